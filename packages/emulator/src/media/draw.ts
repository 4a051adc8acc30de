import { escapeHtml } from "../kernel/html.js";
import { MOTIFS } from "./garments.js";
import { Defs, Kit, STYLE } from "./kit/kit.js";
import { compact } from "./kit/paths.js";
import type { Picture } from "./picture.js";
import { view } from "./scenes/views.js";
import { WIDE } from "./scenes/wide.js";

/** Draws a close-up of a cloth, for products without a known motif. */
function fabric(defs: Defs, { palette, seed, cloth = "twill" }: Picture["art"]): string {
  const [, main, accent] = palette;
  const k = new Kit(defs, main, accent, cloth);
  const fold = `M-20 ${150 + (seed % 60)} Q150 ${90 + (seed % 70)} 420 200 M-20 ${380 + (seed % 50)} Q190 ${300 + (seed % 80)} 420 420`;
  const inner = k.part("M-10 -10 L150 -10 L150 200 L-10 200 Z", { folds: fold, depth: 2 });
  return `<g transform="scale(2.8)">${inner}</g>${k.stitch("M-20 330 Q150 240 420 380")}`;
}

function svg({ art, altText, ...size }: Picture, upright: boolean): string {
  const defs = new Defs();
  const wide = WIDE[art.motif];
  const motif = MOTIFS[art.motif];
  const drawing = wide ? wide.draw(defs) : motif ? view(defs, motif, art) : fabric(defs, art);
  const narrow = wide && upright;
  const { width, height } = narrow ? { width: 960, height: 1200 } : size;
  const box = narrow ? `${wide.portrait} 0 720 900` : wide ? "0 0 1600 900" : "0 0 400 500";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="xMidYMid slice" role="img">` +
    `<title>${escapeHtml(altText)}</title><style>${STYLE}</style>${compact(`<defs>${defs}</defs>${drawing}`)}</svg>`
  );
}

/**
 * Draws a picture as SVG. The same picture always gives the same drawing, without external
 * resources.
 *
 * @param picture - Motif, colors, variation and view.
 * @returns An SVG document as text.
 * @example
 * ```ts
 * import { createEmulator, drawPicture } from "@portico/emulator";
 *
 * const emulator = createEmulator();
 * const [product] = emulator.state.catalog.products.values();
 * const svg = product?.pictures.map(drawPicture)[0];
 * ```
 */
export function drawPicture(picture: Picture): string {
  return svg(picture, false);
}

/** Draws the upright part of a wide scene. Upright pictures stay unchanged. */
export function drawUpright(picture: Picture): string {
  return svg(picture, true);
}

/** Returns the drawing as a `data:` URL, for pages without a server. */
export function pictureDataUrl(picture: Picture): string {
  return `data:image/svg+xml,${encodeURIComponent(drawPicture(picture))}`;
}
