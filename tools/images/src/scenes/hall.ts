// Parts of wide scenes: halls, windows, rails, tables, and items on them.
import { mix } from "../colors.ts";
import { MOTIFS } from "../garments.ts";
import { type Defs, Kit } from "../kit/kit.ts";
import { evenlySpaced, placeAt } from "../kit/paths.ts";
import { backdropPaper, groundShadow, hanger, windowLight } from "./room.ts";

const SHADE = "#17110d";
const WOOD = "#b58a5e";

/** Draws a motif in a color, as seen from a distance. */
export function drawMotif(
  defs: Defs,
  name: string,
  color: string,
  accent = "#b08a4f",
  isBackView = false,
): string {
  const motif = MOTIFS[name];
  return motif
    ? motif.draw(new Kit(defs, color, accent, motif.cloth, { isFar: true }), isBackView)
    : "";
}

export const roomKit = (defs: Defs) => new Kit(defs, WOOD, "#c6a15c", "smooth", { isFar: true });

/** Draws a wall, a baseboard and a plank floor. */
export function hall(defs: Defs, wall: string, floorY: number): string {
  const floor = mix(wall, "#80603f", 0.5);
  const shine = defs.gradient([
    [0, mix(floor, "#ffffff", 0.3), 1],
    [1, mix(floor, SHADE, 0.2), 1],
  ]);
  const planks = evenlySpaced(0.1, 1, 6).map(
    (share) => `M0 ${Math.round(floorY + (900 - floorY) * share * share)} H1600`,
  );
  return (
    backdropPaper(defs, wall, 1600, 900) +
    `<rect y="${floorY}" width="1600" height="${900 - floorY}" fill="url(#${shine})"/>` +
    `<path d="${planks.join("")}" stroke="${mix(floor, SHADE, 0.5)}" stroke-opacity=".3" stroke-width="1.5"/>` +
    `<rect y="${floorY - 26}" width="1600" height="26" fill="${mix(wall, "#ffffff", 0.5)}"/>` +
    `<path d="M0 ${floorY - 26} H1600" stroke="#fff" stroke-opacity=".8" stroke-width="2"/><path d="M0 ${floorY} H1600" stroke="${SHADE}" stroke-opacity=".35" stroke-width="2"/>`
  );
}

/** Draws a tall window with panes and the view outside. */
export function window(defs: Defs, x: number, y: number, w: number, h: number): string {
  const sky = defs.gradient(
    [
      [0, "#dfe8ea", 1],
      [0.62, "#f4efe2", 1],
      [1, "#dfe0c9", 1],
    ],
    'x1="0" y1="0" x2="0" y2="1"',
  );
  const hills = `M${x} ${y + h * 0.74} Q${x + w * 0.3} ${y + h * 0.6} ${x + w * 0.6} ${y + h * 0.72} T${x + w} ${y + h * 0.66} V${y + h} H${x} Z`;
  const bars = `M${x + w / 2} ${y} V${y + h} M${x} ${y + h / 3} H${x + w} M${x} ${y + (h * 2) / 3} H${x + w}`;
  return (
    `<rect x="${x - 22}" y="${y - 22}" width="${w + 44}" height="${h + 44}" fill="#f6f2e9"/><rect x="${x - 22}" y="${y - 22}" width="${w + 44}" height="${h + 44}" fill="none" stroke="${SHADE}" stroke-opacity=".16" stroke-width="2"/>` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${sky})"/><path d="${hills}" fill="#b9c3a4" fill-opacity=".8"/><path d="${hills}" fill="#8f9f80" fill-opacity=".55" transform="translate(0 ${h * 0.1})"/>` +
    `<rect x="${x}" y="${y + h}" width="${w}" height="40" fill="#f6f2e9"/>` +
    `<path d="${bars}" stroke="${SHADE}" stroke-opacity=".2" stroke-width="13" transform="translate(3 3)"/><path d="${bars}" stroke="#f8f5ee" stroke-width="11"/>` +
    `<path d="M${x - 40} ${y + h + 22} H${x + w + 40} V${y + h + 44} H${x - 40} Z" fill="#faf7f0"/><path d="M${x - 40} ${y + h + 44} H${x + w + 40}" stroke="${SHADE}" stroke-opacity=".25" stroke-width="3"/>`
  );
}

