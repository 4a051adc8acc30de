// Coats and jackets.
import type { Kit } from "../kit/kit.ts";
import { evenlySpaced, mirrorPath, symmetricOutline, withMirrorImage } from "../kit/paths.ts";
import { backCollar, buttons, cuffs, insideNeck, patchPocket, sleeves } from "./body.ts";
import type { Motif } from "./motif.ts";

const ARMS = { shoulder: 92, chest: 88, x: 136, y: 268, cuff: 20, puff: 24 } as const;

/**
 * Returns the outline of a coat of a given length, from the neck to the hem, slightly wider at the
 * bottom.
 */
const coatBody = (length: number, hem: number, waist = 86) =>
  symmetricOutline(
    `M0 8 C-16 8 -28 2 -30 -6 L-92 22 C-80 50 -89 78 -88 104 C-88 140 ${-waist} 160 ${-waist} 186 C${-waist} 240 ${-hem} ${length - 80} ${-hem} ${length} Q${-hem / 2} ${length + 9} 0 ${length + 9}`,
  );

const LONG_FOLDS =
  "M-58 100 Q-48 150 -58 200 M58 100 Q50 150 58 200 M-44 240 Q-56 320 -54 420 M46 240 Q58 320 54 420 M-16 280 Q-20 350 -18 420";

/** Draws a collar and lapels that are open down to a given height. */
function lapels(kit: Kit, end: number, width = 60, lining = "#e9e2d6"): string {
  const lapelOutline = `M-22 -4 L-${width - 10} 26 L-${width} 44 L-2 ${end} L-6 ${end - 30} Z`;
  const collarOutline = `M-28 -16 Q-44 -8 -50 10 L-${width - 2} 30 L-${width - 18} 38 L-20 8 Z`;
  return (
    kit.flat(`M-26 -14 Q0 -26 26 -14 L0 ${end} Z`, lining) +
    kit.inside(`M-26 -14 Q0 -24 26 -14 Q16 4 0 6 Q-16 4 -26 -14 Z`, { tone: -0.32, depth: 0.4 }) +
    kit.shadow(`M-24 0 L0 ${end} L24 0 L14 0 L0 ${end - 40} L-14 0 Z`, 0.4, 4) +
    kit.shadow(withMirrorImage(`M-${width - 4} 46 L0 ${end + 6} L-10 ${end - 30} Z`), 0.32, 4) +
    kit.part(mirrorPath(lapelOutline), { tone: 0.04, depth: 0.6 }) +
    kit.part(lapelOutline, { tone: 0.07, depth: 0.6 }) +
    kit.part(mirrorPath(collarOutline), { tone: 0.02, depth: 0.6 }) +
    kit.part(collarOutline, { tone: 0.05, depth: 0.6 }) +
    kit.stitch(withMirrorImage(`M-${width - 4} 45 L-6 ${end - 8}`))
  );
}

/** Draws a slanting pocket with a welt. */
const slantPocket = (kit: Kit, x: number, y: number) =>
  kit.part(`M${x} ${y} L${x + 12} ${y - 4} L${x + 2} ${y + 54} L${x - 10} ${y + 52} Z`, {
    depth: 0.4,
    tone: 0.04,
  }) + kit.stitch(`M${x + 2} ${y + 3} L${x - 7} ${y + 49}`);

const flapPocket = (kit: Kit, x: number, y: number, w = 46, h = 17) =>
  kit.shadow(`M${x} ${y + 4} h${w} v${h} h${-w} Z`, 0.28, 3) +
  kit.part(
    `M${x} ${y} L${x + w} ${y + 2} L${x + w} ${y + h + 2} Q${x + w / 2} ${y + h + 4} ${x} ${y + h} Z`,
    { depth: 0.4, tone: 0.04 },
  );

const fullGarment = (
  cloth: Motif["cloth"],
  draw: Motif["draw"],
  focus: Motif["focus"],
  box: Motif["box"],
): Motif => ({ draw, cloth, focus, box, setting: "full" });
const upperGarment = (
  cloth: Motif["cloth"],
  draw: Motif["draw"],
  focus: Motif["focus"],
  box: Motif["box"],
): Motif => ({ draw, cloth, focus, box, setting: "upper" });

