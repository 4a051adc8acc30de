// Glasses, a watch, a necklace, an umbrella.
import type { Kit } from "../kit/kit.ts";
import { evenlySpaced, symmetricOutline } from "../kit/paths.ts";
import type { Motif } from "./motif.ts";

const BRASS = "#c6a15c";

const smallItem = (
  cloth: Motif["cloth"],
  draw: Motif["draw"],
  focus: Motif["focus"],
  box: Motif["box"],
  setting: Motif["setting"] = "table",
): Motif => ({ draw, cloth, focus, box, setting });

const temple = (kit: Kit, d: string) =>
  kit.wire(d, kit.tone(-0.5), 9) + kit.wire(d, kit.tone(), 7) + kit.wire(d, "#ffffff", 1.8, 0.4);

const glasses = smallItem(
  "smooth",
  (kit, isBackView) => {
    const lensGradient = kit.defs.gradient(
      [
        [0, "#5b5246", 0.92],
        [0.5, "#8b7d68", 0.78],
        [1, "#c9b899", 0.6],
      ],
      'x1="0" y1="0" x2=".2" y2="1"',
    );
    const drawLens = (x: number) =>
      `<circle cx="${x}" cy="0" r="50" fill="url(#${lensGradient})"/><path d="M${x - 30} -26 Q${x - 6} -44 ${x + 16} -34 Q${x - 10} -20 ${x - 24} 10 Z" fill="#fff" fill-opacity=".26"/>` +
      `<circle cx="${x}" cy="0" r="50" fill="none" stroke="${kit.tone(-0.6)}" stroke-width="12.5"/><circle cx="${x}" cy="0" r="50" fill="none" stroke="${kit.tone()}" stroke-width="10"/><path d="M${x - 48} -10 A49 49 0 0 1 ${x + 6} -49" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round"/>`;
    const arms = isBackView
      ? temple(kit, "M-112 -14 C-100 30 -20 60 60 44") +
        temple(kit, "M112 -14 C100 40 20 74 -60 60")
      : temple(kit, "M-114 -14 C-128 -50 -112 -84 -86 -92") +
        temple(kit, "M114 -14 C128 -50 112 -84 86 -92");
    return (
      arms +
      drawLens(-62) +
      drawLens(62) +
      temple(kit, "M-16 -14 Q0 -30 16 -14") +
      `<circle cx="-110" cy="-12" r="2.4" fill="${BRASS}"/><circle cx="110" cy="-12" r="2.4" fill="${BRASS}"/>`
    );
  },
  [62, -6, 130],
  [-128, -96, 256, 160],
  "desk",
);

