// Shirts and tops.
import type { Kit } from "../kit/kit.ts";
import { evenlySpaced, symmetricOutline, withMirrorImage } from "../kit/paths.ts";
import {
  backCollar,
  buttons,
  collar,
  cuffs,
  HANGING_FOLDS,
  insideNeck,
  patchPocket,
  sleeves,
  trunk,
} from "./body.ts";
import type { Motif } from "./motif.ts";

const upperGarment = (
  cloth: Motif["cloth"],
  draw: Motif["draw"],
  focus: Motif["focus"] = [14, 40, 150],
  box: Motif["box"] = [-146, -26, 292, 312],
): Motif => ({ draw, cloth, focus, box, setting: "upper" });

const SHORT_SLEEVE = { x: 116, y: 118, cuff: 27, puff: 18 } as const;
/** A wide T-shirt with elbow-length sleeves. */
const HEAVY_TEE = {
  body: { shoulder: 94, drop: 28, chest: 90, waist: 90, hem: 92, hemY: 270 },
  arms: { shoulder: 94, drop: 28, chest: 90, x: 122, y: 150, cuff: 30, puff: 14 },
  neck: 30,
  depth: 20,
} as const;
/** A narrow top with a boat neck. */
const BOAT_NECK = {
  body: { neck: 46, shoulder: 80, drop: 20, chest: 76, waist: 76, hem: 80, hemY: 252, curve: 4 },
  arms: { shoulder: 80, drop: 20, chest: 76, x: 118, y: 246, cuff: 16, puff: 16 },
  neck: 46,
  depth: 12,
} as const;

/** Draws the band around a round neck. */
const neckBand = (kit: Kit, half: number, depth: number, width = 7) =>
  kit.part(
    `M${-half} -3 Q${-half - 1} ${depth} 0 ${depth} Q${half + 1} ${depth} ${half} -3 L${half + width} 1 Q${half + 2 + width} ${depth + width} 0 ${depth + width} Q${-half - 2 - width} ${depth + width} ${-half - width} 1 Z`,
    { depth: 0.35, tone: -0.05 },
  );

const backBand = (kit: Kit, half: number) =>
  kit.part(`M${-half} -3 Q0 -10 ${half} -3 L${half + 6} 0 Q0 14 ${-half - 6} 0 Z`, {
    depth: 0.35,
    tone: -0.05,
  });

function jersey(kit: Kit, isBackView: boolean, hasLongSleeves: boolean): string {
  const { body: measurements, arms, neck, depth } = hasLongSleeves ? BOAT_NECK : HEAVY_TEE;
  const { hem, hemY } = measurements;
  const body = kit.part(trunk({ ...measurements, neckY: isBackView ? 4 : depth }), {
    folds: HANGING_FOLDS,
  });
  const hems = hasLongSleeves
    ? cuffs(kit, arms, 12, { tone: -0.04 })
    : kit.stitch(withMirrorImage("M-150 144 L-94 151")) +
      kit.stitch(withMirrorImage("M-150 141 L-94 148"));
  const seamY = hemY - 6;
  return (
    (isBackView ? "" : insideNeck(kit, neck, depth)) +
    sleeves(kit, arms) +
    body +
    hems +
    (isBackView ? backBand(kit, neck) : neckBand(kit, neck, depth)) +
    kit.stitch(
      `M${1 - hem} ${seamY - 2} Q-42 ${seamY + 5} 0 ${seamY + 5} Q42 ${seamY + 5} ${hem - 1} ${seamY - 2}`,
    ) +
    kit.stitch(
      `M${1 - hem} ${seamY - 5} Q-42 ${seamY + 2} 0 ${seamY + 2} Q42 ${seamY + 2} ${hem - 1} ${seamY - 5}`,
    ) +
    (isBackView ? kit.flat("M-8 12 h16 v9 h-16 Z", "#f6f2ea") : "")
  );
}

