/* SPDX-License-Identifier: MIT
 * A head of people.h while it is built: what people.c knows of it, and what people_hair.c lays on it. */
#ifndef FORGE_PROPS_PEOPLE_HAIR_H
#define FORGE_PROPS_PEOPLE_HAIR_H

#include "props/left_out.h"
#include "props/people_moods.h"
#include "props/skin.h"

/* The bones of a head, as shares and lengths added to the usual one. */
typedef struct {
    float width, jaw, chin;    /* shares */
    float low, out;            /* the chin is longer, and juts */
    float gaunt, cheek, ridge; /* hollow; cheekbones broader; brow ridge forward */
    float crown, nape;         /* height of the skull; flesh below the chin */
} Bones;

typedef struct {
    const Person *p;
    Look look;
    Bones cast;
    float w, m, old, child; /* width, man, 0..1 from grown to old, 0..1 from grown to child */
    float drop, gape;       /* how far the chin is lowered; half of how far the lips are apart */
    float up, down;         /* the upper lip's edge above the line of the mouth, the lower's below */
    int skin, red, jaw, shade, hair, lip, lash; /* materials */
    int head;                                   /* part */
} Build;

/* Each in a part of its own. */
void person_brows(const Build *b);
void person_hair(const Build *b);
void person_beard(const Build *b);

#endif
