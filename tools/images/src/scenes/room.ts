// Rooms: walls, floors, window light and furniture.
import { mix } from "../colors.ts";
import type { Defs, Kit } from "../kit/kit.ts";
import { evenlySpaced, placeAt } from "../kit/paths.ts";

const SHADE = "#17110d";
const WOOD = "#b58a5e";

/** Draws seamless backdrop paper in soft light. */
export function backdropPaper(defs: Defs, color: string, width = 400, height = 500): string {
  const glow = defs.gradient(
    [
      [0, mix(color, "#ffffff", 0.42), 1],
      [0.6, color, 1],
      [1, mix(color, SHADE, 0.08), 1],
    ],
    'cx=".36" cy=".26" r=".95"',
  );
  return `<rect width="${width}" height="${height}" fill="url(#${glow})"/>`;
}

/** Draws light from a window on a wall: slanted panes. */
export function windowLight(defs: Defs, x: number, y: number, w: number, h: number): string {
  const pane = (column: number, row: number) => {
    const left = x + column * w * 0.52 + row * h * 0.1;
    const top = y + row * h * 0.52 + column * w * 0.09;
    return `M${left} ${top} l${w * 0.46} ${w * 0.08} l${h * 0.09} ${h * 0.46} l${-w * 0.46} ${-w * 0.08} Z`;
  };
  const d = [pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1)].join(" ");
  return `<path d="${d}" fill="#fffaf0" fill-opacity=".5" filter="url(#${defs.blur(3)})"/>`;
}

/** Draws a wall, and a floor that starts at a given height. */
export function room(defs: Defs, color: string, floorY: number, width = 400, height = 500): string {
  const floor = mix(color, "#8a6645", 0.42);
  const shine = defs.gradient([
    [0, mix(floor, "#ffffff", 0.28), 1],
    [1, mix(floor, SHADE, 0.16), 1],
  ]);
  const lines = evenlySpaced(0.12, 1, 5).map(
    (share) => `M0 ${floorY + (height - floorY) * share * share} H${width}`,
  );
  return (
    backdropPaper(defs, color, width, height) +
    `<rect y="${floorY}" width="${width}" height="${height - floorY}" fill="url(#${shine})"/>` +
    `<path d="${lines.join("")}" stroke="${mix(floor, SHADE, 0.4)}" stroke-opacity=".28"/>` +
    `<rect y="${floorY - 11}" width="${width}" height="11" fill="${mix(color, "#ffffff", 0.5)}"/>` +
    `<path d="M0 ${floorY} H${width}" stroke="${SHADE}" stroke-opacity=".3" stroke-width="1.4"/>`
  );
}

