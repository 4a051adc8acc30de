// Wide scenes of 1600 by 900 for page headers and categories.
import type { Defs, Kit } from "../kit/kit.ts";
import { placeAt } from "../kit/paths.ts";
import { bust } from "./bust.ts";
import {
  addDropShadow,
  drawMotif,
  drawOnHanger,
  hall,
  plinth,
  rail,
  roomKit,
  standingItem,
  tableTop,
  window,
  windowRays,
} from "./hall.ts";
import { books, branch, frame, groundShadow, stool, vase, windowLight } from "./room.ts";

export interface WideScene {
  readonly draw: (defs: Defs) => string;
}

const heroScene: WideScene = {
  draw: (defs) => {
    const kit = roomKit(defs);
    return (
      hall(defs, "#e3d9ca", 720) +
      window(defs, 90, 70, 330, 470) +
      windowRays(defs, "M470 150 L900 250 L1010 640 L560 560 Z", 0.34) +
      windowRays(defs, "M420 740 L980 740 L1180 900 L520 900 Z", 0.34) +
      groundShadow(defs, 1090, 800, 430, 18, 0.3) +
      addDropShadow(
        defs,
        rail(kit, 720, 120, 720, 800) +
          drawOnHanger(defs, 830, 120, 0.98, "shirt", "#f3eee3", 0.62) +
          drawOnHanger(defs, 990, 120, 1.02, "coat", "#33463b", 0.98) +
          drawOnHanger(defs, 1170, 120, 0.98, "turtleneck", "#e9dfcd", 0.74) +
          drawOnHanger(defs, 1330, 120, 0.98, "slip-dress", "#a9553a", 0.8),
      ) +
      standingItem(defs, 1200, 806, 0.62, "boot", "#3a2a20") +
      standingItem(defs, 1300, 818, 0.62, "boot", "#3a2a20") +
      standingItem(defs, 900, 822, 0.8, "bag", "#8d5a34") +
      stool(kit, 560, 830, 1.7) +
      vase(kit, 560, 596, 1.7, "#d2c6b4")
    );
  },
};

const shoes: WideScene = {
  draw: (defs) => {
    const kit = roomKit(defs);
    return (
      hall(defs, "#d5d6cb", 690) +
      windowLight(defs, 560, 30, 640, 560) +
      groundShadow(defs, 1020, 830, 520, 22, 0.3) +
      plinth(kit, 640, 640, 320, 190) +
      plinth(kit, 960, 500, 300, 330, -0.03) +
      plinth(kit, 1260, 690, 240, 140, -0.06) +
      standingItem(defs, 800, 642, 0.92, "sneaker", "#f1ece2", "#2f4a3b") +
      standingItem(defs, 1110, 502, 0.92, "lace-boot", "#8d5a34") +
      standingItem(defs, 1380, 692, 0.68, "loafer", "#4a2430") +
      vase(kit, 566, 836, 2, "#a5694c")
    );
  },
};

const bags: WideScene = {
  draw: (defs) => {
    const kit = roomKit(defs);
    return (
      tableTop(defs, "#e4d6c6", 660, "#c09a70") +
      frame(kit, 1270, 90, 190, 250) +
      vase(kit, 1450, 668, 2.2, "#6f5546") +
      books(kit, 700, 668, 2) +
      standingItem(defs, 700, 574, 1, "clutch", "#7d2e46") +
      standingItem(defs, 1020, 672, 1.5, "bag", "#a86c3c") +
      standingItem(defs, 1290, 684, 1.1, "crossbody", "#2f4a3b")
    );
  },
};

const accessories: WideScene = {
  draw: (defs) => {
    const kit = roomKit(defs);
    return (
      tableTop(defs, "#dcd9d0", 690, "#c7ab86") +
      placeAt(
        840,
        480,
        1.42,
        bust(kit) + placeAt(0, -64, 0.84, drawMotif(defs, "hat", "#b58a5e", "#3f3f44")),
      ) +
      books(kit, 1140, 698, 2.2) +
      placeAt(1140, 556, 0.9, drawMotif(defs, "glasses", "#3a2a20")) +
      kit.part("M1250 150 L1600 150 L1600 176 L1250 176 Z", { depth: 0.7 }) +
      kit.part("M1382 168 L1398 168 L1397 196 Q1390 204 1383 196 Z", { depth: 0.8, tone: 0.06 }) +
      placeAt(1390, 310, 1.2, addDropShadow(defs, drawMotif(defs, "scarf", "#a9553a", "#e8d3ae"))) +
      vase(kit, 606, 698, 1.9, "#8b5a45")
    );
  },
};

/** Items on a stool or on the floor next to a rail. */
type Prop = "vase" | "books" | "bag" | "boots" | "floor";

const PROPS: Readonly<Record<Prop, (defs: Defs, kit: Kit, x: number) => string>> = {
  vase: (_, kit, x) => vase(kit, x, 640, 1.7, "#c9bba5"),
  books: (_, kit, x) => books(kit, x, 640, 1.5) + vase(kit, x + 140, 850, 2, "#8b5a45"),
  bag: (defs, _, x) => standingItem(defs, x, 640, 0.8, "crossbody", "#8d5a34"),
  boots: (defs, kit, x) =>
    vase(kit, x, 640, 1.5, "#6f5546") +
    standingItem(defs, x + 190, 850, 0.6, "lace-boot", "#5b3a22"),
  floor: (defs, _, x) =>
    standingItem(defs, x, 846, 0.9, "bag", "#8d5a34") +
    standingItem(defs, x + 210, 850, 0.6, "boot", "#3a2a20"),
};

const drawStool = (defs: Defs, kit: Kit, x: number) =>
  groundShadow(defs, x, 846, 120, 12) + stool(kit, x, 846, 1.5);

