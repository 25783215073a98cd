#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""All sounds of the Hall, made from sums, noise and plucked strings: no recording.

    make_sounds.py FOLDER [NAME ...]     writes FOLDER/NAME.ogg, all of them or the named ones

Every sound is a function below that returns samples between -1 and 1 at 44100 a second. Chance comes from a generator
seeded by the sound's name, so that the same script makes the same sounds. Needs numpy and oggenc (vorbis-tools); the
game itself needs neither, its sounds are kept beside this script.
"""
import subprocess
import sys
import wave
import zlib
from pathlib import Path

import numpy as np

RATE = 44100
TAU = 2 * np.pi


# ---- tools ------------------------------------------------------------------------------------------------------------

def span(seconds):
    return np.arange(int(seconds * RATE)) / RATE


def decay(t, half):
    """1 at the start, halved every `half` seconds."""
    return 0.5 ** (t / half)


def swell(t, attack):
    """Fades in over `attack` seconds, so that nothing clicks."""
    return np.minimum(t / attack, 1)


def spectrum(noise, gain):
    """Noise shaped by a gain per frequency in Hz."""
    bins = np.fft.rfft(noise)
    return np.fft.irfft(bins * gain(np.fft.rfftfreq(len(noise), 1 / RATE)), len(noise))


def band(rng, seconds, low, high, slope=2.0):
    """Noise between two frequencies, falling off softly outside; peak 1."""
    def gain(f):
        f = np.maximum(f, 1)
        return 1 / (1 + (low / f) ** (2 * slope)) / (1 + (f / high) ** (2 * slope))
    out = spectrum(rng.standard_normal(int(seconds * RATE)), gain)
    return out / np.max(np.abs(out))


def low_pass(x, high):
    return spectrum(x, lambda f: 1 / (1 + (f / high) ** 4))


def place(total, sound, at, gain=1.0):
    """Adds sound into total from second `at`, cutting what does not fit."""
    first = int(at * RATE)
    n = min(len(sound), len(total) - first)
    if n > 0:
        total[first:first + n] += gain * sound[:n]


def partials(t, base, table):
    """Sum of (ratio, gain, half life): struck metal, wood, skin."""
    return sum(g * np.sin(TAU * base * r * t) * decay(t, h) for r, g, h in table)


def pluck(rng, frequency, seconds, bright=0.5, damp=0.996):
    """A plucked string (Karplus and Strong): a burst of noise runs round a delay line and loses its edge."""
    period = int(RATE / frequency)
    line = rng.uniform(-1, 1, period)
    for _ in range(int(4 * (1 - bright)) + 1):
        line = (line + np.roll(line, 1)) / 2
    out = np.empty(int(seconds * RATE))
    for start in range(0, len(out), period):
        n = min(period, len(out) - start)
        out[start:start + n] = line[:n]
        line = damp * (0.5 * line + 0.5 * np.roll(line, 1))
    return out * swell(span(seconds), 0.002)


def room(x, seconds=0.5, wet=0.2, seed=1):
    """A small stone room: dense echoes that die away."""
    rng = np.random.default_rng(seed)
    t = span(seconds)
    echo = low_pass(rng.standard_normal(len(t)) * decay(t, seconds / 7), 4200)
    echo /= np.sqrt(np.sum(echo ** 2))
    n = len(x) + len(echo)
    tail = np.fft.irfft(np.fft.rfft(x, n) * np.fft.rfft(echo, n), n)
    dry = np.zeros(n)
    dry[:len(x)] = x
    return dry + wet * tail


def level(x, peak=0.8):
    out = x * (peak / np.max(np.abs(x)))
    out = out[:np.flatnonzero(np.abs(out) > peak / 400)[-1] + 400]
    fade = min(len(out) // 8, 800)
    out[-fade:] *= np.linspace(1, 0, fade)
    return out


def loop(x, seconds):
    """Folds what rings past the end back onto the beginning: no seam."""
    n = int(seconds * RATE)
    out = x[:n].copy()
    rest = x[n:]
    out[:len(rest)] += rest
    return out


# ---- cards and tokens -------------------------------------------------------------------------------------------------

def card_take(rng):
    t = span(0.16)
    slide = band(rng, 0.16, 1800, 7000) * np.sin(np.pi * np.minimum(t / 0.14, 1)) ** 2
    return level(room(slide, 0.15, 0.1), 0.35)


def card_lay(rng):
    t = span(0.2)
    slap = band(rng, 0.2, 900, 5200) * decay(t, 0.012) * swell(t, 0.002)
    table = partials(t, 142, [(1, 0.9, 0.03), (2.3, 0.4, 0.018), (3.9, 0.2, 0.01)])
    return level(room(slap + table, 0.2, 0.12), 0.5)


def card_turn(rng):
    t = span(0.22)
    flick = band(rng, 0.22, 2500, 9000) * np.exp(-((t - 0.07) / 0.025) ** 2)
    snap = np.zeros_like(t)
    place(snap, band(rng, 0.06, 1500, 6000) * decay(span(0.06), 0.008), 0.11)
    return level(flick * 0.6 + snap, 0.4)


def shuffle(rng):
    total = np.zeros(int(0.95 * RATE))
    for start, count in ((0.02, 22), (0.42, 26)):
        for i in range(count):
            tick = band(rng, 0.03, 1600, 7500) * decay(span(0.03), 0.005)
            place(total, tick, start + i * 0.3 / count + rng.uniform(0, 0.006), rng.uniform(0.5, 1) * (0.5 + i / count))
    place(total, card_lay(rng), 0.78, 0.7)
    return level(room(total, 0.25, 0.15), 0.4)


def token(rng):
    t = span(0.5)
    ring = partials(t, 2130, [(1, 1, 0.05), (1.51, 0.7, 0.035), (2.76, 0.5, 0.02), (4.1, 0.25, 0.012)])
    total = np.zeros(int(0.6 * RATE))
    for at, gain in ((0, 1), (0.085, 0.5), (0.14, 0.28)):
        place(total, ring, at, gain)
    place(total, partials(span(0.1), 190, [(1, 1, 0.02)]), 0, 0.8)
    return level(room(total, 0.3, 0.15), 0.35)


# ---- the house --------------------------------------------------------------------------------------------------------

def button(rng):
    t = span(0.09)
    knock = partials(t, 520, [(1, 1, 0.012), (2.41, 0.5, 0.008)]) + 0.3 * band(rng, 0.09, 1500, 6000) * decay(t, 0.004)
    return level(knock, 0.3)


def refusal(rng):
    total = np.zeros(int(0.32 * RATE))
    for at in (0, 0.11):
        t = span(0.18)
        thud = partials(t, 108, [(1, 1, 0.035), (1.72, 0.5, 0.02), (2.9, 0.25, 0.01)]) * swell(t, 0.003)
        place(total, thud, at, 1 if at == 0 else 0.7)
    return level(total, 0.45)


def skin(rng, base, seconds=0.9):
    """A drum: the skin's tone falls a little as it dies; the stick is a burst of noise."""
    t = span(seconds)
    fall = base * (1 + 0.35 * np.exp(-t / 0.04))
    phase = TAU * np.cumsum(fall) / RATE
    body = np.sin(phase) * decay(t, 0.14) + 0.4 * np.sin(1.59 * phase) * decay(t, 0.07)
    return body + 0.35 * band(rng, seconds, 300, 2400) * decay(t, 0.015)