/** Draws the light that falls on the wall and floor from a window at the side. */
export const windowRays = (defs: Defs, d: string, opacity = 0.4) =>
  `<path d="${d}" fill="#fff6e0" fill-opacity="${opacity}" filter="url(#${defs.blur(14)})"/>`;

/**
 * Draws a garment on a hanger. A `squeeze` below 1 turns it slightly. Trousers, shorts and skirts
 * hang from clips.
 */
export function drawOnHanger(
  defs: Defs,
  x: number,
  railY: number,
  scale: number,
  name: string,
  color: string,
  squeeze = 1,
): string {
  const kit = new Kit(defs, color, "#b08a4f", "smooth", { isFar: true });
  const hangsFromClips = MOTIFS[name]?.setting === "lower";
  const hangerDrawing = hangsFromClips
    ? placeAt(0, -22, 0.84, hanger(kit, -72)) +
      kit.flat("M-48 -6 h14 v24 h-14 Z M34 -6 h14 v24 h-14 Z", "#8d867c")
    : placeAt(0, 6, 0.84, hanger(kit, -92));
  const drawing = drawMotif(defs, name, color);
  return `<g transform="translate(${x} ${railY + 78 * scale}) scale(${Math.round(scale * squeeze * 100) / 100} ${scale})">${hangerDrawing}${hangsFromClips ? placeAt(0, -138, 1, drawing) : drawing}</g>`;
}

/** Draws a clothes rail with two feet. */
export function rail(kit: Kit, x: number, y: number, w: number, floor: number): string {
  const steel = "#3b3733";
  const line = `M${x} ${floor} V${y + 26} Q${x} ${y} ${x + 26} ${y} H${x + w - 26} Q${x + w} ${y} ${x + w} ${y + 26} V${floor} M${x - 60} ${floor + 4} H${x + 60} M${x + w - 60} ${floor + 4} H${x + w + 60}`;
  return kit.wires(line, [
    [steel, 11],
    ["#8d867c", 3, 0.8],
  ]);
}

export const addDropShadow = (defs: Defs, drawing: string): string => {
  const id = defs.add(
    "lift",
    (name) =>
      `<filter id="${name}" x="-10%" y="-10%" width="125%" height="125%" color-interpolation-filters="sRGB"><feDropShadow dx="12" dy="14" stdDeviation="13" flood-color="${SHADE}" flood-opacity=".26"/></filter>`,
  );
  return `<g filter="url(#${id})">${drawing}</g>`;
};

/** Draws an item and its shadow on the ground. The foot of the item is at the height `base`. */
export function standingItem(
  defs: Defs,
  x: number,
  base: number,
  scale: number,
  name: string,
  color: string,
  accent?: string,
  isMirrored = false,
): string {
  const [left, top, width, height] = MOTIFS[name]?.box ?? [0, 0, 0, 0];
  const drawing = drawMotif(defs, name, color, accent);
  return (
    groundShadow(defs, x, base, (width / 2) * scale * 0.86, 10 * scale, 0.46) +
    placeAt(
      x,
      base - (top + height) * scale,
      scale,
      isMirrored
        ? `<g transform="scale(-1 1)">${drawing}</g>`
        : placeAt(-(left + width / 2), 0, 1, drawing),
    )
  );
}

/** Draws a table in front of a wall. */
export const tableTop = (defs: Defs, wall: string, top: number, color: string) =>
  backdropPaper(defs, wall, 1600, 900) +
  windowLight(defs, 480, 40, 620, 560) +
  new Kit(defs, color, "#c6a15c", "smooth").part(
    `M-20 ${top} L1620 ${top} L1620 ${top + 34} L-20 ${top + 34} Z`,
    { depth: 0.9, tone: 0.1 },
  ) +
  new Kit(defs, color, "#c6a15c", "smooth").part(
    `M-20 ${top + 34} L1620 ${top + 34} L1620 920 L-20 920 Z`,
    { depth: 2, tone: -0.13 },
  );

/** Draws a block for shoes. */
export const plinth = (kit: Kit, x: number, y: number, w: number, h: number, tone = 0) =>
  kit
    .withCloth("smooth", "#ded4c4")
    .part(`M${x} ${y} L${x + w} ${y} L${x + w} ${y + h} L${x} ${y + h} Z`, { depth: 2, tone }) +
  kit.flat(`M${x} ${y} h${w} v10 h${-w} Z`, "#f3ecdf", 0.9);
