/* SPDX-License-Identifier: MIT
 * Turns the four corners and projects them on the window; the map back is the inverse of the unit square's map to them. */
#include "gfx/turn_look.h"

#include <math.h>

/* Computes the corners of the turned card, in the order upper left, upper right, lower right, lower left. */
static void corners(double w, double h, CardTurn turn, double x[4], double y[4])
{
    const double eye = 2.4 * h;
    double cy = cos((double)turn.yaw), sy = sin((double)turn.yaw);
    double cp = cos((double)turn.pitch), sp = sin((double)turn.pitch);
    double cr = cos((double)turn.roll), sr = sin((double)turn.roll);
    for (int i = 0; i < 4; i++) {
        double cx = i == 1 || i == 2 ? w / 2 : -w / 2, cyy = i >= 2 ? h / 2 : -h / 2;
        double px = cx * cy, away = cx * sy; /* about the upright axis, then about the level one */
        double py = cyy * cp + away * sp, far = away * cp - cyy * sp;
        double k = eye / (eye + far);
        x[i] = (px * cr - py * sr) * k;
        y[i] = (px * sr + py * cr) * k;
    }
}

bool turn_look(double w, double h, CardTurn turn, TurnLook *out)
{
    double x[4], y[4];
    corners(w, h, turn, x, y);
    double sx = x[0] - x[1] + x[2] - x[3], sy = y[0] - y[1] + y[2] - y[3];
    double ax = x[1] - x[2], bx = x[3] - x[2], ay = y[1] - y[2], by = y[3] - y[2];
    double det = ax * by - bx * ay;
    if (fabs(det) < 1)
        return false; /* edge on */
    double g = (sx * by - bx * sy) / det, hh = (ax * sy - sx * ay) / det;
    double a = x[1] - x[0] + g * x[1], b = x[3] - x[0] + hh * x[3], c = x[0];
    double d = y[1] - y[0] + g * y[1], e = y[3] - y[0] + hh * y[3], f = y[0];
    double one = a * e - b * d; /* the inverse, scaled so that its last number is one */
    if (fabs(one) < 1e-6)
        return false;
    *out = (TurnLook){.ux = (e - f * hh) / one,
                      .uy = (c * hh - b) / one,
                      .u1 = (b * f - c * e) / one,
                      .vx = (f * g - d) / one,
                      .vy = (a - c * g) / one,
                      .v1 = (c * d - a * f) / one,
                      .dx = (d * hh - e * g) / one,
                      .dy = (b * g - a * hh) / one};
    double l = x[0], r = x[0], t = y[0], m = y[0];
    for (int i = 1; i < 4; i++) {
        l = fmin(l, x[i]);
        r = fmax(r, x[i]);
        t = fmin(t, y[i]);
        m = fmax(m, y[i]);
    }
    out->left = (int)floor(l) - 1;
    out->right = (int)ceil(r) + 1;
    out->top = (int)floor(t) - 1;
    out->bottom = (int)ceil(m) + 1;
    return true;
}
