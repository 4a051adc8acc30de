import type { Kit } from "../kit/kit.ts";
import { evenlySpaced, symmetricOutline, withMirrorImage } from "../kit/paths.ts";
import { cuffs, insideNeck, patchPocket, sleeves } from "./body.ts";
import type { Motif } from "./motif.ts";
import { shirtOf } from "./tops.ts";

const fullGarment = (
  cloth: Motif["cloth"],
  draw: Motif["draw"],
  focus: Motif["focus"],
  box: Motif["box"],
): Motif => ({ draw, cloth, focus, box, setting: "full" });

const tieBelt = (kit: Kit, y: number, half: number) =>
  kit.shadow(`M${-half} ${y + 6} H${half} V${y + 20} H${-half} Z`, 0.3, 4) +
  kit.part(
    `M${-half} ${y} Q0 ${y + 7} ${half} ${y} L${half} ${y + 14} Q0 ${y + 21} ${-half} ${y + 14} Z`,
    { depth: 0.4, tone: 0.04 },
  ) +
  kit.part(
    `M-6 ${y + 12} C-16 ${y + 50} -12 ${y + 90} -20 ${y + 124} L-9 ${y + 126} C-2 ${y + 92} -4 ${y + 54} 4 ${y + 16} Z`,
    { depth: 0.35, tone: 0.02 },
  ) +
  kit.part(
    `M2 ${y + 12} C8 ${y + 44} 20 ${y + 74} 18 ${y + 106} L29 ${y + 104} C30 ${y + 70} 20 ${y + 44} 12 ${y + 12} Z`,
    { depth: 0.35, tone: 0.05 },
  ) +
  kit.part(`M-8 ${y} L10 ${y} L11 ${y + 20} L-9 ${y + 20} Z`, { depth: 0.4, tone: 0.08 });

const shirtDress = fullGarment(
  "poplin",
  (kit, isBackView) =>
    shirtOf(kit, isBackView, { length: 430, pockets: 1 }) +
    patchPocket(kit, -66, 252, 44, 56) +
    patchPocket(kit, 22, 252, 44, 56) +
    tieBelt(kit, 168, 82),
  [10, 150, 190],
  [-150, -26, 300, 476],
);

const COLUMN = symmetricOutline(
  "M0 12 C-16 12 -28 6 -30 -4 L-82 22 C-72 50 -78 76 -77 100 C-76 130 -68 150 -68 176 C-70 210 -82 230 -84 262 C-84 340 -74 430 -74 520 Q-36 526 0 526",
);
const columnDress = fullGarment(
  "rib",
  (kit, isBackView) => {
    const arms = { shoulder: 82, chest: 77, x: 122, cuff: 13, puff: 20 };
    return (
      insideNeck(kit, 30, 12) +
      sleeves(kit, arms) +
      kit.part(COLUMN, {
        folds:
          "M-52 96 Q-40 130 -52 160 M52 96 Q42 130 52 160 M-56 190 Q-64 220 -62 250 M-30 270 Q-36 360 -32 500 M30 270 Q38 360 34 500",
        depth: 1.5,
      }) +
      kit.seam(withMirrorImage("M-80 24 C-72 50 -78 76 -77 100")) +
      cuffs(kit, arms, 14, { tone: -0.05 }) +
      kit.part("M-33 -16 Q0 -24 33 -16 L36 2 Q0 22 -36 2 Z", { depth: 0.6, tone: 0.03 }) +
      (isBackView ? kit.seam("M0 12 L0 120") + kit.seam("M0 420 L0 526") : "")
    );
  },
  [4, 40, 150],
  [-142, -24, 284, 556],
);

/** Draws a gathered tier between two heights. `topHalf` and `hemHalf` are half of its width. */
function tier(kit: Kit, from: number, to: number, topHalf: number, hemHalf: number): string {
  const xs = evenlySpaced(-topHalf + 8, topHalf - 8, Math.round(topHalf / 8));
  const fold = (x: number, share: number) =>
    `M${x} ${from + 4} Q${x * 1.08} ${(from + to) / 2} ${x + ((x * (hemHalf - topHalf)) / topHalf) * share} ${from + (to - from) * share}`;
  const wavePoints = evenlySpaced(hemHalf, -hemHalf, 9);
  const hem = wavePoints
    .slice(1)
    .map(
      (x, index) =>
        `Q${((wavePoints[index] ?? 0) + x) / 2} ${to + (index % 2 === 0 ? 13 : 3)} ${x} ${to + 4}`,
    )
    .join(" ");
  return (
    kit.shadow(
      `M${-hemHalf} ${to} L${hemHalf} ${to} L${hemHalf} ${to + 14} L${-hemHalf} ${to + 14} Z`,
      0.26,
      5,
    ) +
    kit.part(
      `M${-topHalf} ${from} Q0 ${from + 8} ${topHalf} ${from} L${hemHalf} ${to + 4} ${hem} Z`,
      {
        folds: xs.map((x, index) => fold(x, index % 2 === 0 ? 0.9 : 0.55)).join(" "),
        lights: xs.map((x, index) => fold(x + 5, index % 2 === 0 ? 0.5 : 0.8)).join(" "),
        depth: 0.8,
      },
    ) +
    kit.seam(xs.map((x) => fold(x, 0.16)).join(" "), 0.9)
  );
}

