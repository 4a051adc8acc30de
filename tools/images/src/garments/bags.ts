// Bags, relative to their center.
import type { Kit } from "../kit/kit.ts";
import { evenlySpaced, withMirrorImage } from "../kit/paths.ts";
import { patchPocket } from "./body.ts";
import type { Motif } from "./motif.ts";

const BRASS = "#c6a15c";

const bagOf = (
  cloth: Motif["cloth"],
  draw: Motif["draw"],
  focus: Motif["focus"],
  box: Motif["box"],
  setting: Motif["setting"] = "table",
): Motif => ({ draw, cloth, focus, box, setting });

const ring = (x: number, y: number, r = 7) =>
  `<circle cx="${x}" cy="${y + 1}" r="${r}" fill="none" stroke="#3b2c14" stroke-opacity=".6" stroke-width="4"/>` +
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${BRASS}" stroke-width="3.2"/>` +
  `<path d="M${x - r * 0.7} ${y - r * 0.7} A${r} ${r} 0 0 1 ${x + r * 0.4} ${y - r * 0.9}" fill="none" stroke="#fff3d6" stroke-width="1.2"/>`;

const rivet = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="3" fill="${BRASS}" stroke="#4b3516" stroke-width=".8"/><circle cx="${x - 0.8}" cy="${y - 0.9}" r="1" fill="#fff3d6"/>`;

const tab = (kit: Kit, x: number, y: number, h: number) =>
  kit.part(
    `M${x - 10} ${y} L${x + 10} ${y} L${x + 10} ${y + h - 8} Q${x} ${y + h + 6} ${x - 10} ${y + h - 8} Z`,
    { depth: 0.35, tone: 0.06 },
  ) +
  kit.stitch(
    `M${x - 7} ${y + 3} L${x - 7} ${y + h - 9} Q${x} ${y + h} ${x + 7} ${y + h - 9} L${x + 7} ${y + 3}`,
  ) +
  rivet(x, y + h - 10);

const tote = bagOf(
  "leather",
  (kit, isBackView) =>
    kit.strap("M-54 -70 C-56 -190 56 -190 54 -70", 9, -0.3) +
    kit.part("M-112 -68 Q0 -82 112 -68 L104 -56 Q0 -68 -104 -56 Z", { tone: -0.45, depth: 0.4 }) +
    kit.part(
      "M-112 -66 Q0 -52 112 -66 C116 0 122 70 126 116 Q124 124 116 124 L-116 124 Q-124 124 -126 116 C-122 70 -116 0 -112 -66 Z",
      {
        folds:
          "M-90 -40 Q-104 40 -104 112 M92 -40 Q104 40 104 112 M-40 -48 Q-30 10 -50 60 M50 -50 Q40 0 56 50",
        lights: "M-70 -40 Q-84 40 -84 110",
        depth: 1.7,
      },
    ) +
    kit.stitch("M-109 -58 Q0 -45 109 -58") +
    kit.stitch("M-117 112 L117 112") +
    (isBackView
      ? patchPocket(kit, -50, -20, 100, 92)
      : kit.part("M-46 -6 h92 v1 h-92 Z", { depth: 0.2 }) +
        kit.seam("M-24 78 h48 M-14 86 h28", 1)) +
    tab(kit, -54, -62, 34) +
    tab(kit, 54, -62, 34) +
    kit.strap("M-54 -62 C-60 -160 60 -160 54 -62", 10, 0.02) +
    (isBackView
      ? ""
      : kit.part("M36 -50 C44 -30 40 -10 46 6 L64 2 C60 -14 62 -34 54 -52 Z", {
          depth: 0.4,
          tone: 0.08,
        }) + ring(46, -50, 5)),
  [-54, -46, 130],
  [-130, -162, 260, 290],
);

const clutch = bagOf(
  "satin",
  (kit, isBackView) =>
    kit.wire("M-92 -46 C-120 -190 120 -190 92 -46", "#6d5527", 4.6) +
    `<path d="M-92 -46 C-120 -190 120 -190 92 -46" fill="none" stroke="${BRASS}" stroke-width="3.6" stroke-dasharray="7 2.4"/>` +
    kit.part(
      "M-104 -50 Q0 -64 104 -50 C130 -10 138 50 124 84 Q0 108 -124 84 C-138 50 -130 -10 -104 -50 Z",
      {
        folds: evenlySpaced(-88, 88, 11)
          .map((x) => `M${x} -46 Q${x * 1.24} 10 ${x * 1.16} 84`)
          .join(" "),
        lights: evenlySpaced(-80, 96, 11)
          .map((x) => `M${x} -46 Q${x * 1.24} 10 ${x * 1.16} 84`)
          .join(" "),
        depth: 1,
      },
    ) +
    kit.part("M-108 -62 Q0 -78 108 -62 L106 -46 Q0 -60 -106 -46 Z", {
      tone: BRASS,
      isPlain: true,
      depth: 0.5,
    }) +
    (isBackView
      ? ""
      : `<circle cx="-7" cy="-80" r="9" fill="url(#${kit.defs.gradient(
          [
            [0, "#fff6df", 1],
            [0.5, BRASS, 1],
            [1, "#6d4f1c", 1],
          ],
          'cx=".35" cy=".3" r=".8"',
        )})"/>` +
        `<circle cx="8" cy="-82" r="9" fill="url(#${kit.defs.gradient(
          [
            [0, "#fff6df", 1],
            [0.5, BRASS, 1],
            [1, "#6d4f1c", 1],
          ],
          'cx=".35" cy=".3" r=".8"',
        )})"/>`),
  [0, -50, 130],
  [-134, -158, 268, 260],
);

