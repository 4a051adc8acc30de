// Hats, scarves, gloves, socks and other accessories.
import type { Kit } from "../kit/kit.ts";
import { evenlySpaced, placeAt } from "../kit/paths.ts";
import type { Motif } from "./motif.ts";

const BRASS = "#c6a15c";

const accessory = (
  cloth: Motif["cloth"],
  draw: Motif["draw"],
  focus: Motif["focus"],
  box: Motif["box"],
  setting: Motif["setting"] = "table",
): Motif => ({ draw, cloth, focus, box, setting });

const fringe = (kit: Kit, x: number, y: number, w: number, n: number, length = 26) =>
  evenlySpaced(x, x + w, n)
    .map((a, i) =>
      kit.wire(
        `M${a} ${y} Q${a + (i % 2 === 0 ? 2 : -2)} ${y + length * 0.6} ${a + (i % 3) - 1} ${y + length}`,
        kit.tone(i % 2 === 0 ? 0.05 : -0.14),
        2.8,
      ),
    )
    .join("");

const drawCheckPattern = (kit: Kit, d: string, width = 5) =>
  kit.wire(d, kit.tones.accent, width, 0.5);

const scarf = accessory(
  "wool",
  (kit) =>
    fringe(kit, -60, 158, 158, 27) +
    kit.part("M-64 -112 Q20 -118 102 -112 L102 160 Q20 166 -64 160 Z", {
      depth: 1,
      tone: -0.12,
      folds: "M-60 20 Q20 28 100 20",
    }) +
    drawCheckPattern(kit, "M70 -108 V158 M84 -108 V158 M-60 120 Q20 126 98 120", 4) +
    fringe(kit, -96, 118, 164, 28) +
    kit.part("M-100 -124 Q-14 -132 74 -124 L74 120 Q-14 126 -100 120 Z", {
      depth: 1.2,
      folds: "M-96 -40 Q-14 -30 72 -44 M-96 50 Q-14 58 72 46",
    }) +
    drawCheckPattern(kit, "M-66 -122 V118 M-48 -122 V118 M34 -122 V118 M-96 -84 Q-14 -92 70 -84") +
    drawCheckPattern(kit, "M-96 66 Q-14 74 70 66 M-96 84 Q-14 92 70 84", 4) +
    kit.part("M38 -110 h26 v34 h-26 Z", { tone: "#f3ede1", isPlain: true, depth: 0.3 }),
  [-30, 60, 150],
  [-104, -132, 210, 322],
  "peg",
);

const RIBS = evenlySpaced(-84, 84, 15);

const beanie = accessory(
  "rib",
  (kit, isBackView) =>
    kit.part("M-96 44 C-104 -60 -60 -118 0 -118 C60 -118 104 -60 96 44 Z", {
      folds: RIBS.map((x) => `M${x} 40 Q${x * 1.06} -50 ${x * 0.3} -108`).join(" "),
      depth: 1.3,
    }) +
    kit.seam(RIBS.map((x) => `M${x} 40 Q${x * 1.06} -50 ${x * 0.24} -110`).join(" "), 1.3) +
    kit.shadow("M-100 50 Q0 66 100 50 L98 34 Q0 48 -98 34 Z", 0.4, 5) +
    kit.part(
      "M-104 38 Q0 60 104 38 C108 60 106 84 100 96 Q0 116 -100 96 C-106 84 -108 60 -104 38 Z",
      { tone: 0.05, depth: 1.1 },
    ) +
    kit.seam(
      evenlySpaced(-94, 94, 19)
        .map((x) => `M${x} ${49 - (x * x) / 900} Q${x} 76 ${x * 0.98} ${104 - (x * x) / 1200}`)
        .join(" "),
      1.5,
    ) +
    (isBackView
      ? ""
      : kit.part("M34 66 h30 v20 h-30 Z", { tone: "#f3ede1", isPlain: true, depth: 0.3 }) +
        kit.seam("M40 76 h18", 1)),
  [20, 50, 120],
  [-110, -122, 220, 232],
  "head",
);

const hat = accessory(
  "felt",
  (kit, isBackView) =>
    kit.part("M-168 36 C-150 8 150 8 168 36 C150 76 -150 76 -168 36 Z", {
      depth: 1.3,
      tone: -0.1,
    }) +
    kit.part(
      "M-86 40 C-92 -30 -78 -84 -46 -90 C-26 -92 -10 -76 0 -76 C10 -76 26 -92 46 -90 C78 -84 92 -30 86 40 Q0 62 -86 40 Z",
      {
        depth: 1.5,
        folds: "M0 -70 Q-8 -40 -4 -10 M-52 -76 Q-44 -50 -48 -20 M52 -76 Q46 -50 50 -20",
        lights: "M-66 -60 Q-74 -20 -70 10",
      },
    ) +
    kit.part("M-88 12 Q0 36 88 12 C89 24 88 34 86 42 Q0 64 -86 42 C-88 34 -89 24 -88 12 Z", {
      tone: kit.tones.accent,
      isPlain: true,
      depth: 0.5,
    }) +
    (isBackView
      ? ""
      : kit.part("M66 18 L88 6 L88 48 L68 46 Z", {
          tone: kit.tones.accent,
          isPlain: true,
          depth: 0.4,
        })) +
    kit.part("M-168 36 C-130 64 130 64 168 36 C166 62 100 82 0 82 C-100 82 -166 62 -168 36 Z", {
      depth: 0.7,
      tone: 0.05,
    }),
  [30, 30, 150],
  [-172, -94, 344, 180],
  "head",
);

