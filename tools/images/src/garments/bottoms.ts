// Trousers, shorts and skirts, drawn downward from the waist, which is 150 below the neck.
import type { Kit } from "../kit/kit.ts";
import { evenlySpaced, mirrorPath, withMirrorImage } from "../kit/paths.ts";
import { patchPocket } from "./body.ts";
import type { Motif } from "./motif.ts";

const lowerGarment = (
  cloth: Motif["cloth"],
  draw: Motif["draw"],
  focus: Motif["focus"],
  box: Motif["box"],
): Motif => ({ draw, cloth, focus, box, setting: "lower" });

/** Returns the outline of the left leg, given its distances from the middle at the hip and hem. */
const leg = (hip: number, outer: number, inner: number, hemY: number) =>
  `M0 156 L-66 156 C-70 190 ${-hip} 220 ${-hip} 256 C${-hip - 2} 340 ${-outer} ${hemY - 110} ${-outer} ${hemY} Q${-(outer + inner) / 2} ${hemY + 6} ${-inner} ${hemY + 3} C${-inner + 6} ${hemY - 120} -8 350 0 292 Z`;

/** Draws a waistband, by default with loops. */
function waistband(kit: Kit, hasLoops = true, height = 20): string {
  const loop = (x: number) =>
    kit.part(`M${x - 3.5} 152 h7 v${height + 3} h-7 Z`, { depth: 0.25, tone: 0.06 });
  return (
    kit.part(
      `M-67 150 Q0 158 67 150 L68 ${150 + height} Q0 ${160 + height} -68 ${150 + height} Z`,
      {
        depth: 0.5,
        tone: 0.03,
      },
    ) +
    kit.stitch(`M-65 ${147 + height} Q0 ${157 + height} 65 ${147 + height}`) +
    (hasLoops ? [-48, -18, 24, 50].map(loop).join("") : "")
  );
}

const fly = (kit: Kit) => kit.seam("M2 176 L1 292") + kit.stitch("M20 178 C20 226 18 244 3 258");

const slits = (kit: Kit) =>
  kit.seam(withMirrorImage("M-48 174 C-54 206 -66 222 -78 230")) +
  kit.stitch(withMirrorImage("M-44 176 C-50 206 -62 226 -77 234"));

interface Legs {
  readonly hip: number;
  readonly outer: number;
  readonly inner: number;
  readonly hemY: number;
  readonly folds?: string;
}

function legs(kit: Kit, { hip, outer, inner, hemY, folds = "" }: Legs): string {
  const leftLeg = leg(hip, outer, inner, hemY);
  const crease = `M-36 260 Q-50 300 -48 360 M-12 292 Q-40 300 -58 290 ${folds}`;
  const lights = `M-58 240 Q-70 330 ${-outer + 16} ${hemY - 20}`;
  return (
    kit.part(mirrorPath(leftLeg), {
      folds: mirrorPath(crease),
      lights: `M30 240 Q24 340 ${inner + 14} ${hemY - 20}`,
      depth: 1.2,
    }) + kit.part(leftLeg, { folds: crease, lights, depth: 1.2 })
  );
}

const trousers = lowerGarment(
  "wool",
  (kit, isBackView) => {
    const shape = {
      hip: 90,
      outer: 122,
      inner: 10,
      hemY: 560,
      folds: "M-60 330 Q-70 440 -74 550 M-30 330 Q-34 440 -32 550",
    };
    return (
      legs(kit, shape) +
      (isBackView ? kit.seam("M0 172 L0 292") : fly(kit)) +
      kit.seam(withMirrorImage("M-38 172 C-44 260 -62 420 -66 562")) +
      (isBackView
        ? kit.seam(withMirrorImage("M-58 200 L-22 204"), 2.4)
        : kit.seam(withMirrorImage("M-24 172 L-27 226 M-50 174 L-49 224")) + slits(kit)) +
      waistband(kit) +
      (isBackView ? "" : kit.seam("M10 152 L10 172") + kit.button(17, 164, 3.4))
    );
  },
  [6, 200, 190],
  [-128, 140, 256, 430],
);

const DENIM_THREAD = "#c98f45";