const backpack = bagOf(
  "canvas",
  (kit, isBackView) =>
    kit.strap("M-20 -134 C-24 -168 24 -168 20 -134", 9) +
    (isBackView
      ? ""
      : kit.strap("M-84 -60 C-118 -20 -120 60 -98 110", 14, -0.2) +
        kit.strap("M84 -60 C118 -20 120 60 98 110", 14, -0.2)) +
    kit.part(
      "M-86 -96 Q0 -84 86 -96 C98 -20 104 70 98 132 Q96 142 84 142 L-84 142 Q-96 142 -98 132 C-104 70 -98 -20 -86 -96 Z",
      {
        folds: "M-70 -70 Q-84 20 -80 130 M72 -70 Q84 20 80 130 M-30 -84 Q-20 -50 -36 -20",
        depth: 1.7,
      },
    ) +
    kit.part("M-88 -132 Q0 -144 88 -132 Q96 -112 88 -90 Q0 -76 -88 -90 Q-96 -112 -88 -132 Z", {
      depth: 1,
      tone: 0.05,
      folds: "M-86 -112 Q0 -122 86 -112",
    }) +
    kit.seam("M-88 -118 Q0 -128 88 -118") +
    (isBackView
      ? kit.strap("M-36 -84 C-60 -30 -64 60 -74 134", 22, 0.04) +
        kit.strap("M36 -84 C60 -30 64 60 74 134", 22, 0.04) +
        kit.stitch("M-44 -74 C-62 -20 -66 60 -72 120 M44 -74 C62 -20 66 60 72 120") +
        kit.wire("M-58 20 H58", kit.tone(-0.25), 6) +
        kit.flat("M-8 16 h16 v9 h-16 Z", "#22201d")
      : kit.part("M-66 18 L66 18 L70 120 Q70 128 60 128 L-60 128 Q-70 128 -70 120 Z", {
          depth: 0.8,
          tone: 0.03,
        }) +
        kit.part("M-70 8 L70 8 L69 34 Q0 42 -69 34 Z", { depth: 0.5, tone: 0.07 }) +
        kit.stitch("M-66 30 Q0 38 66 30 M-65 122 L65 122") +
        [-46, 46]
          .map(
            (x) =>
              kit.strap(`M${x} -90 V 4`, 10, "#8a5a34") +
              `<rect x="${x - 9}" y="-46" width="18" height="15" rx="3" fill="none" stroke="${BRASS}" stroke-width="3.4"/>`,
          )
          .join("") +
        kit.part("M-16 54 h32 v22 h-32 Z", { tone: "#8a5a34", isPlain: true, depth: 0.3 }) +
        kit.seam("M-9 65 h18", 1)),
  [36, 0, 150],
  [-122, -168, 244, 312],
  "peg",
);