def drum(rng):
    total = np.zeros(int(1.5 * RATE))
    for at, gain, base in ((0, 0.7, 74), (0.2, 0.55, 92), (0.4, 1, 66)):
        place(total, skin(rng, base), at, gain)
    return level(room(total, 1.0, 0.35), 0.8)


def horn(frequency, seconds):
    """Brass from a distance: overtones that come in later the higher they are."""
    t = span(seconds)
    out = np.zeros_like(t)
    for k in range(1, 9):
        out += np.sin(TAU * frequency * k * t + 0.3 * np.sin(TAU * 5 * t)) / k * swell(t, 0.03 + 0.018 * k)
    return out * decay(t, seconds * 0.6) * np.minimum((seconds - t) / 0.1, 1)


def win(rng):
    total = np.zeros(int(1.9 * RATE))
    for at, note, length in ((0, 293.7, 0.3), (0.16, 370.0, 0.3), (0.32, 440.0, 0.3), (0.48, 587.3, 1.1)):
        place(total, horn(note, length) + 0.6 * horn(note / 2, length), at, 0.5)
    place(total, horn(440, 1.1), 0.48, 0.35)
    place(total, skin(rng, 70), 0.48, 0.8)
    return level(room(total, 1.1, 0.35), 0.65)


def lose(rng):
    total = np.zeros(int(1.8 * RATE))
    for at, note in ((0, 293.7), (0.28, 277.2), (0.56, 220.0)):
        place(total, low_pass(horn(note / 2, 0.9), 900), at, 0.6)
    return level(room(total, 1.0, 0.3), 0.5)


def tie(rng):
    total = np.zeros(int(1.1 * RATE))
    for at in (0, 0.17):
        t = span(0.6)
        place(total, partials(t, 246, [(1, 1, 0.09), (2.76, 0.5, 0.05), (5.4, 0.2, 0.02)]), at, 1)
    return level(room(total, 0.6, 0.25), 0.45)


def crack(rng):
    """A coin breaks on a hollow drum: a dull blow, metal that bursts, two halves that fall and roll."""
    total = np.zeros(int(1.3 * RATE))
    place(total, skin(rng, 62), 0, 0.9)
    t = span(0.3)
    burst = band(rng, 0.3, 1500, 8000) * decay(t, 0.012)
    burst += partials(t, 1710, [(1, 0.6, 0.03), (1.47, 0.5, 0.022), (2.9, 0.3, 0.012)])
    place(total, burst, 0.03, 0.8)
    for at, pitch in ((0.42, 2100), (0.5, 2390), (0.58, 2140), (0.63, 2410), (0.67, 2150)):
        half = partials(span(0.2), pitch, [(1, 1, 0.03), (2.4, 0.4, 0.015)])
        place(total, half, at, 0.42 * (1.1 - at))
    return level(room(total, 0.6, 0.25), 0.55)


