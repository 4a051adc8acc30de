import type { Kit } from "../kit/kit.ts";

/** Draws a wooden head for displaying hats. The foot of the head is at 150. */
export function bust(kit: Kit): string {
  const wood = kit.withCloth("smooth", "#cfae86");
  return (
    wood.part("M-56 150 L56 150 L50 132 Q0 124 -50 132 Z", { depth: 0.6, tone: -0.12 }) +
    wood.part("M-8 60 L8 60 L9 138 L-9 138 Z", { depth: 0.5, tone: -0.2 }) +
    wood.part("M-22 34 C-20 60 -24 76 -34 88 Q0 96 34 88 C24 76 20 60 22 34 Z", { depth: 0.8 }) +
    wood.part(
      "M0 -104 C-48 -104 -70 -68 -64 -20 C-60 24 -34 64 0 64 C34 64 60 24 64 -20 C70 -68 48 -104 0 -104 Z",
      { depth: 1.5, lights: "M-40 -60 Q-48 -20 -34 20" },
    ) +
    wood.seam("M-64 -22 Q0 -8 64 -22 M0 -104 Q-12 -20 0 64", 0.8)
  );
}