const jeans = lowerGarment(
  "denim",
  (kit, isBackView) => {
    const pocket = (side: number) => {
      const x = side < 0 ? -66 : 20;
      return (
        patchPocket(kit, x, 206, 46, 54) +
        kit.stitch(
          `M${x + 4} 224 Q${x + 14} 236 ${x + 23} 226 Q${x + 32} 236 ${x + 42} 224`,
          DENIM_THREAD,
        )
      );
    };
    const fade = kit.flat(
      "M-70 240 Q-84 330 -66 420 Q-46 340 -50 250 Z M34 250 Q50 340 52 430 Q66 340 60 250 Z",
      "#ffffff",
      0.13,
    );
    return (
      legs(kit, { hip: 78, outer: 64, inner: 12, hemY: 566 }) +
      `<g filter="url(#${kit.defs.blur(9)})">${fade}</g>` +
      kit.stitch(withMirrorImage("M-62 540 L-14 546"), DENIM_THREAD) +
      (isBackView
        ? kit.seam("M0 172 L0 292") +
          kit.seam("M-68 182 Q-30 204 0 208 Q30 204 68 182") +
          pocket(-1) +
          pocket(1)
        : kit.seam("M2 176 L1 292") +
          kit.stitch("M20 178 C20 226 18 244 3 258 M17 178 C17 224 15 240 3 252", DENIM_THREAD) +
          kit.seam(withMirrorImage("M-34 174 C-34 204 -56 214 -75 214")) +
          kit.stitch(
            withMirrorImage("M-30 175 C-30 208 -56 218 -76 218 M-27 175 C-27 211 -56 221 -76 221"),
            DENIM_THREAD,
          ) +
          kit.part("M26 180 L52 182 L51 205 Q40 212 30 204 Z", { depth: 0.3 }) +
          kit.stitch("M28 186 L51 188", DENIM_THREAD)) +
      waistband(kit) +
      kit.stitch("M-65 154 Q0 162 65 154", DENIM_THREAD) +
      (isBackView
        ? kit.part("M34 151 L60 149 L60 166 L34 168 Z", {
            tone: "#a9713f",
            isPlain: true,
            depth: 0.3,
          })
        : kit.button(8, 165, 5, "#b0713a"))
    );
  },
  [14, 200, 150],
  [-90, 140, 180, 436],
);

const workTrousers = lowerGarment(
  "canvas",
  (kit, isBackView) =>
    legs(kit, { hip: 88, outer: 78, inner: 18, hemY: 530 }) +
    (isBackView
      ? kit.seam("M0 172 L0 292") +
        patchPocket(kit, -68, 200, 48, 56) +
        patchPocket(kit, 20, 200, 48, 56)
      : fly(kit) + slits(kit)) +
    (isBackView
      ? ""
      : kit.part("M-84 320 L-14 322 L-18 436 L-80 432 Z", { depth: 0.5, tone: 0.04 }) +
        kit.part("M84 320 L14 322 L18 436 L80 432 Z", { depth: 0.5, tone: 0.04 }) +
        kit.stitch(withMirrorImage("M-80 324 L-18 326 L-21 432 L-77 428"))) +
    kit.part("M70 292 L88 292 L88 364 L78 364 L78 302 L70 302 Z", { depth: 0.3, tone: 0.06 }) +
    kit.stitch(withMirrorImage("M-72 516 L-22 521")) +
    waistband(kit) +
    (isBackView ? "" : kit.button(6, 164, 4.4, "#9b8b72")),
  [30, 330, 200],
  [-100, 140, 200, 400],
);