def gasp(rng):
    """A card slides away, and somebody draws breath."""
    total = np.zeros(int(0.8 * RATE))
    place(total, card_take(rng), 0, 1)
    breath = voice(rng, 0.32, lambda a: 240 + 150 * a, [(760, 170), (1600, 240), (2900, 400)], 0.1, 4,
                   lambda a: a ** 1.6 * (1 - a) ** 0.25)
    place(total, level(breath, 0.45), 0.24, 1)
    return level(room(total, 0.3, 0.15), 0.45)


def snatch(rng):
    """A card is whipped away, and the thief chuckles."""
    total = np.zeros(int(1.3 * RATE))
    place(total, whoosh(rng), 0, 1.2)
    for i in range(4):
        heh = voice(rng, 0.1, lambda a, k=i: 158 - 9 * k - 22 * a, [(560, 90), (1250, 140), (2500, 260)], 0.25, 0.5)
        place(total, level(heh, 0.5), 0.36 + 0.14 * i, 1 - 0.15 * i)
    return level(room(total, 0.4, 0.2), 0.5)


def crowd(rng):
    """A tavern cheers: a swell of many throats, some of them in step, hands and mugs on tables."""
    total = np.zeros(int(2.4 * RATE))
    for _ in range(14):
        seconds, at = rng.uniform(0.7, 1.5), 0.12 + abs(rng.normal(0, 0.16))
        pitch = rng.uniform(110, 290)
        shout = voice(rng, seconds, lambda a, p=pitch: p * (1 + 0.16 * np.exp(-((a - 0.2) / 0.18) ** 2) - 0.1 * a),
                      [(rng.uniform(560, 760), 90), (rng.uniform(950, 1250), 130)], 0.25, 0.2)
        place(total, level(shout) * swell(span(seconds), 0.12), at, rng.uniform(0.2, 0.5))
    roar = band(rng, 2.2, 420, 1500)
    t = span(2.2)
    place(total, roar * swell(t, 0.35) * decay(np.maximum(t - 0.5, 0), 0.45), 0.05, 0.6)
    for _ in range(26):
        clap = band(rng, 0.05, 700, 2800) * decay(span(0.05), 0.008)
        place(total, clap, 0.25 + rng.uniform(0, 1.4), rng.uniform(0.1, 0.3))
    for _ in range(7):
        place(total, partials(span(0.12), rng.uniform(150, 210), [(1, 1, 0.03), (2.3, 0.4, 0.015)]), 0.3 + rng.uniform(0, 1.2), 0.35)
    return level(room(total, 0.9, 0.35), 0.5)


def turn(rng):
    """Somebody's turn begins: two soft notes of a bell in the beams."""
    total = np.zeros(int(1.4 * RATE))
    for at, note in ((0, 587.3), (0.13, 880.0)):
        t = span(1.2)
        place(total, partials(t, note, [(1, 1, 0.18), (2.0, 0.35, 0.12), (2.98, 0.2, 0.06), (5.1, 0.08, 0.03)]), at, 0.6)
    return level(room(total, 0.8, 0.2), 0.3)


# ---- dice -------------------------------------------------------------------------------------------------------------

def knocks(rng, count, length, base, bright, dying):
    total = np.zeros(int((length + 0.3) * RATE))
    at = np.sort(rng.uniform(0, 1, count) ** 0.75) * length
    for i, when in enumerate(at):
        t = span(0.12)
        tone = base * rng.uniform(0.8, 1.5)
        hit = partials(t, tone, [(1, 1, 0.016), (2.6, 0.6, 0.009), (5.2, 0.3, 0.004)])
        hit += bright * band(rng, 0.12, 1800, 8000) * decay(t, 0.004)
        place(total, hit, when, rng.uniform(0.4, 1) * (1 - dying * i / count))
    return total


def dice_shake(rng):
    return level(knocks(rng, 12, 0.5, 900, 1.0, 0.2), 0.4)


def dice_wood(rng):
    return level(room(knocks(rng, 13, 0.75, 330, 0.9, 0.75), 0.35, 0.2), 0.6)


def dice_felt(rng):
    return level(low_pass(knocks(rng, 10, 0.6, 210, 0.5, 0.7), 2600), 0.5)


def dice_knock(rng):
    return level(room(knocks(rng, 1, 0.001, 330, 0.9, 0), 0.3, 0.15), 0.55)


def dice_tap(rng):
    return level(low_pass(knocks(rng, 1, 0.001, 240, 0.6, 0), 3000), 0.4)


def hit(rng):
    t = span(0.5)
    blade = partials(t, 1240, [(1, 0.5, 0.09), (1.47, 0.5, 0.07), (2.09, 0.35, 0.05), (3.4, 0.2, 0.03)])
    blow = skin(rng, 95, 0.5)
    return level(room(blade * swell(t, 0.001) + 0.9 * blow, 0.6, 0.25), 0.65)


def heal(rng):
    total = np.zeros(int(1.6 * RATE))
    for i, note in enumerate((523.3, 659.3, 784.0, 1046.5)):
        place(total, pluck(rng, note, 1.0, 0.6, 0.994), 0.07 * i, 0.5)
    return level(room(total, 1.0, 0.4), 0.4)


def wound(rng):
    t = span(0.4)
    tear = band(rng, 0.4, 400, 2400) * decay(t, 0.05) * (0.6 + 0.4 * np.sin(TAU * 31 * t))
    return level(room(tear + 0.8 * skin(rng, 58, 0.4), 0.4, 0.2), 0.55)


