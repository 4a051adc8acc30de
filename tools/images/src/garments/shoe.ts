// Parts of shoes. Shoes are seen from the side, with the toe to the right and the ground at y = 80.
import type { Kit } from "../kit/kit.ts";
import { placeAt } from "../kit/paths.ts";
import type { Motif } from "./motif.ts";

/** Returns the motif of a shoe. The back view shows the pair. */
export function shoe(
  cloth: Motif["cloth"],
  drawShoe: (kit: Kit) => string,
  focus: Motif["focus"],
  top = -70,
  setting: Motif["setting"] = "floor",
): Motif {
  return {
    draw: (kit, isBackView) =>
      isBackView
        ? placeAt(-34, -46, 0.82, drawShoe(kit)) +
          placeAt(26, 42, 0.92, `<g transform="scale(-1 1)">${drawShoe(kit)}</g>`)
        : drawShoe(kit),
    cloth,
    focus,
    box: [-156, top, 312, 84 - top],
    setting,
  };
}

export const lace = (
  kit: Kit,
  segments: readonly (readonly [number, number, number, number])[],
  color: string,
) =>
  segments
    .map(([x, y, dx, dy]) => {
      const d = `M${x} ${y} Q${x + dx * 0.5 - 2} ${y + dy * 0.5 - 5} ${x + dx} ${y + dy}`;
      return kit.wires(d, [
        ["#17110d", 6.4, 0.4],
        [color, 4.6],
        ["#ffffff", 1.2, 0.4],
      ]);
    })
    .join("");

export const eyelets = (points: readonly (readonly [number, number])[], color = "#efe6d4") =>
  points
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="2.6" fill="#1a1512" stroke="${color}" stroke-width="1.3"/>`,
    )
    .join("");

export const sole = (kit: Kit, d: string, color: string, isPlain = true) =>
  kit.part(d, { tone: color, isPlain, depth: 0.5 });
