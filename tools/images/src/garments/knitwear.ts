// Knitwear, ribbed at the neck, cuffs and hem.
import type { Kit } from "../kit/kit.ts";
import { evenlySpaced, symmetricOutline, withMirrorImage } from "../kit/paths.ts";
import {
  type Arm,
  buttons,
  cuffs,
  HANGING_FOLDS,
  insideNeck,
  patchPocket,
  sleeves,
  type Trunk,
  trunk,
} from "./body.ts";
import type { Motif } from "./motif.ts";

const upperGarment = (
  cloth: Motif["cloth"],
  draw: Motif["draw"],
  focus: Motif["focus"],
  box: Motif["box"] = [-152, -20, 304, 318],
): Motif => ({ draw, cloth, focus, box, setting: "upper" });

const ARMS = { x: 130, y: 258, cuff: 17, puff: 26 } as const;
const BODY = { shoulder: 88, chest: 87, waist: 85, hem: 80, hemY: 250 } as const;

/** Draws the rib at the hem. */
const welt = (kit: Kit, half = 80, top = 250, height = 26) =>
  kit
    .withCloth("rib")
    .part(
      `M${-half} ${top - 2} Q${-half / 2} ${top + 7} 0 ${top + 7} Q${half / 2} ${top + 7} ${half} ${top - 2} L${half - 4} ${top + height} Q0 ${top + height + 14} ${-half + 4} ${top + height} Z`,
      { tone: -0.05, depth: 0.6 },
    );

/** Draws the rib around the neck. */
function neckRib(kit: Kit, isBackView: boolean, depth = 20): string {
  const front = `M-32 -4 Q-33 ${depth} 0 ${depth} Q33 ${depth} 32 -4 L43 2 Q42 ${depth + 14} 0 ${depth + 14} Q-42 ${depth + 14} -43 2 Z`;
  return kit
    .withCloth("rib")
    .part(isBackView ? "M-32 -6 Q0 -16 32 -6 L43 2 Q0 18 -43 2 Z" : front, {
      tone: -0.04,
      depth: 0.5,
    });
}

/** The cut of a sweater: measurements of its trunk and sleeves, and the height of its ribs. */
interface Cut {
  readonly body: Partial<Trunk>;
  readonly arms: Partial<Arm>;
  readonly rib: number;
}

const REGULAR: Cut = { body: BODY, arms: ARMS, rib: 26 };
const SLIM: Cut = {
  body: { shoulder: 80, drop: 22, chest: 76, waist: 72, hem: 72, hemY: 262 },
  arms: { shoulder: 80, drop: 22, chest: 76, x: 112, y: 270, cuff: 13, puff: 14 },
  rib: 14,
};
const BOXY: Cut = {
  body: { shoulder: 102, drop: 36, chest: 100, waist: 100, hem: 96, hemY: 244 },
  arms: { shoulder: 102, drop: 36, chest: 100, x: 148, y: 238, cuff: 20, puff: 26 },
  rib: 34,
};

function sweater(
  kit: Kit,
  isBackView: boolean,
  { body, arms, rib }: Cut = REGULAR,
  extra = "",
): string {
  const { shoulder = 88, drop = 24, chest = 87, hem = 80, hemY = 250 } = body;
  return (
    (isBackView ? "" : insideNeck(kit, 32, 20)) +
    sleeves(kit, arms, { depth: 1 }) +
    kit.part(trunk({ ...body, neckY: isBackView ? 6 : 20 }), { folds: HANGING_FOLDS, depth: 1.2 }) +
    extra +
    kit.seam(
      withMirrorImage(
        `M${2 - shoulder} ${drop + 2} C${12 - shoulder} ${drop + 28} ${1 - chest} 78 ${2 - chest} 104`,
      ),
    ) +
    welt(kit, hem, hemY, rib) +
    cuffs(kit.withCloth("rib"), arms, rib, { tone: -0.05 }) +
    neckRib(kit, isBackView)
  );
}

/** Draws one cable: two strands that cross repeatedly. */
function cable(kit: Kit, x: number, from: number, to: number, width = 9): string {
  const rows = evenlySpaced(from, to, Math.round((to - from) / 24) + 1);
  const step = (rows[1] ?? 0) - (rows[0] ?? 0);
  const drawStrand = (side: number) =>
    rows
      .slice(0, -1)
      .map((y, index) => {
        const a = (index % 2 === 0 ? -1 : 1) * side * width * 0.5;
        return `${index === 0 ? `M${x + a} ${y}` : ""} C${x + a} ${y + step * 0.5} ${x - a} ${y + step * 0.5} ${x - a} ${y + step}`;
      })
      .join(" ");
  return (
    kit.wires(drawStrand(1), [
      [kit.tone(-0.34), 8.4],
      [kit.tone(0.06), 6],
    ]) +
    kit.wires(drawStrand(-1), [
      [kit.tone(-0.34), 8.4],
      [kit.tone(0.12), 6],
    ]) +
    kit.seam(`M${x - width - 4} ${from} V${to} M${x + width + 4} ${from} V${to}`, 1.6)
  );
}