const backSeam = (kit: Kit, length: number) =>
  kit.seam(`M0 16 L0 ${length}`) +
  kit.seam(`M3 ${length - 120} L10 ${length - 116} L10 ${length + 6}`);

const coat = fullGarment(
  "wool",
  (kit, isBackView) =>
    sleeves(kit, ARMS, { depth: 1.1 }) +
    kit.part(coatBody(436, 104), {
      folds: LONG_FOLDS,
      lights: "M-30 230 Q-36 330 -34 430 M24 240 Q34 330 32 430",
      depth: 1.5,
    }) +
    kit.seam(withMirrorImage("M-90 24 C-80 52 -88 78 -87 104")) +
    (isBackView
      ? backSeam(kit, 436) +
        kit.part("M-52 176 L52 176 L52 194 L-52 194 Z", { depth: 0.4 }) +
        buttons(kit, -40, [185], 5) +
        buttons(kit, 40, [185], 5) +
        backCollar(kit)
      : kit.seam("M14 130 L16 444") +
        flapPocket(kit, -72, 220) +
        flapPocket(kit, 28, 220) +
        kit.seam("M28 92 L62 88", 2.4) +
        lapels(kit, 136, 66, "#d8cdbd") +
        [158, 206, 254].map((y) => kit.button(-22, y, 6) + kit.button(34, y, 6)).join("")) +
    kit.stitch(withMirrorImage("M-154 250 L-118 255")),
  [4, 140, 170],
  [-160, -28, 320, 476],
);

/** Draws a belt with a buckle and a hanging end. */
function waistBelt(kit: Kit, y: number, half: number): string {
  return (
    kit.shadow(`M${-half} ${y + 6} H${half} V${y + 24} H${-half} Z`, 0.3, 4) +
    kit.part(
      `M${-half - 1} ${y} Q0 ${y + 8} ${half + 1} ${y} L${half} ${y + 19} Q0 ${y + 27} ${-half} ${y + 19} Z`,
      { depth: 0.5, tone: 0.03 },
    ) +
    kit.part(
      `M10 ${y + 10} C34 ${y + 34} 40 ${y + 60} 36 ${y + 92} L22 ${y + 90} C24 ${y + 60} 18 ${y + 40} 0 ${y + 20} Z`,
      { depth: 0.4, tone: 0.05 },
    ) +
    `<rect x="-12" y="${y - 1}" width="24" height="26" rx="5" fill="none" stroke="#5b4330" stroke-width="4.5"/>` +
    `<rect x="-12.5" y="${y - 2}" width="24" height="26" rx="5" fill="none" stroke="#b99a74" stroke-width="1.4"/>`
  );
}

const trench = fullGarment(
  "twill",
  (kit, isBackView) =>
    sleeves(kit, ARMS, { depth: 1.1 }) +
    kit.part(coatBody(352, 108, 82), {
      folds:
        "M-50 214 Q-66 280 -62 340 M48 214 Q64 280 62 340 M-20 220 Q-26 280 -22 350 M22 220 Q28 280 26 350 M-56 100 Q-46 150 -56 180",
      depth: 1.5,
    }) +
    kit.seam(withMirrorImage("M-90 24 C-80 52 -88 78 -87 104")) +
    (isBackView
      ? kit.part("M-88 40 Q0 26 88 40 L84 118 Q0 146 -84 118 Z", { depth: 0.8, tone: 0.03 }) +
        kit.stitch("M-82 114 Q0 141 82 114") +
        kit.seam("M0 200 L0 356")
      : kit.seam("M26 130 L28 358") +
        kit.part("M-90 32 L-34 20 L-12 96 Q-40 116 -86 104 Z", { depth: 0.7, tone: 0.04 }) +
        kit.stitch("M-85 99 Q-40 111 -16 93") +
        slantPocket(kit, -58, 226) +
        slantPocket(kit, 58, 226) +
        lapels(kit, 128, 68, "#c9b394") +
        [150, 246, 292]
          .map((y) => kit.button(-20, y, 5.4, "#7a5a3b") + kit.button(42, y, 5.4, "#7a5a3b"))
          .join("")) +
    waistBelt(kit, 182, 84) +
    kit.part(withMirrorImage("M-156 236 L-116 242 L-117 252 L-157 246 Z"), {
      depth: 0.4,
      tone: 0.05,
    }) +
    (isBackView
      ? backCollar(kit)
      : kit.part(withMirrorImage("M-92 24 L-62 10 L-60 17 L-88 33 Z"), { depth: 0.4, tone: 0.05 })),
  [0, 160, 180],
  [-160, -28, 320, 392],
);

