// A motif on a 400 by 500 sheet: from the front, close up, in a room, from behind.

import type { Artwork } from "../artwork.ts";
import { lightness, mix } from "../colors.ts";
import type { Motif } from "../garments/motif.ts";
import { type Defs, Kit } from "../kit/kit.ts";
import { placeAt } from "../kit/paths.ts";
import { bust } from "./bust.ts";
import {
  backdropPaper,
  books,
  branch,
  frame,
  groundShadow,
  hanger,
  room,
  stool,
  vase,
  windowLight,
} from "./room.ts";

const SHADE = "#17110d";

/** Adds a drop shadow to the lower right, away from the light. */
function addShadow(defs: Defs, drawing: string, distance = 9): string {
  const id = defs.add(
    `drop:${distance}`,
    (name) =>
      `<filter id="${name}" x="-20%" y="-20%" width="150%" height="150%" color-interpolation-filters="sRGB"><feDropShadow dx="${distance * 0.7}" dy="${distance}" stdDeviation="${distance * 0.9}" flood-color="${SHADE}" flood-opacity=".3"/></filter>`,
  );
  return `<g filter="url(#${id})">${drawing}</g>`;
}

/** Scales an item to fit into a box, and centers it. */
function fitIntoBox(
  { box: [x, y, w, h] }: Motif,
  [left, top, width, height]: readonly [number, number, number, number],
  drawing: string,
  degrees = 0,
): string {
  const scale = Math.min(width / w, height / h);
  const middle = [left + width / 2, top + height / 2] as const;
  const centeredDrawing = `<g transform="translate(${-(x + w / 2)} ${-(y + h / 2)})">${drawing}</g>`;
  return placeAt(middle[0], middle[1], scale, centeredDrawing, degrees);
}

/** Scales an item to fit into a size, and places its bottom edge at a given height. */
function placeOnBase(
  { box: [x, y, w, h] }: Motif,
  middle: number,
  base: number,
  width: number,
  height: number,
  drawing: string,
): string {
  const scale = Math.min(width / w, height / h);
  return placeAt(middle - (x + w / 2) * scale, base - (y + h) * scale, scale, drawing);
}

/** Returns the background color, darker for a light main color and lighter for a dark one. */
export function wallFor(background: string, main: string): string {
  const mainLightness = lightness(main);
  if (mainLightness > 0.78) return mix(background, "#8a7660", 0.2);
  return mainLightness < 0.3 ? mix(background, "#ffffff", 0.1) : background;
}

function drawFront(defs: Defs, kit: Kit, motif: Motif, wall: string): string {
  const drawing = motif.draw(kit, false);
  const { setting } = motif;
  if (setting === "floor" || setting === "table") {
    const floor = mix(wall, SHADE, 0.06);
    const sweep = defs.gradient(
      [
        [0, floor, 0],
        [0.4, floor, 1],
      ],
      'x1="0" y1="0" x2="0" y2="1"',
    );
    return (
      backdropPaper(defs, wall) +
      `<rect y="300" width="400" height="200" fill="url(#${sweep})"/>` +
      groundShadow(defs, 206, 388, 128, 13, 0.42) +
      placeOnBase(motif, 200, 388, 336, 306, drawing)
    );
  }
  const availableSpace =
    setting === "desk" ? ([62, 70, 276, 360] as const) : ([36, 44, 328, 412] as const);
  return backdropPaper(defs, wall) + fitIntoBox(motif, availableSpace, addShadow(defs, drawing));
}