const watch = smallItem(
  "leather",
  (kit, isBackView) => {
    const steel = kit.defs.gradient(
      [
        [0, "#fbfaf6", 1],
        [0.45, "#c9c4ba", 1],
        [1, "#6f6a62", 1],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    );
    const drawTick = (a: number) =>
      `<path d="M0 -50 v${a % 90 === 0 ? 10 : 6}" stroke="#2b2722" stroke-width="${a % 90 === 0 ? 3 : 1.8}" transform="rotate(${a})"/>`;
    return (
      kit.part("M-30 -44 C-32 -100 -30 -140 -26 -168 Q0 -174 26 -168 C30 -140 32 -100 30 -44 Z", {
        depth: 0.9,
      }) +
      kit.part("M-30 44 C-32 100 -28 150 -20 176 Q0 186 20 176 C28 150 32 100 30 44 Z", {
        depth: 0.9,
      }) +
      kit.stitch(
        "M-24 -50 C-26 -100 -24 -140 -21 -163 L21 -163 C24 -140 26 -100 24 -50 M-24 50 C-26 100 -22 150 -16 170 L16 170 C22 150 26 100 24 50",
      ) +
      kit.flat("M0 110 m-3 0 h6 v7 h-6 Z M-3 132 h6 v7 h-6 Z M-3 154 h6 v7 h-6 Z", "#15100c", 0.8) +
      `<rect x="62" y="-9" width="14" height="18" rx="4" fill="url(#${steel})"/><circle r="68" fill="#17110d" fill-opacity=".25" cx="3" cy="5"/><circle r="67" fill="url(#${steel})"/>` +
      (isBackView
        ? `<circle r="54" fill="#b9b4aa"/><circle r="46" fill="none" stroke="#7a756c" stroke-dasharray="2 3"/><circle r="30" fill="#8f8a80"/><path d="M-14 0 h28 M0 -14 v28" stroke="#5f5a52" stroke-width="3"/>`
        : `<circle r="57" fill="#f7f2e7"/><circle r="57" fill="none" stroke="#17110d" stroke-opacity=".35" stroke-width="3"/>${evenlySpaced(0, 330, 12).map(drawTick).join("")}<circle cy="26" r="13" fill="none" stroke="#8d8578"/><path d="M0 26 V17" stroke="#9c3d2a" stroke-width="1.6"/>` +
          `<path d="M0 6 L-22 -22 M0 6 L8 -42" stroke="#2b2722" stroke-width="4" stroke-linecap="round" transform="translate(0 -4)"/><circle r="4" cy="2" fill="#2b2722"/><path d="M-44 -30 Q-10 -62 34 -44 Q-14 -40 -44 -30 Z" fill="#fff" fill-opacity=".5"/>`)
    );
  },
  [0, 0, 150],
  [-80, -172, 160, 358],
  "desk",
);

const necklace = smallItem(
  "smooth",
  (kit, isBackView) => {
    const chain = isBackView
      ? "M-70 -130 C-120 -40 -90 40 -20 60 C60 80 110 20 60 -40 C20 -80 -40 -20 10 40"
      : "M-92 -130 C-92 -30 -50 30 0 46 C50 30 92 -30 92 -130";
    const glass = kit.defs.gradient(
      [
        [0, kit.tone(0.7), 1],
        [0.5, kit.tone(0.1), 1],
        [1, kit.tone(-0.4), 1],
      ],
      'cx=".36" cy=".3" r=".8"',
    );
    const y = isBackView ? 40 : 46;
    return (
      kit.wire(chain, "#17110d", 4, 0.14) +
      `<path d="${chain}" fill="none" stroke="#8a6a2a" stroke-width="4.4" stroke-dasharray="4.4 1.6"/><path d="${chain}" fill="none" stroke="#edd59a" stroke-width="2.2" stroke-dasharray="3 3"/>` +
      `<g transform="translate(${isBackView ? 10 : 0} ${y})"><circle r="7" fill="none" stroke="${BRASS}" stroke-width="3.4"/><path d="M-7 10 L7 10 L5 20 L-5 20 Z" fill="${BRASS}"/><path d="M0 16 C24 44 36 62 36 84 C36 106 20 120 0 120 C-20 120 -36 106 -36 84 C-36 62 -24 44 0 16 Z" fill="url(#${glass})"/><path d="M-14 60 C-24 74 -26 90 -18 102" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/><path d="M10 112 C22 108 30 96 30 84" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"/></g>`
    );
  },
  [0, 90, 130],
  [-110, -134, 220, 304],
  "desk",
);

const umbrella = smallItem(
  "canvas",
  (kit, isBackView) =>
    isBackView
      ? kit.part(
          symmetricOutline(
            "M0 -130 C-70 -126 -122 -84 -130 -10 Q-104 -32 -82 -8 Q-60 -34 -40 -8 Q-20 -30 0 -10",
          ),
          { depth: 1.4 },
        ) +
        kit.seam(
          "M0 -130 Q-60 -90 -82 -8 M0 -130 Q-20 -80 -40 -8 M0 -130 Q20 -80 40 -8 M0 -130 Q60 -90 82 -8",
        ) +
        kit.strap("M0 -12 L0 110 C0 140 -34 140 -34 112", 8, "#7d5233")
      : kit.strap("M0 110 L0 150 C0 184 -40 184 -38 150", 10, "#7d5233") +
        kit.part("M-8 -160 L8 -160 C30 -60 40 20 22 120 Q0 128 -22 120 C-40 20 -30 -60 -8 -160 Z", {
          depth: 1,
          folds: "M0 -150 Q-14 -20 -8 120 M2 -150 Q20 -20 12 118",
        }) +
        kit.strap("M-34 20 Q0 36 34 10", 9, 0.1) +
        kit.wire("M0 -160 V-176", "#8a857c", 5),
  [0, 20, 120],
  [-130, -178, 260, 358],
  "peg",
);

export const SMALL_THINGS = { glasses, watch, necklace, umbrella };