def fire(rng):
    t = span(1.5)
    roar = band(rng, 1.5, 60, 900, 1.2) * np.sin(np.pi * (t / 1.5) ** 0.6) ** 1.5
    crackle = np.zeros_like(t)
    for when in rng.uniform(0.1, 1.3, 40):
        place(crackle, band(rng, 0.03, 1200, 7000) * decay(span(0.03), 0.004), when, rng.uniform(0.2, 0.8))
    return level(room(roar + 0.35 * crackle, 0.7, 0.25), 0.7)


# ---- voices: a buzzing throat, a mouth of two or three resonances, breath ------------------------------------------------

def voice(rng, seconds, pitch, mouth, rough=0.0, breath=0.1, shape=None):
    """pitch: function of 0..1 in Hz; mouth: resonances as (Hz, width); rough: how much the throat rattles."""
    t = span(seconds)
    at = t / seconds
    base = pitch(at) * (1 + rough * 0.5 * low_pass(rng.standard_normal(len(t)), 40) * 6)
    phase = np.cumsum(base) / RATE
    throat = (1 - 2 * (phase % 1)) ** 3 + breath * rng.standard_normal(len(t))
    if rough > 0:
        throat = throat * (1 - rough * 0.5 + rough * 0.5 * np.sin(TAU * np.cumsum(base * 0.21) / RATE))
    said = spectrum(throat, lambda f: sum(1 / (1 + ((f - c) / w) ** 2) for c, w in mouth))
    envelope = shape(at) if shape else np.sin(np.pi * at) ** 0.5
    return said * envelope


def voice_ogre(rng):
    return level(room(voice(rng, 0.9, lambda a: 78 - 22 * a, [(320, 90), (780, 120)], 0.7, 0.2), 0.7, 0.3), 0.7)


def voice_troll(rng):
    out = voice(rng, 1.1, lambda a: 66 + 14 * np.sin(9 * a), [(260, 80), (640, 140), (1900, 300)], 1.0, 0.35)
    return level(room(out, 0.8, 0.3), 0.7)


def voice_spider(rng):
    t = span(1.0)
    hiss = band(rng, 1.0, 3200, 9000) * (0.5 + 0.5 * np.sign(np.sin(TAU * 23 * t))) * np.sin(np.pi * t)
    return level(room(low_pass(hiss, 9000), 0.5, 0.2), 0.45)


def voice_wraith(rng):
    out = voice(rng, 1.9, lambda a: 330 + 90 * np.sin(3.1 * a) - 120 * a, [(520, 60), (1150, 90), (2700, 200)], 0.0, 1.2)
    return level(room(out, 1.6, 0.7), 0.5)


def voice_basilisk(rng):
    t = span(1.1)
    rattle = band(rng, 1.1, 900, 5200) * (np.maximum(np.sin(TAU * 17 * t), 0) ** 2) * np.sin(np.pi * t / 1.1)
    growl = voice(rng, 1.1, lambda a: 92 + 30 * a, [(300, 70), (1400, 200)], 0.8, 0.5)
    return level(room(rattle * 0.7 + growl / np.max(np.abs(growl)), 0.7, 0.3), 0.6)


def voice_hydra(rng):
    total = np.zeros(int(1.7 * RATE))
    for i in range(4):
        out = voice(rng, 0.9, lambda a, k=i: 120 + 35 * k + 60 * a, [(420 + 90 * i, 90), (1600, 200)], 0.7, 0.6)
        place(total, out / np.max(np.abs(out)), 0.2 * i, 0.6)
    return level(room(total, 0.8, 0.3), 0.65)


def voice_dragon(rng):
    out = voice(rng, 1.7, lambda a: 96 - 44 * a ** 0.5, [(210, 70), (560, 120), (1250, 240)], 0.9, 0.8,
                lambda a: np.minimum(a / 0.12, 1) * (1 - a) ** 0.7)
    return level(room(out, 1.2, 0.45), 0.8)


def goblin(rng, seconds, pitch, mouth, rough=0.35):
    return level(room(voice(rng, seconds, pitch, mouth, rough, 0.15), 0.3, 0.15), 0.5)


def goblin_glad(rng):
    return goblin(rng, 0.42, lambda a: 310 + 170 * np.sin(2.6 * a), [(760, 120), (1900, 180), (2900, 250)])


def goblin_ouch(rng):
    return goblin(rng, 0.34, lambda a: 520 - 260 * a, [(900, 120), (1500, 160), (2800, 250)])


def goblin_grunt(rng):
    return goblin(rng, 0.28, lambda a: 190 - 50 * a, [(520, 110), (1100, 150)], 0.8)


def fist(rng):
    t = span(0.3)
    return level(room(skin(rng, 120, 0.3) + 0.5 * band(rng, 0.3, 500, 2500) * decay(t, 0.02), 0.3, 0.2), 0.65)


def bomb(rng):
    t = span(1.7)
    fizz = np.zeros_like(t)
    place(fizz, band(rng, 0.35, 3000, 10000) * swell(span(0.35), 0.2), 0, 0.25)
    blast = np.zeros_like(t)
    b = span(1.3)
    place(blast, band(rng, 1.3, 35, 500, 1.2) * decay(b, 0.16) + 0.9 * np.sin(TAU * 46 * b * decay(b, 1.5)) * decay(b, 0.2),
          0.36)
    return level(room(fizz + blast, 1.0, 0.35), 0.9)