const knit = upperGarment(
  "knit",
  (kit, isBackView) => sweater(kit, isBackView, SLIM),
  [20, 26, 140],
  [-132, -20, 264, 322],
);

const fisherman = upperGarment(
  "fisherman",
  (kit, isBackView) =>
    sweater(
      kit,
      isBackView,
      BOXY,
      cable(kit, 0, isBackView ? 22 : 42, 248) + cable(kit, -52, 42, 246) + cable(kit, 52, 42, 246),
    ),
  [16, 50, 150],
  [-172, -20, 344, 314],
);

const cardigan = upperGarment(
  "boucle",
  (kit, isBackView) => {
    const rib = kit.withCloth("rib");
    const openBody = symmetricOutline(
      "M0 96 L-30 -4 L-88 24 C-76 50 -87 76 -87 100 C-87 140 -88 240 -90 318 Q-42 324 0 324",
    );
    const buttonBand = "M-31 -6 Q-42 -2 -40 4 L-9 100 L-9 346 L3 346 L3 92 L-24 4 Z";
    return (
      (isBackView ? "" : kit.inside("M-31 -4 Q0 -16 31 -4 L0 98 Z", { tone: -0.4, depth: 0.6 })) +
      sleeves(kit, { ...ARMS, puff: 30 }, { depth: 1.1 }) +
      kit.part(isBackView ? trunk({ ...BODY, neckY: 4, hemY: 318, hem: 90 }) : openBody, {
        folds: HANGING_FOLDS,
        depth: 1.3,
      }) +
      kit.seam(withMirrorImage("M-86 26 C-76 52 -86 78 -85 104")) +
      welt(kit, 89, 318, 26) +
      cuffs(rib, ARMS, 26, { tone: -0.05 }) +
      (isBackView
        ? neckRib(kit, true)
        : patchPocket(kit, -76, 222, 52, 60) +
          patchPocket(kit, 24, 222, 52, 60) +
          rib.part("M31 -6 Q42 -2 40 4 L9 100 L9 346 L-3 346 L-3 92 L24 4 Z", {
            depth: 0.5,
            tone: -0.03,
          }) +
          rib.part(buttonBand, { depth: 0.5, tone: 0.02 }) +
          buttons(kit, -3, evenlySpaced(118, 330, 5), 5, "#efe4d0"))
    );
  },
  [0, 130, 140],
  [-152, -20, 304, 372],
);

const turtleneck = upperGarment(
  "rib",
  (kit, isBackView) =>
    sweater(kit, isBackView, {
      body: { shoulder: 74, drop: 20, chest: 70, waist: 64, hem: 68, hemY: 276 },
      arms: { shoulder: 74, drop: 20, chest: 70, x: 102, y: 282, cuff: 12, puff: 11 },
      rib: 12,
    }) +
    kit.part("M-32 -34 Q0 -42 32 -34 Q36 -10 40 6 Q0 44 -40 6 Q-36 -10 -32 -34 Z", {
      depth: 0.8,
      folds: "M-30 -4 Q0 8 30 -4",
    }) +
    kit.part("M-34 -36 Q0 -46 34 -36 L36 -10 Q0 4 -36 -10 Z", { tone: 0.04, depth: 0.8 }),
  [6, 6, 140],
  [-122, -44, 244, 350],
);

const vestBody = (neck: number) =>
  symmetricOutline(
    `M0 ${neck} L-30 -6 L-70 14 C-62 50 -72 78 -84 104 C-85 150 -84 200 -82 252 Q-42 260 0 260`,
  );
const vest = upperGarment(
  "fisherman",
  (kit, isBackView) =>
    (isBackView ? "" : kit.inside("M-30 -6 Q0 -16 30 -6 L0 76 Z", { tone: -0.4, depth: 0.5 })) +
    kit.part(vestBody(isBackView ? 2 : 74), { folds: HANGING_FOLDS, depth: 1.2 }) +
    cable(kit, -30, 66, 252) +
    cable(kit, 30, 66, 252) +
    (isBackView ? cable(kit, 0, 20, 252) : "") +
    welt(kit, 82, 252, 26) +
    kit
      .withCloth("rib")
      .part("M-70 14 L-61 11 C-52 50 -64 84 -78 112 L-86 104 C-73 78 -62 50 -70 14 Z", {
        depth: 0.4,
        tone: -0.05,
      }) +
    kit.withCloth("rib").part("M70 14 L61 11 C52 50 64 84 78 112 L86 104 C73 78 62 50 70 14 Z", {
      depth: 0.4,
      tone: -0.05,
    }) +
    (isBackView
      ? neckRib(kit, true)
      : kit
          .withCloth("rib")
          .part("M-30 -6 L-41 -1 L0 94 L41 -1 L30 -6 L0 74 Z", { depth: 0.4, tone: -0.04 })),
  [6, 80, 150],
  [-96, -20, 192, 312],
);

export const KNITWEAR = { knit, fisherman, cardigan, turtleneck, vest };
