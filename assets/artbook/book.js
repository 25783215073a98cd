/* SPDX-License-Identifier: MIT
 * The art book: one picture before the wall, as paint and as clay. What WebGL may read must not come from a file of its
 * own when a page is opened without a server, so each picture and its relief come once more as a script (clay/). */
"use strict";

const book = (() => {
    const SLANT = 0.16;
    const cards = Array.from(document.querySelectorAll("figure a"));
    const view = document.getElementById("view");
    const part = (name) => view.querySelector(name);
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const state = { at: 0, seam: 0.53, lamp: [0.24, 0.2], drag: null, swept: false, wanted: "" };
    const loaded = new Map(); // by id: {paint, relief}, images that are ready
    let gl = null, program = null, place = {};

    /* ---- the clay -------------------------------------------------------------------------------------------------- */

    const VERTEX = "attribute vec2 at; varying vec2 uv; void main() { uv = vec2(at.x, 1. - at.y); gl_Position = vec4(at * 2. - 1., 0, 1); }";
    const FRAGMENT = `
precision highp float;
varying vec2 uv;
uniform sampler2D paint, relief;
uniform vec2 lamp;
uniform float seam;
const vec2 CELL = vec2(1. / 128., 1. / 160.), DOT = vec2(1. / 640., 1. / 800.);

float plane(vec2 which, vec2 at) { return texture2D(relief, (which + clamp(at, CELL * .5, 1. - CELL * .5)) * .5).g; }
float soft(vec2 which, vec2 at) {
    return plane(which, at) * .4 + .15 * (plane(which, at + vec2(CELL.x, 0)) + plane(which, at - vec2(CELL.x, 0)) +
                                          plane(which, at + vec2(0, CELL.y)) + plane(which, at - vec2(0, CELL.y)));
}
float outline(vec2 at) {
    float sum = 0.;
    for (int i = 0; i < 9; i++)
        sum += texture2D(relief, at + (vec2(mod(float(i), 3.), floor(float(i) / 3.)) - 1.) * CELL * .5).a;
    return smoothstep(.15, .85, sum / 9.);
}
float light(vec2 at) { return dot(texture2D(paint, at).rgb, vec3(.35, .5, .15)); }
float row(vec2 at, vec2 along) { return (light(at - along) + 2. * light(at) + light(at + along)) * .25; }
float around(vec2 at, float far) {
    float sum = 0.;
    for (int i = 0; i < 12; i++) {
        float turn = float(i) * 2.399963, reach = sqrt((float(i) + .5) / 12.);
        sum += light(at + vec2(cos(turn), sin(turn)) * DOT * far * reach);
    }
    return sum / 12.;
}
float nearness(vec2 at) {
    float sum = 0.;
    for (int i = 0; i < 12; i++) {
        float turn = float(i) * 2.399963, reach = sqrt((float(i) + .5) / 12.);
        sum += plane(vec2(0, 0), at + vec2(cos(turn), sin(turn)) * CELL * 5. * reach);
    }
    return sum / 12.;
}
float hash(vec2 p) { return fract(sin(dot(floor(p), vec2(12.9898, 78.233))) * 43758.5453) - .5; }

vec3 clay() {
    float m = outline(uv);
    vec2 x = vec2(DOT.x * 1.5, 0), y = vec2(0, DOT.y * 1.5);
    vec2 slope = vec2(row(uv + x, y) - row(uv - x, y), row(uv + y, x) - row(uv - y, x)) * 4.2;
    vec2 n = vec2(soft(vec2(1, 0), uv) * 255. - 128., 128. - soft(vec2(0, 1), uv) * 255.) / 127.;
    n = n * (.25 + .75 * m) - slope * m;
    float steep = dot(n, n);
    if (steep > .92) { n *= sqrt(.92 / steep); steep = .92; }
    vec3 normal = vec3(n, sqrt(1. - steep));
    float hollow = 1. - 1.5 * clamp(nearness(uv) - plane(vec2(0, 0), uv), 0., .3);
    float body = .26 + .74 * m, lit = hollow * (1. + 1.1 * clamp(light(uv) - around(uv, 12.), -.5, .1)) * body;
    vec3 to = vec3((lamp - uv) * vec2(1.94, 2.42), .62);
    float fall = 1. / (1. + .85 * dot(to.xy, to.xy));
    to = normalize(to);
    float warm = max(0., dot(normal, to)) * fall * 1.7 * lit, cold = (.55 - .45 * n.y) * .26 * lit;
    float shine = pow(max(0., dot(normal, normalize(to + vec3(0, 0, 1)))), 24.) * .3 * fall * m;
    vec3 c = warm * vec3(.98, .80, .60) + cold * vec3(.74, .78, .90) + shine * vec3(1, .86, .62);
    return c / (c + .62) * 1.12 + vec3(hash(gl_FragCoord.xy * .5) + hash(gl_FragCoord.xy)) * .016 - vec3(0, .008, .016);
}

void main() {
    float edge = seam + ${SLANT.toFixed(2)} * (.5 - uv.y);
    gl_FragColor = uv.x < edge ? vec4(clay(), 1) : texture2D(paint, uv);
}`;

    function shader(kind, text) {
        const s = gl.createShader(kind);
        gl.shaderSource(s, text);
        gl.compileShader(s);
        if (!gl.getShaderParameter(s, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(s));
        return s;
    }

    /* True if this browser can paint clay. */
    function prepare() {
        if (program) return true;
        gl = part("canvas").getContext("webgl", { preserveDrawingBuffer: true });
        if (!gl) return false;
        program = gl.createProgram();
        gl.attachShader(program, shader(gl.VERTEX_SHADER, VERTEX));
        gl.attachShader(program, shader(gl.FRAGMENT_SHADER, FRAGMENT));
        gl.linkProgram(program);
        gl.useProgram(program);
        gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
        gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW);
        gl.enableVertexAttribArray(0);
        gl.bindAttribLocation(program, 0, "at");
        gl.vertexAttribPointer(gl.getAttribLocation(program, "at"), 2, gl.FLOAT, false, 0, 0);
        for (const name of ["paint", "relief", "lamp", "seam"]) place[name] = gl.getUniformLocation(program, name);
        gl.uniform1i(place.paint, 0);
        gl.uniform1i(place.relief, 1);
        return true;
    }

    function texture(unit, image) {
        gl.activeTexture(gl.TEXTURE0 + unit);
        gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
        gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false); // the outline is the alpha: colours below it count
        gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image);
        for (const [key, value] of [[gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE], [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
                                    [gl.TEXTURE_MIN_FILTER, gl.LINEAR], [gl.TEXTURE_MAG_FILTER, gl.LINEAR]])
            gl.texParameteri(gl.TEXTURE_2D, key, value);
    }

    /* Draws once; nothing is drawn while nobody moves. */
    function draw() {
        const canvas = part("canvas"), scale = window.devicePixelRatio || 1;
        const w = Math.round(canvas.clientWidth * scale), h = Math.round(canvas.clientHeight * scale);
        if (!program || view.classList.contains("flat") || w < 1) return;
        if (canvas.width !== w || canvas.height !== h) { canvas.width = w; canvas.height = h; }
        gl.viewport(0, 0, w, h);
        gl.uniform2f(place.lamp, state.lamp[0], state.lamp[1]);
        gl.uniform1f(place.seam, state.seam);
        gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
        for (const line of view.querySelectorAll(".seam line")) {
            line.setAttribute("x1", `${(state.seam + SLANT / 2) * 100}%`);
            line.setAttribute("x2", `${(state.seam - SLANT / 2) * 100}%`);
        }
    }

    let asked = false;
    function again() {
        if (asked) return;
        asked = true;
        requestAnimationFrame(() => { asked = false; draw(); });
    }

    function pull(to) {
        state.seam = Math.max(0, Math.min(1, to));
        part("input").value = Math.round(state.seam * 100);
        again();
    }

    /* The first clay comes in from the right. */
    function sweep() {
        if (state.swept || still) return pull(state.seam);
        state.swept = true;
        const begin = performance.now(), goal = state.seam;
        const step = (now) => {
            const left = Math.pow(1 - Math.min(1, (now - begin) / 900), 3);
            pull(goal + (1 - goal) * left);
            if (left > 0 && !state.drag) requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
    }

    function show(id) {
        const images = loaded.get(id);
        if (id !== state.wanted || !images) return;
        view.classList.remove("flat");
        texture(0, images.paint);
        texture(1, images.relief);
        sweep();
    }

    function image(data) {
        return new Promise((good, bad) => {
            const i = new Image();
            i.onload = () => good(i);
            i.onerror = bad;
            i.src = data;
        });
    }

    /* Called by the scripts in clay/. */
    async function put(id, paint, relief) {
        loaded.clear(); // one at a time: they are large
        loaded.set(id, { paint: await image(paint), relief: await image(relief) });
        show(id);
    }

    function fetchClay(id) {
        if (loaded.has(id)) return show(id);
        const script = document.createElement("script");
        script.src = `clay/${id}.js`;
        script.onload = () => script.remove();
        document.body.append(script);
    }

    /* ---- the view -------------------------------------------------------------------------------------------------- */

    function open(at) {
        state.at = (at + cards.length) % cards.length;
        const card = cards[state.at], words = card.parentElement.querySelector("figcaption");
        const source = card.getAttribute("href"), id = card.dataset.id;
        part("img").src = source;
        part("img").alt = card.querySelector("img").alt;
        part(".behind").style.backgroundImage = `url("${source}")`;
        part("h2").textContent = words.querySelector("b").textContent;
        part(".text").innerHTML = "";
        for (const more of words.querySelectorAll("p, code")) part(".text").append(more.cloneNode(true));
        view.classList.add("flat");
        state.wanted = id;
        if (!view.open) view.showModal();
        if ("clay" in card.dataset && prepare()) fetchClay(id);
        history.replaceState(null, "", `#${id}`);
    }

    function close() {
        view.close();
        history.replaceState(null, "", " ");
        cards[state.at].focus();
    }

    cards.forEach((card, i) => card.addEventListener("click", (e) => { e.preventDefault(); open(i); }));
    part(".before").addEventListener("click", () => open(state.at - 1));
    part(".after").addEventListener("click", () => open(state.at + 1));
    part(".close").addEventListener("click", close);
    view.addEventListener("cancel", (e) => { e.preventDefault(); close(); });
    part("input").addEventListener("input", (e) => pull(e.target.value / 100));
    view.addEventListener("keydown", (e) => {
        if (e.target === part("input")) return; // its arrows pull the seam
        if (e.key === "ArrowLeft") open(state.at - 1);
        if (e.key === "ArrowRight") open(state.at + 1);
    });
    const stage = part(".stage");
    const where = (e) => {
        const r = stage.getBoundingClientRect();
        return [(e.clientX - r.left) / r.width, (e.clientY - r.top) / r.height];
    };
    stage.addEventListener("pointerdown", (e) => {
        stage.setPointerCapture(e.pointerId);
        state.drag = { x: where(e)[0], seam: state.seam };
    });
    stage.addEventListener("pointermove", (e) => {
        state.lamp = where(e);
        if (state.drag) pull(state.drag.seam + state.lamp[0] - state.drag.x);
        else again();
    });
    for (const ends of ["pointerup", "pointercancel"]) stage.addEventListener(ends, () => { state.drag = null; });
    window.addEventListener("resize", again);
    const first = cards.findIndex((c) => `#${c.dataset.id}` === decodeURIComponent(location.hash));
    if (first >= 0) open(first);
    return { put, open, pull, state };
})();