const cap = accessory(
  "twill",
  (kit, isBackView) =>
    kit.part("M-92 40 C-98 -60 -50 -96 0 -96 C50 -96 98 -60 92 40 Q0 20 -92 40 Z", { depth: 1.4 }) +
    kit.seam("M0 -96 L0 24 M-40 -86 Q-62 -40 -60 28 M40 -86 Q62 -40 60 28") +
    `<circle cx="0" cy="-98" r="6" fill="${kit.tone(-0.15)}"/>` +
    (isBackView
      ? kit.part("M-34 34 Q0 -12 34 34 Q0 24 -34 34 Z", { tone: -0.5, depth: 0.4 }) +
        kit.strap("M-40 40 Q0 28 40 40", 9)
      : kit.part(
          "M-94 38 Q0 14 94 38 C124 54 130 78 122 88 Q0 52 -122 88 C-130 78 -124 54 -94 38 Z",
          { tone: 0.03, depth: 0.9 },
        ) + kit.stitch("M-104 54 Q0 26 104 54 M-112 68 Q0 36 112 68")),
  [0, -10, 140],
  [-130, -106, 260, 198],
  "head",
);

const GLOVE =
  "M-34 96 C-36 40 -44 10 -44 -20 C-46 -60 -44 -90 -38 -96 C-30 -98 -28 -80 -26 -44 C-26 -90 -24 -122 -16 -122 C-8 -122 -6 -90 -4 -44 C-2 -84 2 -112 9 -110 C17 -108 16 -80 16 -40 C20 -68 24 -84 31 -82 C38 -78 36 -40 34 -10 C40 -16 58 -40 66 -34 C74 -26 52 10 38 34 C32 50 32 70 32 96 Z";
const glove = (kit: Kit) =>
  kit.part(GLOVE, { depth: 0.9, folds: "M-24 -20 Q-10 -10 10 -16 M20 20 Q10 40 16 60" }) +
  kit.seam("M-22 -30 L-20 20 M-2 -30 L-1 20 M18 -26 L18 20", 1.2) +
  kit
    .withCloth("rib")
    .part("M-36 84 Q0 92 34 84 L36 136 Q0 146 -38 136 Z", { tone: -0.08, depth: 0.7 });

const gloves = accessory(
  "leather",
  (kit, isBackView) =>
    placeAt(
      -46,
      0,
      1,
      `<g transform="scale(${isBackView ? 1 : -1} 1)">${glove(kit)}</g>`,
      isBackView ? 6 : -6,
    ) + placeAt(52, 8, 1, `<g transform="scale(${isBackView ? -1 : 1} 1)">${glove(kit)}</g>`, 8),
  [50, 0, 120],
  [-122, -126, 244, 280],
  "desk",
);

const belt = accessory(
  "leather",
  (kit, isBackView) => {
    const coiledBelt =
      "M-104 10 C-110 -84 110 -96 112 4 C112 84 -84 92 -84 8 C-84 -60 84 -66 84 4 C84 56 -58 62 -58 8 C-58 -36 56 -40 56 4";
    const rolledOutBelt =
      "M-120 60 C-60 0 60 120 120 40 C150 -20 60 -60 0 -70 C-60 -80 -120 -60 -110 -20";
    const d = isBackView ? rolledOutBelt : coiledBelt;
    return (
      kit.wire(d, kit.tone(-0.55), 25) +
      kit.wire(d, kit.tone(), 22) +
      `<path d="${d}" fill="none" stroke="${kit.tone(0.3)}" stroke-opacity=".5" stroke-width="7" transform="translate(-2 -4)" filter="url(#${kit.defs.blur(2.5)})"/>` +
      kit.stitch(d) +
      `<g transform="translate(${isBackView ? "-120 60" : "-104 14"}) rotate(${isBackView ? -48 : 84})"><rect x="-20" y="-21" width="40" height="42" rx="9" fill="none" stroke="#4b3516" stroke-width="9"/><rect x="-20" y="-22" width="40" height="42" rx="9" fill="none" stroke="${BRASS}" stroke-width="6.4"/><path d="M-20 -6 V 14" stroke="#fff3d6" stroke-width="1.6" transform="translate(-2 -8)"/><path d="M-20 0 H24" stroke="${BRASS}" stroke-width="5" stroke-linecap="round"/></g>`
    );
  },
  [-90, 10, 130],
  [-128, -94, 256, 190],
  "desk",
);

const SOCK =
  "M-26 -120 L26 -120 C26 -60 24 -10 30 20 C38 44 84 56 96 84 C104 108 84 122 60 118 C22 112 -20 88 -28 54 C-34 20 -28 -60 -26 -120 Z";
const sock = (kit: Kit) =>
  kit.part(SOCK, { depth: 1, folds: "M-24 10 Q0 20 22 8 M-24 28 Q0 40 26 26" }) +
  kit.part("M-28 -124 Q0 -130 28 -124 L27 -84 Q0 -78 -27 -84 Z", { tone: -0.12, depth: 0.6 }) +
  kit.part("M66 60 C92 72 102 92 96 106 C86 124 70 118 60 116 C50 100 54 76 66 60 Z", {
    tone: kit.tones.accent,
    depth: 0.6,
  }) +
  kit.part("M-30 30 C-8 30 2 50 -2 72 C-16 70 -26 56 -30 30 Z", {
    tone: kit.tones.accent,
    depth: 0.6,
  });

const socks = accessory(
  "knit",
  (kit, isBackView) =>
    isBackView
      ? placeAt(-40, -10, 0.94, sock(kit), 12) + placeAt(20, 20, 0.94, sock(kit), -16)
      : placeAt(-58, -8, 1, sock(kit), -4) + placeAt(20, 10, 1, sock(kit), 4),
  [-40, 20, 140],
  [-104, -140, 222, 280],
  "desk",
);

export const ACCESSORIES = { scarf, beanie, hat, cap, gloves, belt, socks };