const tee = upperGarment(
  "jersey",
  (kit, isBackView) => jersey(kit, isBackView, false),
  [26, 24, 140],
  [-156, -16, 312, 302],
);
const longSleeve = upperGarment(
  "breton",
  (kit, isBackView) => jersey(kit, isBackView, true),
  [20, 30, 150],
  [-138, -16, 276, 286],
);

const tankBody = (neck: number) =>
  symmetricOutline(
    `M0 ${neck} C-26 ${neck} -36 ${neck / 2} -38 -6 L-58 -2 C-56 44 -62 78 -78 102 C-78 130 -75 150 -75 176 C-75 210 -79 230 -79 270 Q-40 278 0 278`,
  );
const tank = upperGarment(
  "rib",
  (kit, isBackView) =>
    kit.inside("M-38 -6 Q0 6 38 -6 Q36 44 0 44 Q-36 44 -38 -6 Z", { tone: -0.38, depth: 0.5 }) +
    kit.part(tankBody(isBackView ? 22 : 44), { folds: HANGING_FOLDS }) +
    kit.seam(withMirrorImage("M-54 0 C-52 44 -58 80 -76 106")) +
    kit.seam("M-34 -4 C-32 24 -22 50 0 50 C22 50 32 24 34 -4") +
    kit.stitch("M-77 262 Q-40 269 0 269 Q40 269 77 262"),
  [20, 46, 150],
  [-86, -12, 172, 296],
);

interface Shirt {
  /** Additional width, called ease in tailoring. Default: 0. */
  readonly ease?: number;
  /** Whether the hem is straight instead of curved. */
  readonly isStraight?: boolean;
  readonly hasShortSleeves?: boolean;
  readonly pockets?: number;
  readonly flaps?: number;
  readonly isWestern?: boolean;
  readonly length?: number;
  readonly button?: string;
}

/** Draws the button front: placket, buttons, pockets. */
function shirtFront(kit: Kit, shirt: Shirt, hem: number): string {
  const { pockets = 1, flaps = 0, isWestern, button = "#f4efe4" } = shirt;
  const yokes = isWestern
    ? kit.seam(withMirrorImage("M-84 62 L-52 74 L-34 62 L-7 66")) +
      kit.stitch(withMirrorImage("M-83 59 L-52 71 L-34 59 L-7 63"))
    : "";
  const pocket = pockets === 0 ? "" : patchPocket(kit, 22, 76, 44, 50, flaps);
  const secondPocket = pockets < 2 ? "" : patchPocket(kit, -66, 76, 44, 50, flaps);
  return (
    kit.part(`M-7 14 L7 14 L7 ${hem} L-7 ${hem} Z`, { depth: 0.3, tone: 0.03 }) +
    kit.stitch(`M-5 18 L-5 ${hem - 2} M5 18 L5 ${hem - 2}`) +
    yokes +
    pocket +
    secondPocket +
    buttons(kit, 0, evenlySpaced(40, hem - 30, 6), 3.2, button) +
    (flaps > 0
      ? kit.button(44, 88, 2.8, button) + (pockets > 1 ? kit.button(-44, 88, 2.8, button) : "")
      : "")
  );
}

