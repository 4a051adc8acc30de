// Parts that many clothes have in common: trunk, sleeves, collars, pockets.
import type { Kit, PartStyle } from "../kit/kit.ts";
import { formatNumber, mirrorPath, symmetricOutline } from "../kit/paths.ts";

/** A trunk's measurements: half widths and heights. */
export interface Trunk {
  readonly neck: number;
  readonly neckY: number;
  readonly shoulder: number;
  readonly drop: number;
  readonly chest: number;
  readonly waist: number;
  readonly hem: number;
  readonly hemY: number;
  readonly curve: number;
}

export const TRUNK: Trunk = {
  neck: 30,
  neckY: 16,
  shoulder: 86,
  drop: 24,
  chest: 82,
  waist: 79,
  hem: 84,
  hemY: 262,
  curve: 7,
};

/** Returns the outline of a trunk. */
export function trunk(measures: Partial<Trunk> = {}): string {
  const { neck, neckY, shoulder, drop, chest, waist, hem, hemY, curve } = { ...TRUNK, ...measures };
  const waistY = Math.min(174, hemY - 60);
  return symmetricOutline(
    `M0 ${neckY} C${-neck * 0.6} ${neckY} ${-neck} ${formatNumber(neckY * 0.6)} ${-neck} -3` +
      ` L${-shoulder} ${drop} C${-shoulder + 12} ${drop + 26} ${-chest - 1} 76 ${-chest} 100` +
      ` C${-chest} 130 ${-waist} ${waistY - 26} ${-waist} ${waistY}` +
      ` C${-waist} ${waistY + 34} ${-hem} ${hemY - 40} ${-hem} ${hemY} Q${-hem / 2} ${hemY + curve} 0 ${hemY + curve}`,
  );
}

/**
 * A sleeve's measurements: its start at the trunk, the position and half width of its end, and how
 * far it bulges.
 */
export interface Arm {
  readonly shoulder: number;
  readonly drop: number;
  readonly chest: number;
  readonly x: number;
  readonly y: number;
  readonly cuff: number;
  readonly puff: number;
}

export const ARM: Arm = { shoulder: 86, drop: 24, chest: 82, x: 128, y: 262, cuff: 15, puff: 22 };

/** Returns the outline of the left sleeve. */
export function sleeveOutline(measures: Partial<Arm> = {}): string {
  const { shoulder, drop, chest, x, y, cuff, puff } = { ...ARM, ...measures };
  const length = y - drop;
  return (
    `M${-shoulder + 8} ${drop - 4} C${-shoulder - puff * 0.8} ${drop + 6} ${-shoulder - puff - 6} ${formatNumber(drop + length * 0.42)} ${-x - cuff} ${y}` +
    ` L${-x + cuff} ${y + 5} C${-x + cuff + 8} ${formatNumber(y - length * 0.42)} ${-chest - 3} ${formatNumber(Math.min(146, drop + length * 0.6))} ${-chest + 8} ${Math.min(104, y - 2)}` +
    ` L${-shoulder + 22} ${drop + 24} Z`
  );
}

/** Returns the folds of the left sleeve. */
function sleeveFolds({ x, y }: Pick<Arm, "x" | "y">): string {
  if (y < 160) return `M${-x + 20} 62 L${-x + 6} ${y}`;
  return `M-92 84 Q-108 128 ${-x - 3} ${y - 84} M-84 112 Q-104 126 -118 124 M${-x - 6} ${y - 60} Q${-x + 2} ${y - 54} ${-x + 12} ${y - 62} M${-x - 8} ${y - 38} Q${-x} ${y - 30} ${-x + 11} ${y - 36}`;
}

/** Draws both sleeves. */
export function sleeves(kit: Kit, measures: Partial<Arm> = {}, style: PartStyle = {}): string {
  const outline = sleeveOutline(measures);
  const folds = sleeveFolds({ ...ARM, ...measures });
  return (
    kit.part(outline, { folds, depth: 0.8, ...style }) +
    kit.part(mirrorPath(outline), { folds: mirrorPath(folds), depth: 0.8, ...style })
  );
}

/** Draws bands at the ends of both sleeves. */
export function cuffs(
  kit: Kit,
  measures: Partial<Arm>,
  height: number,
  style: PartStyle = {},
): string {
  const { x, y, cuff } = { ...ARM, ...measures };
  const band = `M${-x - cuff - 1} ${y} L${-x + cuff + 1} ${y + 5} L${-x + cuff} ${y + 5 + height} Q${-x} ${y + height + 7} ${-x - cuff} ${y + height} Z`;
  return (
    kit.part(band, { depth: 0.5, ...style }) + kit.part(mirrorPath(band), { depth: 0.5, ...style })
  );
}