def bagpipe(rng):
    total = np.zeros(int(1.5 * RATE))
    drone = sum(horn(f, 1.3) for f in (146.8, 220.3))
    place(total, drone, 0, 0.4)
    for at, note in ((0.1, 440), (0.3, 493.9), (0.45, 440), (0.6, 587.3), (0.85, 440)):
        place(total, horn(note, 0.28), at, 0.6)
    return level(room(spectrum(total, lambda f: 1 / (1 + ((f - 1300) / 1100) ** 2)), 0.6, 0.25), 0.5)


def flag(rng):
    t = span(0.7)
    flap = band(rng, 0.7, 150, 1600, 1.3) * (0.35 + 0.65 * np.sin(TAU * 7 * t) ** 2) * np.sin(np.pi * t / 0.7)
    return level(flap, 0.5)


def whoosh(rng):
    t = span(0.38)
    return level(band(rng, 0.38, 500, 3800, 1.2) * np.sin(np.pi * t / 0.38) ** 2, 0.4)


def magic(rng):
    total = np.zeros(int(1.2 * RATE))
    for i in range(10):
        t = span(0.5)
        note = 1175 * 2 ** (rng.integers(0, 12) / 12)
        place(total, np.sin(TAU * note * t) * decay(t, 0.07), 0.05 * i, 0.3)
    return level(room(total, 1.0, 0.5), 0.35)


# ---- what lasts -------------------------------------------------------------------------------------------------------

def hall(rng):
    """The tavern when nobody speaks up: a fire, a murmur behind a wall, now and then a mug. Loops."""
    seconds, tail = 16.0, 2.0
    total = np.zeros(int((seconds + tail) * RATE))
    bed = band(rng, seconds, 60, 420, 1.0)
    total[:len(bed)] += 0.11 * bed * (0.8 + 0.2 * np.sin(TAU * 3 * span(seconds) / seconds))
    murmur = np.zeros(int(seconds * RATE))
    for _ in range(30):
        pitch, length = rng.uniform(85, 170), rng.uniform(0.3, 0.9)
        out = voice(rng, length, lambda a, p=pitch: p * (1 + 0.15 * np.sin(5 * a)), [(rng.uniform(350, 650), 120), (1100, 200)],
                    0.2, 0.1)
        place(murmur, out / np.max(np.abs(out)), rng.uniform(0, seconds - 1), rng.uniform(0.1, 0.5))
    total[:len(murmur)] += 0.055 * low_pass(murmur, 750)
    for when in rng.uniform(0, seconds, 75):
        length = rng.uniform(0.01, 0.05)
        place(total, band(rng, length, 700, 6500) * decay(span(length), 0.004), when, rng.uniform(0.02, 0.14))
    for when in rng.uniform(1, seconds - 1, 3):
        t = span(0.4)
        mug = partials(t, rng.uniform(620, 900), [(1, 1, 0.05), (2.3, 0.5, 0.03), (4.2, 0.2, 0.02)])
        place(total, low_pass(mug, 2200), when, 0.045)
    return loop(room(total[:int(seconds * RATE)], 1.0, 0.3), seconds) * 0.9


# ---- Siege of Six Lanes -------------------------------------------------------------------------------------------------

def siege_horn(rng):
    """The horn of the wave: one long call over the fields, a fifth above it at the end."""
    total = np.zeros(int(1.2 * RATE))
    place(total, horn(146.8, 1.0) + 0.5 * horn(293.7, 1.0), 0, 0.6)
    place(total, horn(220.3, 0.75) + 0.4 * horn(440.5, 0.75), 0.32, 0.5)
    place(total, skin(rng, 62, 0.7), 0, 0.3)
    return level(room(low_pass(total, 2400), 0.7, 0.35), 0.55)


def siege_portal(rng):
    """A hum that swells and turns: two low tones a hair apart, and air drawn in."""
    t = span(0.75)
    shape = np.sin(np.pi * (t / 0.75) ** 0.7) ** 1.5
    hum = sum(g * np.sin(TAU * f * t + 1.5 * np.sin(TAU * 3 * t)) for f, g in ((147, 0.6), (150.5, 0.6), (294.5, 0.8), (441, 0.6), (589, 0.3)))
    air = band(rng, 0.75, 500, 1500) * (t / 0.75)
    return level(room((hum + 0.7 * air) * shape, 0.5, 0.35), 0.34)


def siege_steel(rng, gain):
    t = span(0.4)
    pitch = rng.uniform(1500, 1600)
    ring = partials(t, pitch, [(1, 0.5, 0.05), (1.52, 0.45, 0.04), (2.18, 0.3, 0.03), (3.3, 0.2, 0.015)])
    return gain * ring * swell(t, 0.001)


def siege_steel_wood(rng):
    t = span(0.4)
    plank = partials(t, 168, [(1, 1, 0.04), (2.4, 0.6, 0.022), (4.1, 0.3, 0.012)])
    split = band(rng, 0.4, 700, 4200) * decay(t, 0.014)
    return level(room(siege_steel(rng, 0.35) + plank + 0.6 * split, 0.35, 0.2), 0.6)