/** Draws a hood on the shoulders. */
const hood = (kit: Kit, isBackView: boolean) =>
  isBackView
    ? kit.part("M-50 -14 Q0 -40 50 -14 Q62 40 0 96 Q-62 40 -50 -14 Z", {
        depth: 1.2,
        folds: "M-30 10 Q0 40 0 84 M30 10 Q10 40 0 84",
      }) + kit.seam("M0 -30 L0 94")
    : kit.part("M-50 4 Q-56 -34 0 -38 Q56 -34 50 4 Q40 26 0 30 Q-40 26 -50 4 Z", {
        depth: 1,
        tone: 0.03,
      }) +
      kit.inside("M-34 -4 Q-34 -26 0 -28 Q34 -26 34 -4 Q20 18 0 22 Q-20 18 -34 -4 Z", {
        tone: -0.42,
        depth: 0.8,
      });

const parka = fullGarment(
  "canvas",
  (kit, isBackView) =>
    sleeves(kit, { ...ARMS, puff: 30 }, { depth: 1.2 }) +
    kit.part(coatBody(348, 106, 92), {
      folds:
        "M-60 100 Q-46 150 -64 190 M60 100 Q46 150 62 190 M-50 200 Q-62 270 -58 340 M48 200 Q60 270 58 340",
      depth: 1.5,
    }) +
    kit.seam(withMirrorImage("M-90 24 C-80 52 -88 78 -87 104")) +
    kit.seam("M-90 186 Q0 196 90 186 M-90 192 Q0 202 90 192") +
    (isBackView
      ? kit.seam("M-88 60 Q0 74 88 60") + kit.seam("M0 200 L0 356")
      : kit.part("M-14 20 L14 20 L15 356 L-13 356 Z", { depth: 0.5, tone: 0.04 }) +
        kit.stitch("M-10 24 L-9 352 M10 24 L11 352") +
        patchPocket(kit, -84, 226, 58, 66, 22) +
        patchPocket(kit, 28, 226, 58, 66, 22) +
        flapPocket(kit, -70, 92, 46, 16) +
        flapPocket(kit, 26, 92, 46, 16) +
        buttons(kit, 1, evenlySpaced(60, 330, 7), 4.2, "#8b8172") +
        kit.wire(
          "M-22 190 C-26 214 -30 220 -24 236 M24 190 C28 212 24 220 30 232",
          "#d8cdb9",
          2.2,
        )) +
    cuffs(kit, { ...ARMS, y: 262 }, 12, { tone: -0.06 }) +
    hood(kit, isBackView),
  [2, 60, 170],
  [-164, -44, 328, 408],
);

const quilted = upperGarment(
  "quilt",
  (kit, isBackView) => {
    const rim = kit.withCloth("smooth");
    const body = symmetricOutline(
      `M0 ${isBackView ? 2 : 22} C-16 ${isBackView ? 2 : 22} -28 ${isBackView ? 0 : 10} -30 -4 L-90 22 C-78 50 -87 78 -86 104 C-86 160 -88 200 -90 270 Q-46 277 0 277`,
    );
    return (
      (isBackView ? "" : insideNeck(kit.withCloth("smooth"), 30, 24, "#d9c9ae")) +
      sleeves(kit, { ...ARMS, y: 256 }, { depth: 1.3 }) +
      kit.part(body, { depth: 1.5, folds: "M-50 110 Q-40 180 -52 260 M52 110 Q44 180 54 260" }) +
      kit.seam(withMirrorImage("M-88 24 C-78 52 -86 78 -85 104")) +
      cuffs(rim, { ...ARMS, y: 254 }, 9, { tone: -0.2 }) +
      rim.part("M-91 266 Q0 280 91 266 L91 276 Q0 290 -91 276 Z", { depth: 0.3, tone: -0.2 }) +
      (isBackView
        ? rim.part("M-31 -5 Q0 -16 31 -5 L36 1 Q0 10 -36 1 Z", { depth: 0.3, tone: -0.2 })
        : rim.part(
            "M-30 -5 Q-28 22 0 23 Q28 22 30 -5 L38 0 Q36 32 6 33 L6 280 L-6 280 L-6 33 Q-36 32 -38 0 Z",
            { depth: 0.35, tone: -0.2 },
          ) +
          slantPocket(rim, -56, 190) +
          slantPocket(rim, 54, 190) +
          buttons(kit, 0, evenlySpaced(48, 262, 6), 4.4, "#4c4238"))
    );
  },
  [10, 60, 160],
  [-160, -22, 320, 312],
);