function drawDetail(defs: Defs, kit: Kit, motif: Motif, wall: string): string {
  const [x, y, width] = motif.focus;
  const scale = 400 / width;
  const light = defs.gradient(
    [
      [0, "#fff8ea", 0.26],
      [0.5, "#fff8ea", 0],
      [1, SHADE, 0.26],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );
  return (
    backdropPaper(defs, wall) +
    placeAt(200 - x * scale, 250 - y * scale, scale, motif.draw(kit, false)) +
    `<rect width="400" height="500" fill="url(#${light})"/>`
  );
}

function drawBack(defs: Defs, kit: Kit, motif: Motif, wall: string, seed: number): string {
  const drawing = motif.draw(kit, true);
  const { setting } = motif;
  if (setting === "upper" || setting === "full") {
    const pegY = 36;
    const [, y, , h] = motif.box;
    const scale = Math.min(1.06, 400 / (h + y + 70));
    return (
      backdropPaper(defs, mix(wall, "#c9b79d", 0.25)) +
      windowLight(defs, 40 + (seed % 60), 90, 150, 210) +
      `<rect y="${pegY - 9}" width="400" height="12" fill="#a87f56"/><path d="M0 ${pegY - 8} H400" stroke="#e2c39c" stroke-opacity=".7"/><path d="M0 ${pegY + 4} H400" stroke="${SHADE}" stroke-opacity=".25" stroke-width="3"/>` +
      placeAt(
        200,
        pegY + 66 * scale,
        scale,
        addShadow(defs, placeAt(0, 6, 0.84, hanger(kit, -78)) + drawing, 11),
      )
    );
  }
  // lay the item flat on linen
  const cloth = kit.withCloth("linen", mix(wall, "#efe7d8", 0.6));
  return (
    cloth.part("M-20 -20 L420 -20 L420 520 L-20 520 Z", {
      depth: 4,
      lights: `M-20 ${90 + (seed % 60)} Q180 ${40 + (seed % 90)} 420 150 M-20 430 Q160 480 420 ${380 + (seed % 60)}`,
    }) +
    fitIntoBox(
      motif,
      [52, 62, 296, 376],
      addShadow(defs, drawing, 6),
      setting === "lower" ? -4 : setting === "floor" ? 0 : -9,
    )
  );
}

function drawStillLife(defs: Defs, kit: Kit, motif: Motif, wall: string, seed: number): string {
  const table = kit.withCloth("smooth", seed % 2 === 0 ? "#c09a70" : "#ded3c1");
  const side = seed % 2 === 0 ? 1 : -1;
  return (
    backdropPaper(defs, wall) +
    windowLight(defs, 70, 30, 190, 250) +
    (seed % 3 === 0 ? frame(kit, side > 0 ? 286 : 40, 56, 74, 96) : "") +
    table.part("M-10 372 L410 372 L410 396 L-10 396 Z", { depth: 0.7, tone: 0.1 }) +
    table.part("M-10 396 L410 396 L410 510 L-10 510 Z", { depth: 1.4, tone: -0.14 }) +
    vase(kit, 200 + side * 134, 376, 1.18, seed % 5 === 0 ? "#8b5a45" : "#d8cfc0") +
    books(kit, 200 - side * 96, 378, 1.06) +
    groundShadow(defs, 200 - side * 10, 384, 112, 9, 0.5) +
    placeOnBase(motif, 200 - side * 10, 386, 236, 250, motif.draw(kit, false))
  );
}

function drawOnFloor(defs: Defs, kit: Kit, motif: Motif, wall: string, seed: number): string {
  const side = seed % 2 === 0 ? 1 : -1;
  return (
    room(defs, wall, 330) +
    windowLight(defs, 50, 40, 170, 230) +
    groundShadow(defs, 200 + side * 96, 424, 84, 8) +
    stool(kit, 200 + side * 96, 424, 1.3) +
    (seed % 3 === 0
      ? books(kit, 200 + side * 96, 244, 0.86)
      : vase(kit, 200 + side * 104, 246, 0.94)) +
    groundShadow(defs, 190 - side * 38, 440, 128, 10, 0.5) +
    placeOnBase(motif, 168 - side * 26, 424, 190, 200, motif.draw(kit, false)) +
    placeOnBase(motif, 212 - side * 42, 452, 230, 230, motif.draw(kit, false))
  );
}

/** Draws an item on a desk, seen from above, next to a cup, a book and a branch. */
function drawOnDesk(defs: Defs, kit: Kit, motif: Motif, wall: string, seed: number): string {
  const wood = kit.withCloth("smooth", seed % 2 === 0 ? "#b98f65" : "#d9cdb9");
  const china = kit.withCloth("smooth", "#f1ebdf");
  const grain = [70, 150, 245, 330, 430]
    .map((y) => `M-10 ${y} Q${120 + (seed % 90)} ${y - 14} 410 ${y + 8}`)
    .join(" ");
  const cup =
    china.part("M-46 0 C-46 -62 46 -62 46 0 C46 62 -46 62 -46 0 Z", { depth: 0.8 }) +
    china.part("M-30 0 C-30 -40 30 -40 30 0 C30 40 -30 40 -30 0 Z", { depth: 0.7, tone: 0.2 }) +
    china.flat("M-25 0 C-25 -33 25 -33 25 0 C25 33 -25 33 -25 0 Z", "#4a3021") +
    china.wire("M-15 -12 Q-4 -22 12 -18", "#ffffff", 2.4, 0.35);
  const book = kit.withCloth("smooth", mix(wall, "#4d5b4e", 0.7));
  return (
    wood.part("M-20 -20 L420 -20 L420 520 L-20 520 Z", { depth: 2, isPlain: true }) +
    wood.seam(grain, 0.9) +
    windowLight(defs, 60, -30, 230, 320) +
    placeAt(
      322,
      86,
      1,
      addShadow(
        defs,
        book.part("M-70 -100 L84 -100 L84 96 L-70 96 Z", { depth: 0.9 }) +
          book.wire("M-56 -96 V 92", "#17110d", 1.6, 0.35),
        7,
      ),
      14,
    ) +
    placeAt(72, 96, 1.1, addShadow(defs, cup, 7)) +
    placeAt(54, 470, 1, addShadow(defs, branch(kit), 5), 52) +
    fitIntoBox(motif, [78, 104, 250, 320], addShadow(defs, motif.draw(kit, false), 7), -14)
  );
}

function drawOnPeg(defs: Defs, kit: Kit, motif: Motif, wall: string, seed: number): string {
  const wood = kit.withCloth("smooth", "#b58a5e");
  const peg = (x: number) =>
    wood.part(`M${x - 7} 92 L${x + 7} 92 L${x + 6} 112 Q${x} 118 ${x - 6} 112 Z`, {
      depth: 0.4,
      tone: 0.06,
    });
  return (
    room(defs, wall, 440) +
    windowLight(defs, 60 + (seed % 40), 140, 150, 210) +
    wood.part("M40 74 L360 74 L360 98 L40 98 Z", { depth: 0.6 }) +
    [84, 200, 316].map(peg).join("") +
    groundShadow(defs, 330, 452, 50, 6) +
    stool(kit, 330, 454, 0.9) +
    vase(kit, 330, 330, 0.74) +
    placeOnBase(motif, 186, 400, 250, 296, addShadow(defs, motif.draw(kit, false), 10))
  );
}

/** Draws an item in its usual room. */
function drawInRoom(
  defs: Defs,
  kit: Kit,
  motif: Motif,
  wall: string,
  { motif: name, seed }: Artwork,
): string {
  const { setting } = motif;
  if (setting === "head") {
    const placement = HAT_PLACEMENTS[name] ?? [-62, 0.74];
    return (
      backdropPaper(defs, wall) +
      windowLight(defs, 60, 50, 180, 240) +
      kit
        .withCloth("smooth", "#c09a70")
        .part("M-10 424 L410 424 L410 510 L-10 510 Z", { depth: 1.2 }) +
      groundShadow(defs, 206, 428, 90, 9) +
      placeAt(
        200,
        226,
        1.32,
        bust(kit) + placeAt(0, placement[0], placement[1], motif.draw(kit, false)),
      ) +
      books(kit, 66, 428, 0.9)
    );
  }
  if (setting === "desk") return drawOnDesk(defs, kit, motif, wall, seed);
  if (setting === "floor") return drawOnFloor(defs, kit, motif, wall, seed);
  if (setting === "peg") return drawOnPeg(defs, kit, motif, wall, seed);
  return drawStillLife(defs, kit, motif, wall, seed);
}

/** Heights and scales of hats on the wooden head, if they differ from the default. */
const HAT_PLACEMENTS: Readonly<Record<string, readonly [number, number]>> = {
  hat: [-64, 0.8],
};

/** Draws a view of a motif. */
export function drawView(defs: Defs, motif: Motif, art: Artwork): string {
  const [background, main, accent] = art.palette;
  const kit = new Kit(defs, main, accent, motif.cloth);
  const wall = wallFor(background, main);
  switch (art.view) {
    case "detail":
      return drawDetail(defs, kit, motif, wall);
    case "room":
      return drawInRoom(defs, kit, motif, wall, art);
    case "back":
      return drawBack(defs, kit, motif, wall, art.seed);
    default:
      return drawFront(defs, kit, motif, wall);
  }
}