const shorts = lowerGarment(
  "linen",
  (kit, isBackView) =>
    kit.part("M0 156 L66 156 C72 190 90 230 108 372 Q64 386 20 380 C18 350 8 320 0 292 Z", {
      folds: "M36 260 Q52 300 56 370 M14 300 Q40 304 64 292",
      depth: 1.2,
    }) +
    kit.part("M0 156 L-66 156 C-72 190 -90 230 -108 372 Q-64 386 -20 380 C-18 350 -8 320 0 292 Z", {
      folds: "M-36 260 Q-52 300 -56 370 M-14 300 Q-40 304 -64 292",
      depth: 1.2,
    }) +
    kit.stitch(withMirrorImage("M-105 358 Q-64 372 -20 367")) +
    (isBackView
      ? kit.seam("M0 172 L0 292") + patchPocket(kit, 22, 204, 44, 50)
      : kit.seam("M0 176 L0 292") + slits(kit)) +
    waistband(kit, false, 24) +
    kit.seam(
      evenlySpaced(-60, 60, 13)
        .map((x) => `M${x} 155 Q${x + 2} 164 ${x - 1} 174`)
        .join(" "),
      1,
    ) +
    (isBackView
      ? ""
      : kit.wire(
          "M-6 176 C-14 200 -20 214 -15 240 M6 176 C10 200 18 210 14 234 M-6 176 C-18 168 -16 186 -3 180 C10 186 16 168 6 176",
          "#efe7d8",
          3,
        )),
  [0, 190, 160],
  [-116, 140, 232, 250],
);

const PLEATS = evenlySpaced(-54, 54, 10);
const skirt = lowerGarment(
  "satin",
  (kit) => {
    const fan = (x: number) => {
      const to = x * 2.32;
      return `M${x} 172 Q${(x + to) / 2 + x * 0.1} 300 ${to} 418`;
    };
    return (
      kit.part(
        "M-64 166 Q0 174 64 166 C84 250 112 330 134 414 Q104 428 80 418 Q52 434 26 422 Q0 436 -26 422 Q-52 434 -80 418 Q-104 428 -134 414 C-112 330 -84 250 -64 166 Z",
        {
          folds: PLEATS.map(fan).join(" "),
          lights: PLEATS.map((x) => fan(x - 5)).join(" "),
          depth: 0.9,
        },
      ) +
      kit.seam(PLEATS.map(fan).join(" "), 1.1) +
      kit.part("M-64 150 Q0 158 64 150 L65 168 Q0 178 -65 168 Z", { depth: 0.5, tone: 0.03 })
    );
  },
  [-10, 210, 170],
  [-136, 146, 272, 288],
);

const wrapSkirt = lowerGarment(
  "linen",
  (kit, isBackView) =>
    kit.part(
      "M-64 160 Q0 168 64 160 C82 220 94 300 98 420 Q0 436 -98 420 C-94 300 -82 220 -64 160 Z",
      { folds: "M-50 220 Q-62 320 -60 416 M44 230 Q56 320 54 416", depth: 1.4 },
    ) +
    (isBackView
      ? kit.seam("M0 174 L0 426")
      : kit.shadow(
          "M-66 170 L72 160 C60 270 40 350 -2 426 L6 430 C52 350 72 270 80 170 Z",
          0.34,
          5,
        ) +
        kit.part(
          "M-66 160 Q0 168 66 160 C64 270 44 350 2 428 Q-60 432 -98 420 C-94 300 -82 220 -66 160 Z",
          {
            folds: "M40 184 Q0 220 -40 300 M44 200 Q12 260 -10 400 M30 176 Q-20 200 -66 240",
            depth: 1.4,
          },
        ) +
        kit.stitch("M62 176 C58 274 40 346 0 421")) +
    kit.part("M-65 148 Q0 156 65 148 L66 170 Q0 180 -66 170 Z", { depth: 0.5, tone: 0.03 }) +
    (isBackView
      ? ""
      : kit.part("M50 160 C66 196 62 236 72 270 L58 272 C48 240 52 206 42 170 Z", { depth: 0.4 }) +
        kit.part("M50 160 C78 184 92 210 96 246 L83 248 C76 216 62 196 42 172 Z", {
          depth: 0.4,
          tone: 0.04,
        }) +
        kit.part("M42 154 L60 152 L60 172 L42 172 Z", { depth: 0.4, tone: 0.07 })),
  [36, 190, 160],
  [-104, 142, 208, 298],
);

export const BOTTOMS = {
  trousers,
  jeans,
  "work-trousers": workTrousers,
  shorts,
  skirt,
  "wrap-skirt": wrapSkirt,
};
