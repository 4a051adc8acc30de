import type { Artwork } from "./artwork.ts";
import { MOTIFS } from "./garments.ts";
import { Defs, STYLE_SHEET } from "./kit/kit.ts";
import { shortenPaths } from "./kit/paths.ts";
import { drawView } from "./scenes/views.ts";
import { WIDE_SCENES } from "./scenes/wide.ts";

const svg = (box: string, defs: Defs, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>${STYLE_SHEET}</style>${shortenPaths(`<defs>${defs}</defs>${drawing}`)}</svg>`;

/** Draws a product as SVG. The same artwork always produces the same drawing. */
export function drawProduct(art: Artwork): string {
  const motif = MOTIFS[art.motif];
  if (!motif) throw new TypeError(`Unknown motif ${art.motif}`);
  const defs = new Defs();
  return svg("0 0 400 500", defs, drawView(defs, motif, art));
}

/** Draws a wide scene as SVG. */
export function drawScene(name: string): string {
  const scene = WIDE_SCENES[name];
  if (!scene) throw new TypeError(`Unknown scene ${name}`);
  const defs = new Defs();
  return svg("0 0 1600 900", defs, scene.draw(defs));
}
