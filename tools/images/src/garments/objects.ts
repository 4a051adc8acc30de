// Things for the house, and the gift card.
import { placeAt } from "../kit/paths.ts";
import type { Motif } from "./motif.ts";

const houseItem = (
  cloth: Motif["cloth"],
  draw: Motif["draw"],
  focus: Motif["focus"],
  box: Motif["box"],
): Motif => ({ draw, cloth, focus, box, setting: "table" });

const mug = houseItem(
  "smooth",
  (kit) =>
    kit.strap("M70 -40 C132 -44 132 50 66 46", 15, -0.1) +
    kit.part("M-78 -70 L78 -70 C78 0 76 50 68 74 Q0 92 -68 74 C-76 50 -78 0 -78 -70 Z", {
      depth: 1.6,
    }) +
    kit.part("M-78 -70 Q0 -90 78 -70 Q0 -50 -78 -70 Z", { tone: -0.45, depth: 0.5 }) +
    kit.wire("M-78 -70 Q0 -50 78 -70", kit.tone(0.5), 3),
  [30, 0, 120],
  [-82, -86, 208, 172],
);

const candle = houseItem(
  "smooth",
  (kit) =>
    kit.part("M-66 -50 L66 -50 L64 88 Q0 100 -64 88 Z", { depth: 1.5 }) +
    kit.part("M-66 -50 Q0 -68 66 -50 Q0 -32 -66 -50 Z", {
      tone: "#f4ecdc",
      isPlain: true,
      depth: 0.5,
    }) +
    kit.wire("M0 -52 V-72", "#3a332b", 3) +
    `<path d="M0 -118 C16 -94 14 -74 0 -70 C-14 -74 -14 -92 0 -118 Z" fill="#f2b95c"/><path d="M0 -98 C7 -86 6 -76 0 -73 C-6 -76 -6 -86 0 -98 Z" fill="#fff4cf"/>` +
    kit.flat("M-38 0 h76 v50 h-76 Z", "#f6f0e4") +
    kit.wire("M-22 18 h44 M-14 30 h28", "#5c5348", 2),
  [0, 10, 120],
  [-70, -120, 140, 218],
);

const card = houseItem(
  "smooth",
  (kit, isBackView) =>
    placeAt(
      16,
      -34,
      1,
      kit.part("M-130 -80 L130 -80 L130 80 L-130 80 Z", {
        tone: "#f3ecdf",
        isPlain: true,
        depth: 1.2,
      }) + kit.seam("M-130 -80 L0 20 L130 -80"),
      7,
    ) +
    placeAt(
      -6,
      22,
      1,
      kit.shadow("M-130 -78 H136 V90 H-130 Z", 0.3, 6) +
        kit.part(
          "M-130 -82 Q-130 -84 -126 -84 L126 -84 Q130 -84 130 -80 L130 80 Q130 84 126 84 L-126 84 Q-130 84 -130 80 Z",
          { depth: 1.2 },
        ) +
        (isBackView
          ? kit.flat("M-130 -54 h260 v34 h-260 Z", "#17110d", 0.7) +
            kit.flat("M-104 4 h150 v22 h-150 Z", "#f3ecdf", 0.9)
          : `<g fill="none" stroke="#f6efdf" stroke-width="3"><path d="M-34 52 V-20 A34 34 0 0 1 34 -20 V52"/><path d="M-18 52 V-14 A18 18 0 0 1 18 -14 V52" stroke-opacity=".7"/><path d="M-46 52 H46"/></g><path d="M-112 -66 h40 M-112 -56 h24" stroke="#f6efdf" stroke-opacity=".7" stroke-width="3"/>`),
      -5,
    ),
  [-6, 20, 150],
  [-150, -132, 300, 262],
);

export const OBJECTS = { mug, candle, card };