function shirtOf(kit: Kit, isBackView: boolean, shirt: Shirt = {}): string {
  const { hasShortSleeves, length = 268, ease = 0, isStraight } = shirt;
  const [side, waist] = [-84 - ease, -80 - ease * 1.1];
  const body = symmetricOutline(
    `M0 10 C-18 10 -28 4 -30 -3 L${-86 - ease} ${24 + ease * 0.3} C${-74 - ease} 50 ${1 + side} 76 ${2 + side} 100 C${2 + side} 130 ${waist} 150 ${waist} 176 ${
      isStraight
        ? `C${waist} 206 ${side} ${length - 40} ${side} ${length} Q-42 ${length + 7} 0 ${length + 7}`
        : `C${waist} 206 ${side} ${length - 40} ${side - 1} ${length - 18} Q-66 ${length - 12} -52 ${length + 2} Q-26 ${length + 10} 0 ${length + 8}`
    }`,
  );
  const hem = isStraight
    ? `M${side + 1} ${length - 6} Q-42 ${length + 1} 0 ${length + 1} Q42 ${length + 1} ${-1 - side} ${length - 6}`
    : `M${side} ${length - 24} Q-66 ${length - 18} -51 ${length - 5} Q-26 ${length + 4} 0 ${length + 2} Q26 ${length + 4} 51 ${length - 5} Q66 ${length - 18} ${-side} ${length - 24}`;
  const measurements = { shoulder: 86 + ease, drop: 24 + ease * 0.3, chest: 82 + ease };
  const arms = hasShortSleeves
    ? { ...SHORT_SLEEVE, ...measurements, x: 120 + ease * 1.2, y: 126 + ease, cuff: 31 }
    : { ...measurements, x: 128 + ease * 1.2, cuff: 15 + ease * 0.3 };
  const [x, end] = [arms.x, hasShortSleeves ? 126 + ease : 262];
  const yoke = kit.seam("M-84 50 Q0 62 84 50") + kit.stitch("M-84 47 Q0 59 84 47");
  const pleat = kit.seam(`M-9 57 L-7 ${length} M9 57 L7 ${length}`);
  return (
    sleeves(kit, arms) +
    kit.part(body, { folds: HANGING_FOLDS }) +
    kit.seam(
      withMirrorImage(`M${side} ${26 + ease * 0.3} C${10 + side} 50 ${2 + side} 76 ${3 + side} 98`),
    ) +
    (hasShortSleeves
      ? kit.stitch(withMirrorImage(`M${-x - 29} ${end - 6} L${-x + 29} ${end + 2}`))
      : cuffs(kit, arms, 24) + kit.stitch(withMirrorImage(`M${-x - 14} 265 L${-x + 14} 269`))) +
    kit.stitch(hem) +
    (isBackView
      ? yoke + pleat + backCollar(kit)
      : shirtFront(kit, shirt, length + 6) + collar(kit)) +
    (hasShortSleeves || isBackView
      ? ""
      : kit.button(6 - x, 281, 2.6, shirt.button ?? "#f4efe4") +
        kit.button(x - 6, 281, 2.6, shirt.button ?? "#f4efe4"))
  );
}

const shirtBox = [-146, -26, 292, 318] as const;
const shirt = upperGarment(
  "poplin",
  (kit, isBackView) => shirtOf(kit, isBackView, { ease: -8, length: 300 }),
  [14, 44, 140],
  [-140, -26, 280, 340],
);
const denimShirt = upperGarment(
  "denim",
  (kit, isBackView) => shirtOf(kit, isBackView, { pockets: 2, flaps: 20, isWestern: true }),
  [14, 60, 150],
  shirtBox,
);
const overshirt = upperGarment(
  "twill",
  (kit, isBackView) =>
    shirtOf(kit, isBackView, {
      pockets: 2,
      flaps: 18,
      button: "#5a4330",
      ease: 10,
      isStraight: true,
    }),
  [16, 70, 150],
  [-160, -26, 320, 318],
);

/** Draws a collar that lies open. */
function campCollar(kit: Kit): string {
  const leaf = "M-28 -14 Q-40 -8 -46 8 L-58 26 L-30 34 L-1 58 L-12 18 Z";
  const mirroredLeaf = "M28 -14 Q40 -8 46 8 L58 26 L30 34 L1 58 L12 18 Z";
  return (
    kit.inside("M-28 -14 Q0 -25 28 -14 L12 18 L0 58 L-12 18 Z", { tone: -0.34, depth: 0.4 }) +
    kit.shadow("M-58 28 L-28 40 L0 62 L28 40 L58 28 L40 10 L-40 10 Z", 0.26, 3) +
    kit.part(leaf, { tone: 0.07, depth: 0.5 }) +
    kit.part(mirroredLeaf, { tone: 0.07, depth: 0.5 }) +
    kit.seam(withMirrorImage("M-46 8 L-30 34"))
  );
}