const dress = fullGarment(
  "linen",
  (kit, isBackView) => {
    const arms = { shoulder: 78, chest: 76, x: 104, y: 96, cuff: 32, puff: 32 };
    return (
      (isBackView ? "" : insideNeck(kit, 34, 30)) +
      tier(kit, 372, 500, 116, 152) +
      tier(kit, 262, 378, 86, 120) +
      tier(kit, 148, 268, 64, 90) +
      sleeves(kit, arms, { depth: 1 }) +
      kit.part(
        symmetricOutline(
          `M0 ${isBackView ? 10 : 40} C-22 ${isBackView ? 10 : 40} -34 ${isBackView ? 4 : 26} -36 -4 L-78 22 C-70 48 -77 72 -76 96 C-74 120 -66 136 -64 152 Q-30 158 0 158`,
        ),
        {
          folds: "M-52 84 Q-40 110 -48 148 M52 84 Q42 110 48 148 M-10 120 Q-8 140 -12 152",
          depth: 1.1,
        },
      ) +
      kit.seam(withMirrorImage("M-77 24 C-70 48 -77 72 -76 96")) +
      kit.stitch(withMirrorImage("M-135 90 L-74 98")) +
      (isBackView
        ? kit.seam("M0 10 L0 60") + kit.button(0, 16, 3)
        : kit.stitch("M-39 0 C-36 30 -24 46 0 46 C24 46 36 30 39 0"))
    );
  },
  [-6, 270, 200],
  [-156, -10, 312, 522],
);

const slipBody = (neck: number) =>
  symmetricOutline(
    `M0 ${neck} Q-24 ${neck - 6} -46 28 C-56 56 -70 74 -76 98 C-74 130 -64 150 -62 174 C-64 214 -82 240 -88 280 C-96 360 -104 420 -108 478 Q-54 496 0 492`,
  );
const slipDress = fullGarment(
  "satin",
  (kit, isBackView) =>
    kit.wire(withMirrorImage("M-44 32 C-44 10 -40 -8 -36 -20"), kit.tone(-0.25), 3.4) +
    kit.wire(withMirrorImage("M-44 32 C-44 10 -40 -8 -36 -20"), kit.tone(0.2), 1.4) +
    kit.part(slipBody(isBackView ? 84 : 62), {
      folds:
        "M-40 70 Q-20 100 -34 170 M20 76 Q34 110 30 170 M-40 190 Q-74 300 -70 470 M-6 200 Q-20 330 -24 480 M34 196 Q40 320 26 480 M52 230 Q74 340 76 470 M-44 176 Q0 188 44 174",
      lights:
        "M-54 80 Q-44 120 -50 170 M2 96 Q8 130 2 168 M-58 200 Q-88 320 -92 460 M-22 190 Q-44 320 -48 470 M14 200 Q10 330 0 480 M62 220 Q84 320 92 450",
      depth: 1.3,
    }) +
    kit.seam(
      isBackView ? "M-46 34 Q-24 84 0 90 Q24 84 46 34" : "M-46 34 Q-24 62 0 68 Q24 62 46 34",
    ) +
    kit.seam(withMirrorImage("M-30 60 Q-24 90 -34 112")),
  [-8, 80, 170],
  [-112, -24, 224, 522],
);

const pinafore = fullGarment(
  "cord",
  (kit, isBackView) =>
    kit.part(withMirrorImage("M-52 -4 L-34 -6 L-32 92 L-50 90 Z"), { depth: 0.4, tone: 0.04 }) +
    (isBackView ? kit.part("M-50 40 L50 40 L66 160 L-66 160 Z", { depth: 0.8 }) : "") +
    kit.part(
      symmetricOutline(
        "M0 70 L-54 66 C-56 96 -66 110 -78 128 C-72 150 -70 160 -70 176 C-78 240 -96 330 -106 410 Q-54 424 0 424",
      ),
      {
        folds:
          "M-60 220 Q-76 320 -76 410 M58 220 Q76 320 74 410 M-20 240 Q-26 330 -24 418 M22 240 Q28 330 26 418",
        depth: 1.5,
      },
    ) +
    kit.part("M-71 168 Q0 178 71 168 L72 186 Q0 196 -72 186 Z", { depth: 0.4, tone: 0.03 }) +
    kit.stitch("M-51 72 L51 72 M-70 183 Q0 193 70 183 M-103 400 Q-54 413 0 413 Q54 413 103 400") +
    (isBackView
      ? kit.seam("M0 190 L0 424")
      : patchPocket(kit, -32, 92, 64, 52) +
        patchPocket(kit, -84, 232, 54, 62) +
        patchPocket(kit, 30, 232, 54, 62) +
        kit.button(-42, 80, 5.5, "#b08a4f") +
        kit.button(42, 80, 5.5, "#b08a4f")),
  [10, 110, 170],
  [-112, -12, 224, 440],
);

export const DRESSES = {
  "shirt-dress": shirtDress,
  "column-dress": columnDress,
  dress,
  "slip-dress": slipDress,
  pinafore,
};
