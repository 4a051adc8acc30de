import { escapeHtml } from "../kernel/html.js";
import { mix, type Tones, tonesOf } from "./colors.js";
import { MOTIFS } from "./garments.js";
import type { Picture } from "./picture.js";

/** Round shapes behind the motif, placed by the seed, so that a grid of pictures is not monotonous. */
function backdrop(seed: number, background: string, accent: string): string {
  const x = 60 + (seed % 280);
  const y = 70 + ((seed >>> 5) % 180);
  const r = 96 + ((seed >>> 9) % 70);
  const tint = mix(background, accent, 0.13);
  const kind = (seed >>> 13) % 3;
  const shape =
    kind === 0
      ? `<circle cx="${x}" cy="${y}" r="${r}" fill="${tint}"/>`
      : kind === 1
        ? `<path d="M0 ${330 + (seed % 60)} Q130 ${250 + (seed % 80)} 400 ${340 - (seed % 50)} V500 H0 Z" fill="${tint}"/>`
        : `<rect x="${x - 120}" y="${y - 20}" width="240" height="420" rx="120" fill="${tint}"/>`;
  return `<rect width="400" height="500" fill="url(#room)"/>${shape}`;
}

/** A close-up of the cloth. */
function fabric(tones: Tones, seed: number): string {
  const angle = 20 + (seed % 50);
  return (
    `<pattern id="weave" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">` +
    `<rect width="22" height="22" fill="${tones.main}"/><path d="M0 5.5 h22 M0 16.5 h22" stroke="${tones.dark}" stroke-opacity=".35" stroke-width="5"/>` +
    `<path d="M5.5 0 v22 M16.5 0 v22" stroke="${tones.light}" stroke-opacity=".4" stroke-width="4"/></pattern>` +
    `<rect width="400" height="500" fill="url(#weave)"/>` +
    `<path d="M-20 ${330 + (seed % 60)} Q150 ${240 + (seed % 70)} 420 380 V520 H-20 Z" fill="${tones.dark}" fill-opacity=".34"/>` +
    `<path d="M-20 ${350 + (seed % 60)} Q150 ${262 + (seed % 70)} 420 400" fill="none" stroke="${tones.light}" stroke-width="3" stroke-dasharray="9 8"/>`
  );
}

/**
 * Draws a picture as SVG. The same picture is always the same drawing; nothing is loaded from anywhere.
 *
 * @param picture what to draw: a motif (a garment, or `fabric` for a close-up), three colours and a number
 * @returns the text of an SVG document
 * @example
 * ```ts
 * const emulator = createEmulator();
 * const [product] = emulator.state.catalog.products.values();
 * const svg = product?.pictures.map(drawPicture)[0];
 * ```
 */
export function drawPicture(picture: Picture): string {
  const [background, main, accent] = picture.art.palette;
  const tones = tonesOf(main, accent);
  const { seed, motif } = picture.art;
  const draw = MOTIFS[motif];
  const scene =
    motif === "fabric" || !draw
      ? fabric(tones, seed)
      : `${backdrop(seed, background, accent)}<ellipse cx="200" cy="462" rx="126" ry="11" fill="#1a1512" fill-opacity=".1"/><g filter="url(#soft)">${draw(tones)}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}" viewBox="0 0 400 500" role="img">` +
    `<title>${escapeHtml(picture.altText)}</title><defs>` +
    `<linearGradient id="room" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(background, "#ffffff", 0.3)}"/><stop offset="1" stop-color="${background}"/></linearGradient>` +
    `<linearGradient id="cloth" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${tones.light}"/><stop offset=".5" stop-color="${tones.main}"/><stop offset="1" stop-color="${tones.dark}"/></linearGradient>` +
    `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="7" stdDeviation="9" flood-color="#1a1512" flood-opacity=".2"/></filter>` +
    `</defs>${scene}</svg>`
  );
}

/** The same as a `data:` address, for pages without a server behind them. */
export function pictureDataUrl(picture: Picture): string {
  return `data:image/svg+xml,${encodeURIComponent(drawPicture(picture))}`;
}
