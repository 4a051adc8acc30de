// Boots seen from the side. The back view shows the pair.
import { evenlySpaced } from "../kit/paths.ts";
import { lace, shoe, sole } from "./shoe.ts";

const BOOT =
  "M-96 -150 L-14 -152 C-12 -96 -10 -50 2 -24 C30 -8 84 -4 112 16 C132 30 138 44 136 58 L-100 58 C-108 0 -104 -70 -96 -150 Z";

const boot = shoe(
  "leather",
  (kit) =>
    kit.part("M-94 -156 Q-54 -168 -16 -156 L-16 -146 L-94 -146 Z", { tone: -0.45, depth: 0.4 }) +
    kit.part(BOOT, {
      folds:
        "M-6 -30 Q-30 -18 -40 6 M-20 -60 Q-44 -50 -90 -56 M20 -6 Q30 20 20 50 M-94 -20 Q-60 -10 -30 -30",
      lights: "M-76 -130 Q-84 -40 -78 40 M60 6 Q104 16 120 44",
      depth: 1.4,
    }) +
    kit.part("M-72 -151 L-36 -152 C-36 -110 -40 -70 -52 -40 C-64 -70 -70 -110 -72 -151 Z", {
      tone: -0.36,
      isPlain: true,
      depth: 0.6,
    }) +
    kit.seam(
      evenlySpaced(-68, -40, 9)
        .map((x) => `M${x} -150 Q${x + 1} -100 ${-52 + (x + 54) * 0.3} -56`)
        .join(" "),
      1,
    ) +
    kit.stitch("M-76 -150 C-74 -106 -66 -66 -52 -34 C-38 -66 -32 -106 -32 -150") +
    kit.part("M-98 -152 L-88 -152 L-90 -184 Q-95 -190 -100 -184 Z", { depth: 0.3 }) +
    kit.seam("M-102 10 Q-50 20 -8 58") +
    sole(kit, "M-106 56 L140 56 C146 62 144 70 138 72 L-4 72 L-10 80 L-106 80 Z", "#2a231d") +
    kit.stitch("M-102 60 L138 60", "#c9a777"),
  [-50, -60, 170],
  -192,
);

const laceBoot = shoe(
  "leather",
  (kit) =>
    kit.part("M-92 -156 Q-50 -170 -14 -156 L-18 -140 L-92 -144 Z", { tone: -0.45, depth: 0.4 }) +
    kit.part(BOOT, {
      folds: "M-6 -30 Q-30 -14 -60 -10 M-22 -64 Q-50 -54 -92 -60 M22 -6 Q34 20 24 50",
      lights: "M-78 -130 Q-86 -40 -80 40 M64 6 Q104 16 122 44",
      depth: 1.4,
    }) +
    kit.part("M-36 -154 L-8 -152 C-8 -96 0 -50 14 -30 L46 -12 L28 6 C-10 -10 -26 -40 -32 -80 Z", {
      tone: 0.05,
      depth: 0.5,
    }) +
    kit.part("M70 58 C66 26 84 2 100 10 C128 24 140 44 138 58 Z", { tone: -0.08, depth: 0.7 }) +
    kit.stitch("M74 56 C70 30 82 10 96 12 M-28 -150 C-28 -80 -20 -36 30 -6") +
    kit.seam("M-104 -6 C-70 0 -50 30 -44 58") +
    kit.part("M-100 -156 L-88 -158 L-92 -186 Q-98 -192 -102 -186 Z", { depth: 0.3 }) +
    evenlySpaced(-140, -10, 7)
      .map((y, i) => {
        const x = i < 4 ? -28 + i * 1.5 : -22 + (i - 4) * 16;
        return (
          lace(kit, [[x, y, 26, -3 - i]], "#d9b777") +
          `<circle cx="${x}" cy="${y}" r="3" fill="#c6a15c" stroke="#4b3516"/>`
        );
      })
      .join("") +
    kit.wire(
      "M2 -146 C24 -168 40 -150 16 -138 M2 -146 C22 -138 30 -120 20 -100 M0 -144 C14 -130 16 -116 12 -92",
      "#d9b777",
      3.6,
    ) +
    sole(
      kit,
      `M-108 54 L142 54 C150 60 148 68 142 70 ${evenlySpaced(138, 0, 9)
        .map((x, i) => `L${x} ${i % 2 === 0 ? 80 : 70}`)
        .join(" ")} L-6 72 L-12 81 L-106 81 Z`,
      "#2b2621",
    ) +
    kit.stitch("M-104 58 L140 58", "#d9b777"),
  [0, -60, 190],
  -192,
);

export const BOOTS = { boot, "lace-boot": laceBoot };