/** Draws a shadow on the ground. */
export const groundShadow = (
  defs: Defs,
  x: number,
  y: number,
  rx: number,
  ry = rx * 0.1,
  opacity = 0.36,
): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${SHADE}" fill-opacity="${opacity}" filter="url(#${defs.blur(5)})"/>`;

/** Draws a stalk with leaves. It is defined once and drawn at any length. */
function stalk(kit: Kit, degrees: number, length: number): string {
  const leaves = evenlySpaced(0.3, 1, 6).map((share, index) => {
    const y = Math.round(-150 * share);
    const side = index % 2 === 0 ? 1 : -1;
    return `M0 ${y + 8} Q${side * 18} ${y + 4} ${side * 26} ${y - 14} Q${side * 8} ${y - 12} 0 ${y + 8} Z`;
  });
  const id = kit.defs.add(
    "stalk",
    (name) =>
      `<g id="${name}">${kit.wire("M0 0 Q3 -75 0 -150", "#59644c", 2)}${kit.flat(leaves.slice(0, 3).join(" "), "#75825f")}${kit.flat(leaves.slice(3).join(" "), "#8d9a76")}</g>`,
  );
  return placeAt(0, 0, length / 150, `<use href="#${id}"/>`, degrees);
}

/** Draws a branch without a vase. */
export const branch = (kit: Kit): string => stalk(kit, 0, 150);

/** Draws a vase with branches. The foot of the vase is at the given place. */
export function vase(kit: Kit, x: number, y: number, scale: number, color = "#d8cfc0"): string {
  const clay = kit.withCloth("smooth", color);
  return placeAt(
    x,
    y,
    scale,
    placeAt(0, -74, 1, stalk(kit, -18, 120) + stalk(kit, 8, 146) + stalk(kit, 28, 104)) +
      clay.part(
        "M-10 -92 L10 -92 C10 -76 12 -70 24 -58 C38 -40 36 -14 22 0 Q0 5 -22 0 C-36 -14 -38 -40 -24 -58 C-12 -70 -10 -76 -10 -92 Z",
        { depth: 1 },
      ),
  );
}

/** Draws a stack of books. */
export function books(kit: Kit, x: number, y: number, scale: number): string {
  const book = (dx: number, dy: number, w: number, h: number, color: string) =>
    kit
      .withCloth("smooth", color)
      .part(`M${dx} ${dy} L${dx + w} ${dy} L${dx + w} ${dy - h} L${dx} ${dy - h} Z`, {
        depth: 0.5,
      }) +
    kit.flat(`M${dx + w - 7} ${dy - 3} h7 v${6 - h} h-7 Z`, "#efe8da") +
    kit.wire(`M${dx + 14} ${dy - h / 2} h${w * 0.35}`, "#f3ecdf", 1.6, 0.7);
  return placeAt(
    x,
    y,
    scale,
    book(-52, 0, 104, 17, "#8b5a45") +
      book(-46, -17, 94, 14, "#d9cdb8") +
      book(-40, -31, 78, 15, "#4d5b4e"),
  );
}

/** Draws a wooden stool. The feet of the stool are at the given place. */
export function stool(kit: Kit, x: number, y: number, scale: number): string {
  const wood = kit.withCloth("smooth", WOOD);
  return placeAt(
    x,
    y,
    scale,
    wood.part("M-62 -128 L-50 -128 L-64 0 L-74 0 Z", { depth: 0.4 }) +
      wood.part("M50 -128 L62 -128 L74 0 L64 0 Z", { depth: 0.4, tone: -0.1 }) +
      wood.part("M-66 -62 L66 -62 L67 -54 L-67 -54 Z", { depth: 0.3, tone: -0.06 }) +
      wood.part("M-78 -140 Q0 -148 78 -140 L80 -126 Q0 -120 -80 -126 Z", { depth: 0.6 }),
  );
}

/** Draws a picture on the wall. */
export function frame(kit: Kit, x: number, y: number, w: number, h: number): string {
  return (
    kit.shadow(`M${x + 4} ${y + 6} h${w} v${h} h${-w} Z`, 0.25, 5) +
    kit.flat(`M${x} ${y} h${w} v${h} h${-w} Z`, "#8d6a48") +
    kit.flat(`M${x + 4} ${y + 4} h${w - 8} v${h - 8} h${8 - w} Z`, "#f7f2e8") +
    kit.flat(
      `M${x + w * 0.25} ${y + h * 0.72} a${w * 0.25} ${w * 0.25} 0 0 1 ${w * 0.5} 0 Z`,
      "#c0714f",
    ) +
    kit.wire(`M${x + w * 0.2} ${y + h * 0.72} h${w * 0.6}`, "#3f4b40", 1.6)
  );
}

/** Draws a wooden hanger, hooked at the given position above the neck. */
export function hanger(kit: Kit, top = -64): string {
  const wood = kit.withCloth("smooth", WOOD);
  return (
    kit.wires(
      `M0 -20 V${top + 18} C0 ${top + 8} 14 ${top + 8} 14 ${top - 2} C14 ${top - 14} -8 ${top - 14} -9 ${top}`,
      [
        ["#6f6a62", 4],
        ["#d9d4c8", 1.6],
      ],
    ) +
    wood.part(
      "M0 -24 C-20 -22 -60 -2 -92 20 Q-98 32 -84 32 C-50 14 -24 6 0 4 C24 6 50 14 84 32 Q98 32 92 20 C60 -2 20 -22 0 -24 Z",
      { depth: 0.6 },
    )
  );
}
