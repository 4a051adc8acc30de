// All sample images that the emulator's seeds use.
import { createEmulator } from "@portico/emulator";
import type { View } from "./artwork.ts";
import { mix } from "./colors.ts";
import { drawProduct, drawScene } from "./draw.ts";
import { MOTIFS } from "./garments.ts";
import { WIDE_SCENES } from "./scenes/wide.ts";

const BACKGROUND = "#e9e5de";

export interface Sample {
  readonly name: string;
  readonly isWide: boolean;
  draw(): string;
}

/** Returns a number that is derived from a name. */
const seedOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);

const VIEWS: ReadonlySet<string> = new Set<View>(["room", "detail", "back"]);

/** Returns the sample for a name such as "tee-navy-back". */
function sampleOf(name: string, colors: ReadonlyMap<string, string>): Sample {
  if (name in WIDE_SCENES) return { name, isWide: true, draw: () => drawScene(name) };
  const parts = name.split("-");
  const view = VIEWS.has(parts.at(-1) ?? "") ? (parts.pop() as View) : "front";
  const mainColor = colors.get(parts.pop() ?? "");
  if (mainColor === undefined) throw new TypeError(`Unknown color in ${name}`);
  const motif = parts.join("-");
  const palette = [BACKGROUND, mainColor, mix(mainColor, "#c8a24a", 0.7)] as const;
  const seed = seedOf(motif);
  return { name, isWide: false, draw: () => drawProduct({ motif, palette, seed, view }) };
}

/** Returns all sample images. */
export function allSamples(): Sample[] {
  // the second emulator has a product for every motif, because the fashion shop does not use all
  // motifs
  const motifProducts = Object.keys(MOTIFS).map((motif) => ({ name: motif, price: "1", motif }));
  const catalogs = [createEmulator(), createEmulator({ seed: { products: motifProducts } })].map(
    ({ state }) => state.catalog,
  );
  const products = catalogs.flatMap((catalog) => [...catalog.products.values()]);
  const choices = products.flatMap(({ options }) => options.flatMap((option) => option.choices));
  const colors = new Map(
    choices.flatMap(({ name, colorCode }) =>
      colorCode === undefined ? [] : [[name.toLowerCase(), colorCode] as const],
    ),
  );
  const categories = catalogs.flatMap((catalog) => [...catalog.categories.values()]);
  const media = [
    ...products.flatMap((product) => product.pictures),
    ...categories.flatMap(({ picture }) => picture ?? []),
  ];
  const names = new Set(media.flatMap(({ sample }) => sample ?? []));
  return [...names].map((name) => sampleOf(name, colors));
}