def siege_steel_stone(rng):
    t = span(0.5)
    chips = np.zeros_like(t)
    for when in rng.uniform(0.04, 0.3, 7):
        place(chips, band(rng, 0.03, 1500, 6000) * decay(span(0.03), 0.005), when, rng.uniform(0.1, 0.35))
    block = partials(t, 410, [(1, 0.5, 0.012), (2.7, 0.4, 0.008)])
    out = block + chips + 0.5 * band(rng, 0.5, 1200, 6500) * decay(t, 0.01)
    place(out, siege_steel(rng, 1.0), 0)
    return level(room(out, 0.4, 0.25), 0.5)


def siege_tower(rng):
    """Stones are set one on another, and a beam creaks into its place."""
    total = np.zeros(int(0.75 * RATE))
    for at, base, gain in ((0, 92, 0.7), (0.17, 84, 0.8), (0.36, 70, 1)):
        t = span(0.3)
        stone = partials(t, base, [(1, 1, 0.035), (2.2, 0.5, 0.02), (5.3, 0.3, 0.008)]) * swell(t, 0.002)
        place(total, stone + 1.1 * band(rng, 0.3, 500, 3600) * decay(t, 0.02), at, gain)
    creak = voice(rng, 0.3, lambda a: 74 + 60 * a, [(600, 120), (1300, 200)], 0.6, 0.05)
    place(total, creak / np.max(np.abs(creak)), 0.1, 0.3)
    return level(room(total, 0.4, 0.22), 0.6)


def siege_people(seconds, pitch, mouth, rough, breath, peak, also):
    """One voice of a people, and what is heard with it: a function for SOUNDS."""
    def make(rng):
        said = voice(rng, seconds, pitch, mouth, rough, breath)
        total = np.zeros(int((seconds + 0.25) * RATE))
        place(total, said / np.max(np.abs(said)), 0.02)
        place(total, also(rng, seconds), 0)
        return level(room(total, 0.35, 0.2), peak)
    return make


def spark(rng, seconds):
    """Ember: sparks fly."""
    total = np.zeros(int(seconds * RATE))
    for when in rng.uniform(0, seconds * 0.8, 9):
        place(total, band(rng, 0.02, 1800, 7000) * decay(span(0.02), 0.003), when, rng.uniform(0.1, 0.35))
    return total


def ripple(rng, seconds):
    """Tide: drops, and a wave that runs out."""
    t = span(seconds)
    total = 0.18 * band(rng, seconds, 600, 3500) * np.sin(np.pi * t / seconds) ** 2
    for when in rng.uniform(0, seconds * 0.7, 4):
        d = span(0.09)
        place(total, np.sin(TAU * (rng.uniform(500, 900) + 5200 * d) * d) * decay(d, 0.02), when, 0.22)
    return total


def bones(rng, seconds):
    """Barrow: dry bones knock."""
    total = np.zeros(int((seconds + 0.1) * RATE))
    for when in rng.uniform(0, seconds * 0.8, 6):
        t = span(0.06)
        place(total, partials(t, rng.uniform(700, 1300), [(1, 1, 0.008), (2.7, 0.5, 0.005)]), when, rng.uniform(0.15, 0.4))
    return total


EMBER = [(620, 120), (1250, 170), (2500, 250)]
TIDE = [(420, 80), (1700, 160), (2600, 220)]
BARROW = [(380, 70), (820, 110), (2200, 260)]
siege_ember = (
    siege_people(0.34, lambda a: 150 + 45 * np.sin(3.0 * a), EMBER, 0.3, 0.12, 0.5, spark),
    siege_people(0.42, lambda a: 205 - 40 * a + 50 * np.sin(6.2 * a), EMBER, 0.25, 0.12, 0.5, spark),
    siege_people(0.30, lambda a: 125 + 90 * a ** 2, EMBER, 0.45, 0.15, 0.5, spark),
)
siege_tide = (
    siege_people(0.46, lambda a: 262 + 70 * np.sin(3.1 * a), TIDE, 0.0, 0.2, 0.42, ripple),
    siege_people(0.40, lambda a: 330 - 80 * a, TIDE, 0.0, 0.25, 0.42, ripple),
    siege_people(0.52, lambda a: 220 + 110 * a + 12 * np.sin(30 * a), TIDE, 0.05, 0.2, 0.42, ripple),
)
siege_barrow = (
    siege_people(0.50, lambda a: 104 - 24 * a, BARROW, 0.4, 0.9, 0.5, bones),
    siege_people(0.44, lambda a: 92 + 30 * np.sin(3.0 * a), BARROW, 0.6, 0.7, 0.5, bones),
    siege_people(0.56, lambda a: 128 - 40 * a ** 0.5, BARROW, 0.2, 1.3, 0.5, bones),
)


def siege_ulmorrath(rng):
    """An outsider of weight: the ground is breathed in, a throat of gravel lets it out."""
    out = voice(rng, 1.1, lambda a: 62 - 18 * a, [(170, 60), (430, 100), (980, 200)], 0.9, 0.5,
                lambda a: np.minimum(a / 0.25, 1) * (1 - a) ** 0.8)
    t = span(1.1)
    low = np.sin(TAU * (41 - 6 * t) * t) * np.sin(np.pi * t / 1.1)
    return level(room(out / np.max(np.abs(out)) + 0.5 * low, 0.7, 0.35), 0.62)