/** Folds of a hanging trunk. */
export const HANGING_FOLDS =
  "M-84 98 Q-60 112 -46 158 M84 98 Q62 114 50 152 M-80 128 Q-62 150 -58 196 M80 130 Q66 152 60 190 M-40 176 Q-54 222 -48 276 M46 168 Q60 220 52 276 M-8 200 Q-2 240 -10 276";

/** Draws the inside that is visible at the neck. */
export function insideNeck(
  kit: Kit,
  neck = 30,
  height = 16,
  tone: number | string = -0.38,
): string {
  return kit.inside(
    `M${-neck} -3 Q0 -16 ${neck} -3 Q${neck} ${height} 0 ${height} Q${-neck} ${height} ${-neck} -3 Z`,
    {
      tone,
      depth: 0.5,
    },
  );
}

/** Draws a turned-down collar, closed at the neck. */
export function collar(kit: Kit, spread = 22, point = 36): string {
  const leaf = `M0 9 L-27 -15 Q-38 -10 -44 8 L${-spread} ${point} Q-10 26 0 9 Z`;
  return (
    kit.inside("M-27 -15 Q0 -25 27 -15 Q18 4 0 9 Q-18 4 -27 -15 Z", { tone: -0.3, depth: 0.4 }) +
    kit.shadow(
      `M-44 10 L${-spread - 1} ${point + 6} L0 14 L${spread + 3} ${point + 6} L46 12 L0 6 Z`,
      0.3,
      3,
    ) +
    kit.part(leaf, { tone: 0.06, depth: 0.5 }) +
    kit.part(mirrorPath(leaf), { tone: 0.06, depth: 0.5 }) +
    kit.stitch(`M-4 13 L${-spread} ${point - 4} L-40 8`) +
    kit.stitch(`M4 13 L${spread} ${point - 4} L40 8`)
  );
}

/** Draws the back of a collar. */
export function backCollar(kit: Kit): string {
  return kit.part("M-29 -14 Q0 -26 29 -14 Q40 -4 45 10 Q0 22 -45 10 Q-40 -4 -29 -14 Z", {
    tone: 0.05,
    depth: 0.6,
  });
}

/** Draws a patch pocket with stitches, and a flap if its height is not 0. */
export function patchPocket(
  kit: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  flap = 0,
): string {
  const pocketOutline = `M${x} ${y} L${x + w} ${y} L${x + w} ${y + h - 8} Q${x + w} ${y + h} ${x + w - 8} ${y + h} L${x + 8} ${y + h} Q${x} ${y + h} ${x} ${y + h - 8} Z`;
  const stitchLine = `M${x + 3} ${y + 2} L${x + 3} ${y + h - 9} Q${x + 3} ${y + h - 3} ${x + 9} ${y + h - 3} L${x + w - 9} ${y + h - 3} Q${x + w - 3} ${y + h - 3} ${x + w - 3} ${y + h - 9} L${x + w - 3} ${y + 2}`;
  const pocket = kit.part(pocketOutline, { depth: 0.5, tone: 0.02 }) + kit.stitch(stitchLine);
  if (flap === 0) return pocket + kit.stitch(`M${x + 2} ${y + 7} L${x + w - 2} ${y + 7}`);
  const flapOutline = `M${x - 2} ${y - 2} L${x + w + 2} ${y - 2} L${x + w + 2} ${y + flap - 5} L${x + w / 2} ${y + flap} L${x - 2} ${y + flap - 5} Z`;
  return (
    pocket +
    kit.shadow(flapOutline.replace(/Z$/, "Z"), 0.3, 2.5) +
    kit.part(flapOutline, { depth: 0.4, tone: 0.05 }) +
    kit.stitch(
      `M${x + 1} ${y + flap - 8} L${x + w / 2} ${y + flap - 3} L${x + w - 1} ${y + flap - 8}`,
    )
  );
}

/** Draws a vertical line of buttons. */
export function buttons(
  kit: Kit,
  x: number,
  ys: readonly number[],
  r = 3.4,
  color?: string,
): string {
  return ys.map((y) => kit.button(x, y, r, color)).join("");
}
