import { getOrInsert } from "../store/get-or-insert.js";
import { CATEGORIES, COLORS, fashionRows } from "./fashion-data.js";

export type View = "front" | "room" | "detail" | "back";

export const SCENES: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "scene-rail",
  ...CATEGORIES.map(({ motif }) => motif),
]);

/** Motifs that the fashion shop does not use, each with the color of its only image. */
const OTHER_MOTIFS: Readonly<Record<string, string>> = {
  polo: "Navy",
  loafer: "Berry",
  sandal: "Camel",
  crossbody: "Forest",
  cap: "Sage",
  gloves: "Rust",
  umbrella: "Mustard",
  mug: "Sky",
  candle: "Ivory",
};

/** Products in these categories have an image in a room. Others have an image from behind. */
const ROOM_CATEGORIES = new Set(["shoes", "bags", "accessories"]);

interface Motif {
  readonly colors: readonly string[];
  readonly views: readonly View[];
}

let motifsByName: ReadonlyMap<string, Motif> | undefined;

export function motifs(): ReadonlyMap<string, Motif> {
  motifsByName ??= new Map<string, Motif>([
    ...fashionRows().map(({ motif, category, colors }): [string, Motif] => [
      motif,
      {
        colors: colors.length > 0 ? colors : ["Berry"],
        views: ["front", ROOM_CATEGORIES.has(category) ? "room" : "back", "detail"],
      },
    ]),
    ...Object.entries(OTHER_MOTIFS).map(([motif, color]): [string, Motif] => [
      motif,
      { colors: [color], views: ["front"] },
    ]),
  ]);
  return motifsByName;
}

function colorDistance(code: string, other: string): number {
  const [a, b] = [code, other].map((text) => Number.parseInt(text.slice(1), 16));
  return [16, 8, 0]
    .map((shift) => (((a ?? 0) >> shift) & 255) - (((b ?? 0) >> shift) & 255))
    .reduce((sum, part) => sum + part * part, 0);
}

// Cached, because large seeds have thousands of products but only a few different images.
const nearestSamples = /* @__PURE__ */ new Map<string, string>();

export function nearestSample(motif: string, code: string, view: View): string {
  return getOrInsert(nearestSamples, `${motif} ${code} ${view}`, () => {
    const colors = motifs().get(motif)?.colors ?? [];
    // Only the first color has views other than the front.
    const [color] = (view === "front" ? colors : colors.slice(0, 1)).toSorted(
      (a, b) => colorDistance(code, COLORS[a] ?? "") - colorDistance(code, COLORS[b] ?? ""),
    );
    return [motif, color?.toLowerCase(), ...(view === "front" ? [] : [view])].join("-");
  });
}