def siege_veyrune(rng):
    """An outsider of glass: a breath that whistles, thin tones that do not agree."""
    t = span(1.1)
    shape = np.sin(np.pi * t / 1.1) ** 1.3
    out = voice(rng, 1.1, lambda a: 392 - 60 * a + 30 * np.sin(11 * a), [(700, 70), (1900, 90), (3100, 160)], 0.0, 1.4)
    glass = sum(np.sin(TAU * f * t + 2 * np.sin(TAU * 5.5 * t)) for f in (1244.5, 1318.5, 1864.7)) / 3
    return level(room((out / np.max(np.abs(out)) + 0.35 * glass) * shape, 0.8, 0.5), 0.42)


def siege_orrogast(rng):
    """An outsider of many mouths: wet breaths one in the other, and a swarm behind."""
    total = np.zeros(int(1.25 * RATE))
    for i, base in enumerate((88, 117, 71)):
        out = voice(rng, 0.62, lambda a, b=base: b * (1 + 0.3 * np.sin(4 * a)), [(350 + 120 * i, 80), (1150, 160)], 0.8, 0.7)
        place(total, out / np.max(np.abs(out)), 0.22 * i, 0.7)
    t = span(1.0)
    swarm = band(rng, 1.0, 1200, 4200) * np.maximum(np.sin(TAU * 27 * t), 0) * np.sin(np.pi * t)
    place(total, swarm, 0.1, 0.3)
    return level(room(total, 0.6, 0.3), 0.58)


def siege_mana(rng):
    """Mana comes: two drops of light, the second higher."""
    total = np.zeros(int(0.5 * RATE))
    for at, note in ((0, 784.0), (0.07, 1174.7)):
        t = span(0.4)
        place(total, partials(t, note, [(1, 1, 0.07), (2.01, 0.3, 0.04), (3.02, 0.12, 0.02)]) * swell(t, 0.004), at, 0.6)
    return level(room(total, 0.5, 0.3), 0.28)


def siege_pillage(rng):
    """A sack is filled: cloth, coin, small feet that run."""
    t = span(0.9)
    total = 0.4 * band(rng, 0.9, 300, 1800, 1.3) * np.exp(-((t - 0.12) / 0.08) ** 2)
    for when in np.sort(rng.uniform(0.05, 0.4, 7)):
        ring = partials(span(0.2), rng.uniform(1700, 2600), [(1, 1, 0.025), (1.51, 0.6, 0.018), (2.76, 0.4, 0.01)])
        place(total, ring, when, rng.uniform(0.12, 0.3))
    for i in range(6):
        step = skin(rng, 150, 0.12) * decay(span(0.12), 0.03)
        place(total, step, 0.38 + 0.075 * i, 0.5 * (1 - i / 8))
    return level(room(total, 0.3, 0.18), 0.45)


def siege_laugh(count, pace, pitch, fall, mouth, rough):
    """A minion laughs: so many syllables, each lower than the one before it."""
    def make(rng):
        total = np.zeros(int((count * pace + 0.3) * RATE))
        for i in range(count):
            base = pitch * fall ** i * rng.uniform(0.97, 1.03)
            out = voice(rng, pace * 0.8, lambda a, b=base: b * (1.15 - 0.3 * a), mouth, rough, 0.35)
            place(total, out / np.max(np.abs(out)), i * pace, 1 - 0.5 * i / count)
        return level(room(total, 0.3, 0.16), 0.42)
    return make


siege_laughs = (
    siege_laugh(4, 0.15, 210, 0.93, [(560, 110), (1000, 150)], 0.5),               # of the larder: full and round
    siege_laugh(6, 0.09, 460, 0.97, [(850, 120), (2100, 180), (3000, 250)], 0.15),  # of the coffers: a giggle
    siege_laugh(4, 0.13, 290, 1.05, [(480, 80), (1550, 120), (2600, 200)], 0.7),    # of the armoury: inside a helmet
    siege_laugh(3, 0.19, 350, 0.85, [(420, 90), (1900, 160)], 0.1),                 # of the archive: hee, dry
)


def siege_castle_hit(rng):
    """The wall takes a blow, and dust comes down."""
    t = span(0.85)
    blow = np.sin(TAU * 48 * t * decay(t, 1.2)) * decay(t, 0.12) + 0.9 * band(rng, 0.85, 60, 700, 1.3) * decay(t, 0.07)
    for when in rng.uniform(0.12, 0.65, 12):
        place(blow, band(rng, 0.04, 500, 3500) * decay(span(0.04), 0.008), when, rng.uniform(0.05, 0.25))
    return level(room(blow * swell(t, 0.002), 0.5, 0.3), 0.72)