const CAMP: Shirt = { hasShortSleeves: true, ease: 12, isStraight: true, length: 250 };

const campShirt = upperGarment(
  "linen",
  (kit, isBackView) =>
    isBackView
      ? shirtOf(kit, true, CAMP)
      : shirtOf(kit, false, { ...CAMP, button: "#d9c6a4" }) + campCollar(kit),
  [0, 44, 150],
  [-176, -26, 352, 290],
);

const blouse = upperGarment(
  "satin",
  (kit, isBackView) => {
    // balloon sleeves, gathered at the cuff
    const arms = { puff: 62, cuff: 17, x: 116, y: 266 };
    const bow =
      kit.part("M-4 14 C-30 40 -40 84 -30 128 Q-18 132 -10 124 C-22 86 -14 46 2 18 Z", {
        depth: 0.5,
      }) +
      kit.part("M4 14 C24 44 36 80 24 112 Q14 116 8 110 C18 80 12 48 -2 20 Z", {
        depth: 0.5,
        tone: -0.04,
      }) +
      kit.part("M0 14 C-26 -6 -54 2 -52 22 C-50 42 -22 34 0 18 Z", {
        depth: 0.6,
        folds: "M-6 16 L-34 18",
      }) +
      kit.part("M0 14 C26 -6 54 2 52 22 C50 42 22 34 0 18 Z", {
        depth: 0.6,
        folds: "M6 16 L34 18",
      }) +
      kit.part("M-8 8 Q0 4 8 8 L9 24 Q0 28 -9 24 Z", { depth: 0.5, tone: 0.1 });
    return (
      sleeves(kit, arms, { depth: 1.1 }) +
      kit.part(trunk({ neckY: 8, hemY: 266 }), {
        folds: `${HANGING_FOLDS} M-30 40 Q-42 120 -34 250 M30 40 Q40 120 30 250`,
        lights: "M-52 50 Q-66 120 -60 250 M8 60 Q2 160 8 250 M54 60 Q62 150 64 240",
      }) +
      kit.seam(withMirrorImage("M-84 26 C-74 50 -82 76 -81 98")) +
      cuffs(kit, arms, 26) +
      (isBackView
        ? kit.seam("M0 8 L0 90") + backCollar(kit)
        : kit.seam("M-6 20 L-6 270") +
          buttons(kit, 0, evenlySpaced(60, 250, 6), 3, kit.tone(-0.1))) +
      kit.part("M-31 -4 Q0 -16 31 -4 Q34 12 0 20 Q-34 12 -31 -4 Z", { depth: 0.5, tone: 0.04 }) +
      (isBackView ? "" : bow)
    );
  },
  [0, 50, 160],
);

const polo = upperGarment(
  "rib",
  (kit, isBackView) =>
    sleeves(kit, SHORT_SLEEVE) +
    kit.part(trunk({ neckY: 10 }), { folds: HANGING_FOLDS }) +
    cuffs(kit, { ...SHORT_SLEEVE, y: 112 }, 10, { tone: -0.06 }) +
    (isBackView
      ? backCollar(kit)
      : kit.part("M-8 10 L8 10 L8 86 L-8 86 Z", { depth: 0.3 }) +
        kit.stitch("M-6 14 L-6 84 L6 84 L6 14") +
        buttons(kit, 0, [34, 54, 74], 3) +
        collar(kit)),
  [0, 40, 140],
);

export const TOPS = {
  tee,
  "long-sleeve": longSleeve,
  tank,
  shirt,
  "denim-shirt": denimShirt,
  overshirt,
  "camp-shirt": campShirt,
  blouse,
  polo,
};

/** A shirt of any length, for dresses. */
export { shirtOf };