const weekender = bagOf(
  "canvas",
  (kit, isBackView) => {
    const leatherKit = kit.withCloth("leather", "#7d5233");
    return (
      leatherKit.strap("M-70 -40 C-60 -168 60 -168 70 -40", 9, -0.25) +
      kit.part(
        "M-132 -48 Q0 -76 132 -48 C152 -20 156 60 146 92 Q144 102 132 102 L-132 102 Q-144 102 -146 92 C-156 60 -152 -20 -132 -48 Z",
        {
          folds:
            "M-110 -40 Q-126 20 -124 92 M112 -40 Q126 20 124 92 M-30 -56 Q-20 0 -30 90 M36 -56 Q30 0 38 90",
          depth: 1.9,
        },
      ) +
      kit.seam("M-126 -46 Q0 -70 126 -46", 3) +
      `<path d="M-122 -46 Q0 -70 122 -46" fill="none" stroke="${BRASS}" stroke-width="2" stroke-dasharray="1.6 2"/>` +
      leatherKit.part("M-149 58 Q-148 98 -132 102 L-96 102 L-100 66 Q-124 68 -149 58 Z", {
        depth: 0.5,
      }) +
      leatherKit.part("M149 58 Q148 98 132 102 L96 102 L100 66 Q124 68 149 58 Z", { depth: 0.5 }) +
      leatherKit.part(withMirrorImage("M-80 -58 L-60 -60 L-58 102 L-78 102 Z"), { depth: 0.4 }) +
      leatherKit.stitch(withMirrorImage("M-76 -54 L-74 100 M-64 -56 L-62 100")) +
      (isBackView
        ? patchPocket(kit, -44, -10, 88, 76)
        : leatherKit.part("M-24 4 h48 v30 h-48 Z", { depth: 0.3 }) +
          leatherKit.stitch("M-21 7 h42 v24 h-42 Z")) +
      leatherKit.strap("M-70 -46 C-62 -142 62 -142 70 -46", 10, 0.04) +
      rivet(-70, -44) +
      rivet(70, -44) +
      leatherKit.part("M-16 -136 Q0 -140 16 -136 L16 -116 Q0 -120 -16 -116 Z", {
        depth: 0.4,
        tone: 0.06,
      })
    );
  },
  [-60, -20, 150],
  [-154, -140, 308, 246],
);

const crossbody = bagOf(
  "leather",
  (kit, isBackView) =>
    kit.strap("M-78 -30 C-100 -190 100 -190 78 -30", 7, -0.1) +
    kit.part(
      "M-84 -36 L84 -36 C92 0 92 50 86 76 Q84 90 68 90 L-68 90 Q-84 90 -86 76 C-92 50 -92 0 -84 -36 Z",
      { depth: 1.4 },
    ) +
    (isBackView
      ? kit.part("M-60 0 h120 v60 q0 10 -10 10 h-100 q-10 0 -10 -10 Z", { depth: 0.6 })
      : kit.shadow("M-86 -36 H86 C86 20 60 52 0 56 C-60 52 -86 20 -86 -36 Z", 0.34, 4) +
        kit.part("M-86 -40 Q0 -50 86 -40 C88 12 64 42 0 46 C-64 42 -88 12 -86 -40 Z", {
          tone: 0.06,
          depth: 1.1,
          lights: "M-60 -30 Q-62 10 -30 30",
        }) +
        kit.stitch("M-81 -36 C-82 10 -60 36 0 40 C60 36 82 10 81 -36") +
        kit.part("M-12 24 h24 v30 q-12 10 -24 0 Z", { tone: BRASS, isPlain: true, depth: 0.4 })) +
    ring(-78, -36) +
    ring(78, -36),
  [0, 30, 120],
  [-96, -152, 192, 244],
  "peg",
);

export const BAGS = { bag: tote, clutch, backpack, weekender, crossbody };