def siege_collapse(rng):
    """The portal breaks: the hum falls, glass and stone, a last breath of air."""
    t = span(1.1)
    fall = 240 * decay(t, 0.28) + 40
    out = 0.6 * np.sin(TAU * np.cumsum(fall) / RATE) * np.sin(np.pi * np.minimum(t / 1.1, 1)) ** 0.6
    out += 0.7 * band(rng, 1.1, 50, 900, 1.2) * np.exp(-((t - 0.35) / 0.22) ** 2)
    place(out, band(rng, 0.12, 1800, 7000) * decay(span(0.12), 0.012), 0.24, 0.7)  # the pane bursts
    for when in np.concatenate([rng.uniform(0.25, 0.45, 18), rng.uniform(0.45, 1.0, 14)]):
        shard = partials(span(0.2), rng.uniform(1600, 5200), [(1, 1, 0.03), (1.6, 0.5, 0.018), (2.72, 0.3, 0.01)])
        place(out, shard, when, rng.uniform(0.08, 0.26))
    return level(room(out, 0.8, 0.35), 0.65)


def siege_bell(rng):
    """A deep bell far behind the portal: the air hums before it, and for long after it."""
    t = span(3.0)
    out = partials(t, 98, [(0.5, 0.8, 1.1), (1, 0.9, 0.7), (1.19, 0.55, 0.5), (1.5, 0.35, 0.35), (2, 0.6, 0.3),
                           (2.66, 0.25, 0.16), (4.1, 0.16, 0.08)])
    out *= 1 + 0.12 * np.sin(TAU * 1.7 * t)
    out += 0.5 * band(rng, 3.0, 60, 900) * decay(t, 0.02)
    return level(room(out * swell(t, 0.003), 1.2, 0.35), 0.6)


def siege_fall(rng):
    """The castle is lost: a horn that sinks, walls that come down after it."""
    total = np.zeros(int(1.9 * RATE))
    for at, note in ((0, 146.8), (0.3, 138.6), (0.6, 110.0)):
        place(total, low_pass(horn(note, 0.9), 900), at, 0.5)
    t = span(1.1)
    rubble = band(rng, 1.1, 45, 600, 1.2) * np.sin(np.pi * (t / 1.1) ** 0.5) ** 1.5
    for when in rng.uniform(0.05, 0.7, 14):
        place(rubble, band(rng, 0.06, 300, 2600) * decay(span(0.06), 0.012), when, rng.uniform(0.1, 0.4))
    place(total, rubble, 0.75, 0.6)
    return level(room(total, 0.8, 0.3), 0.6)


SOUNDS = {
    "card-take": card_take, "card-lay": card_lay, "card-turn": card_turn, "shuffle": shuffle, "token": token,
    "button": button, "refusal": refusal, "drum": drum, "win": win, "lose": lose, "tie": tie, "crowd": crowd, "turn": turn,
    "crack": crack, "gasp": gasp, "snatch": snatch,
    "dice-shake": dice_shake, "dice-wood": dice_wood, "dice-felt": dice_felt, "dice-knock": dice_knock, "dice-tap": dice_tap, "hit": hit, "heal": heal, "wound": wound,
    "fire": fire, "ogre": voice_ogre, "troll": voice_troll, "spider": voice_spider, "wraith": voice_wraith,
    "basilisk": voice_basilisk, "hydra": voice_hydra, "dragon": voice_dragon, "goblin-glad": goblin_glad,
    "goblin-ouch": goblin_ouch, "goblin-grunt": goblin_grunt, "fist": fist, "bomb": bomb, "bagpipe": bagpipe, "flag": flag,
    "whoosh": whoosh, "magic": magic, "hall": hall,
    "siege-horn": siege_horn, "siege-portal": siege_portal, "siege-steel-wood": siege_steel_wood,
    "siege-steel-stone": siege_steel_stone, "siege-tower": siege_tower, "siege-ulmorrath": siege_ulmorrath,
    "siege-veyrune": siege_veyrune, "siege-orrogast": siege_orrogast, "siege-mana": siege_mana,
    "siege-pillage": siege_pillage, "siege-castle-hit": siege_castle_hit, "siege-collapse": siege_collapse,
    "siege-fall": siege_fall, "siege-bell": siege_bell,
    **{f"siege-ember-{i + 1}": make for i, make in enumerate(siege_ember)},
    **{f"siege-tide-{i + 1}": make for i, make in enumerate(siege_tide)},
    **{f"siege-barrow-{i + 1}": make for i, make in enumerate(siege_barrow)},
    **{f"siege-laugh-{i + 1}": make for i, make in enumerate(siege_laughs)},
}


# Nothing above 8 kHz in these: kept at half the rate, so that they are small and read in a moment.
LOW = {"hall"} | {name for name in SOUNDS if name.startswith("siege-")}


def write(path, name, samples):
    data = samples if samples.ndim == 2 else samples[:, None]
    sixteen = (np.clip(data, -1, 1) * 32000).astype("<i2")
    raw = path.with_suffix(".wav")
    with wave.open(str(raw), "wb") as out:
        out.setnchannels(data.shape[1])
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(sixteen.tobytes())
    rate = ["--resample", "22050"] if name in LOW else []
    subprocess.run(["oggenc", "-Q", "-q", "3", "-s", "1", *rate, "-o", str(path), str(raw)], check=True)
    raw.unlink()


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[2:] or SOUNDS:
        samples = SOUNDS[name](np.random.default_rng(zlib.crc32(name.encode())))
        write(folder / f"{name}.ogg", name, samples)
        print(f"{name}: {len(samples) / RATE:.2f} s, peak {np.max(np.abs(samples)):.2f}")


if __name__ == "__main__":
    main()