type HangingGarment = readonly [x: number, name: string, color: string, squeeze: number];

/** Position of a rail and of the prop next to it, and scale of the clothes. */
interface RailOptions {
  readonly scale?: number;
  /** Left end of the rail. */
  readonly railStart?: number;
  /** Position of the prop. */
  readonly propX?: number;
}

/** Returns a scene with a rail, clothes and a prop in front of a wall. */
const sceneWithRail = (
  wall: string,
  prop: Prop,
  garments: readonly HangingGarment[],
  { scale = 1.1, railStart = 420, propX = 330 }: RailOptions = {},
): WideScene => ({
  draw: (defs) => {
    const kit = roomKit(defs);
    return (
      hall(defs, wall, 770) +
      windowLight(defs, 330, 150, 560, 480) +
      addDropShadow(
        defs,
        kit.part(`M${railStart} 96 L1620 96 L1620 116 L${railStart} 116 Z`, { depth: 0.8 }) +
          garments
            .map(([at, name, color, squeeze]) =>
              drawOnHanger(defs, at, 108, scale, name, color, squeeze),
            )
            .join(""),
      ) +
      (prop === "floor" ? "" : drawStool(defs, kit, propX)) +
      PROPS[prop](defs, kit, propX)
    );
  },
});

const foldedPile = (kit: Kit, x: number, y: number, colors: readonly string[]) =>
  colors
    .map((color, index) => {
      const top = y - (index + 1) * 56;
      const inset = (index % 3) * 8;
      return kit
        .withCloth("knit", color)
        .part(
          `M${x + inset + 14} ${top} L${x + 330 - inset} ${top} C${x + 356 - inset} ${top + 6} ${x + 356 - inset} ${top + 50} ${x + 330 - inset} ${top + 56} L${x + inset + 14} ${top + 56} C${x + inset - 6} ${top + 44} ${x + inset - 6} ${top + 12} ${x + inset + 14} ${top} Z`,
          {
            folds: `M${x + 30} ${top + 28} Q${x + 200} ${top + 34} ${x + 350} ${top + 28}`,
            depth: 1.5,
          },
        );
    })
    .join("");

const knitwear: WideScene = {
  draw: (defs) => {
    const kit = roomKit(defs);
    return (
      tableTop(defs, "#d9d3c8", 720, "#b98f65") +
      groundShadow(defs, 830, 724, 200, 14) +
      foldedPile(kit, 660, 724, ["#35523f", "#e9dfcd", "#b5532f", "#a8a296", "#26334d"]) +
      addDropShadow(
        defs,
        kit.part("M1050 92 L1600 92 L1600 112 L1050 112 Z", { depth: 0.7 }) +
          drawOnHanger(defs, 1290, 104, 1.5, "fisherman", "#e9dfcd"),
      ) +
      placeAt(560, 724, 1, vase(kit, 0, 0, 1.7, "#a5694c")) +
      placeAt(820, 444, 1.5, branch(kit), 70)
    );
  },
};

export const WIDE_SCENES: Readonly<Record<string, WideScene>> = {
  "scene-rail": heroScene,
  "scene-shoes": shoes,
  "scene-bags": bags,
  "scene-accessories": accessories,
  "scene-knitwear": knitwear,
  "scene-outerwear": sceneWithRail("#d7d3c6", "boots", [
    [660, "trench", "#cbb08a", 0.84],
    [910, "coat", "#26334d", 0.96],
    [1180, "parka", "#35523f", 0.9],
    [1430, "blazer", "#a9553a", 0.86],
  ]),
  "scene-clothing": sceneWithRail("#e2d8cb", "vase", [
    [660, "shirt", "#a9c3d6", 0.8],
    [900, "knit", "#7d2e46", 0.84],
    [1140, "slip-dress", "#35523f", 1],
    [1390, "blazer", "#b98a58", 0.94],
  ]),
  "scene-tops": sceneWithRail(
    "#d4d8d4",
    "books",
    [
      [670, "shirt", "#f3eee3", 0.84],
      [930, "long-sleeve", "#26334d", 0.9],
      [1190, "denim-shirt", "#4f6d8f", 0.9],
      [1450, "camp-shirt", "#cf9b3c", 0.9],
    ],
    { scale: 1.3 },
  ),
  "scene-dresses": sceneWithRail("#e6d5cb", "vase", [
    [650, "dress", "#efe6d6", 0.84],
    [900, "slip-dress", "#7d2e46", 1],
    [1130, "shirt-dress", "#a9c3d6", 0.86],
    [1380, "pinafore", "#b5532f", 0.96],
  ]),
  // the top of the home page, with an empty left side for text
  "scene-new": sceneWithRail(
    "#dcd7cb",
    "floor",
    [
      [760, "parka", "#cf9b3c", 0.94],
      [1010, "cardigan", "#e3d5bf", 0.86],
      [1240, "blazer", "#2f3a35", 0.92],
      [1480, "slip-dress", "#a9553a", 0.96],
    ],
    { railStart: 620, propX: 940 },
  ),
  "scene-bottoms": sceneWithRail(
    "#d6d3cb",
    "books",
    [
      [670, "trousers", "#a8a296", 0.86],
      [920, "skirt", "#7d2e46", 0.9],
      [1170, "jeans", "#4f6d8f", 0.94],
      [1420, "work-trousers", "#35523f", 0.9],
    ],
    { scale: 1.15 },
  ),
  "scene-sale": sceneWithRail("#e4d2c8", "bag", [
    [660, "trench", "#d8c3a5", 0.84],
    [910, "turtleneck", "#f4f1ea", 0.84],
    [1150, "slip-dress", "#232225", 0.94],
    [1400, "turtleneck", "#c17f63", 0.84],
  ]),
};