const blazer = upperGarment(
  "boucle",
  (kit, isBackView) =>
    sleeves(kit, ARMS, { depth: 1.1 }) +
    kit.part(
      symmetricOutline(
        "M0 8 C-16 8 -28 2 -30 -6 L-92 20 C-80 50 -87 78 -86 104 C-86 140 -76 160 -76 184 C-76 220 -88 250 -90 286 Q-60 300 -30 296 Q-10 294 0 282",
      ),
      {
        folds:
          "M-56 96 Q-44 140 -56 190 M56 96 Q46 140 56 190 M-50 220 Q-58 250 -56 290 M50 220 Q58 250 56 290",
        depth: 1.4,
      },
    ) +
    kit.seam(withMirrorImage("M-90 22 C-80 52 -87 78 -86 104")) +
    (isBackView
      ? kit.seam("M0 14 L0 292") + kit.seam("M4 220 L4 292") + backCollar(kit)
      : kit.seam("M0 150 C2 200 6 250 22 294") +
        kit.seam(withMirrorImage("M-46 108 L-42 216")) +
        flapPocket(kit, -76, 206, 48, 18) +
        flapPocket(kit, 28, 206, 48, 18) +
        kit.seam("M26 86 L60 82 L60 90 L26 94 Z", 1.4) +
        lapels(kit, 150, 62, "#efeae0") +
        kit.button(-1, 168, 5.4) +
        kit.button(4, 208, 5.4)) +
    [0, 9, 18]
      .map(
        (n) => kit.button(-140 + n * 0.3, 256 - n, 2.8) + kit.button(140 - n * 0.3, 256 - n, 2.8),
      )
      .join(""),
  [6, 120, 170],
  [-160, -28, 320, 330],
);

const jacket = upperGarment(
  "canvas",
  (kit, isBackView) =>
    sleeves(kit, ARMS, { depth: 1.1 }) +
    kit.part(
      symmetricOutline(
        "M0 10 C-18 10 -28 4 -30 -4 L-92 22 C-80 50 -89 78 -88 104 C-88 160 -88 200 -90 274 Q-46 281 0 281",
      ),
      { folds: "M-56 100 Q-46 150 -58 190 M56 100 Q46 150 58 190", depth: 1.4 },
    ) +
    kit.seam(withMirrorImage("M-90 24 C-80 52 -88 78 -87 104")) +
    kit.stitch("M-88 266 Q-46 273 0 273 Q46 273 88 266") +
    kit.stitch(withMirrorImage("M-154 256 L-118 261")) +
    (isBackView
      ? kit.seam("M-86 52 Q0 64 86 52") + backCollar(kit)
      : kit.seam("M8 20 L8 281") +
        kit.stitch("M4 20 L4 280") +
        patchPocket(kit, 26, 70, 48, 54) +
        patchPocket(kit, -80, 172, 60, 76) +
        patchPocket(kit, 24, 172, 60, 76) +
        buttons(kit, -1, evenlySpaced(48, 250, 5), 5, "#6b4e36") +
        kit.part("M0 9 L-27 -15 Q-40 -8 -46 10 L-26 42 Q-10 30 0 9 Z", { tone: 0.07, depth: 0.5 }) +
        kit.part("M0 9 L27 -15 Q40 -8 46 10 L26 42 Q10 30 0 9 Z", { tone: 0.07, depth: 0.5 }) +
        kit.inside("M-27 -15 Q0 -25 27 -15 Q18 4 0 9 Q-18 4 -27 -15 Z", {
          tone: -0.32,
          depth: 0.4,
        })),
  [16, 80, 170],
  [-160, -28, 320, 318],
);

export const OUTERWEAR = { coat, trench, parka, quilted, blazer, jacket };
