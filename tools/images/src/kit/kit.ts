// Draws garments and other things from parts that have volume and are lit from the upper left.
import { lightness, mix, type Tones, tonesOf } from "../colors.ts";
import { type Cloth, showsWeave, weaveOf } from "./cloth.ts";
import { formatNumber } from "./paths.ts";

/** Collects the definitions of a drawing and gives each a unique id. */
export class Defs {
  #count = 0;
  readonly #definitions = new Map<string, { readonly id: string; readonly text: string }>();

  /** Adds a definition if its key is new, and returns its id. */
  add(key: string, make: (id: string) => string): string {
    const knownId = this.#definitions.get(key);
    if (knownId) return knownId.id;
    this.#count += 1;
    const id = `d${this.#count.toString(36)}`;
    this.#definitions.set(key, { id, text: make(id) });
    return id;
  }

  /** Adds a blur filter, and returns its id. */
  blur(deviation: number): string {
    return this.add(
      `blur:${deviation}`,
      (id) =>
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  /** Adds a gradient with stops (position, color, opacity), by default from left to right. */
  gradient(
    stops: readonly (readonly [number, string, number])[],
    direction = 'x1="0" y1="0" x2="1" y2="0"',
  ): string {
    return this.add(`gradient:${direction}:${JSON.stringify(stops)}`, (id) => {
      const kind = direction.startsWith("c") ? "radialGradient" : "linearGradient";
      const stopElements = stops.map(
        ([place, color, opacity]) =>
          `<stop offset="${place}" stop-color="${color}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`,
      );
      return `<${kind} id="${id}" ${direction}>${stopElements.join("")}</${kind}>`;
    });
  }

  toString(): string {
    return [...this.#definitions.values()].map(({ text }) => text).join("");
  }
}

/** Shared styles: edges with and without a fill, lines, stitches, shadows and highlights. */
export const STYLE_SHEET =
  ".r,.e{stroke-opacity:.42;stroke-width:.9;stroke-linejoin:round}.r{fill:none}" +
  ".s{stroke-opacity:.5}.l{stroke-opacity:.5}.m{stroke-opacity:.27}" +
  ".b{fill:none;stroke-linecap:round;stroke-linejoin:round}" +
  ".t{fill:none;stroke-opacity:.85;stroke-width:.9;stroke-dasharray:3 1.9;stroke-linecap:round}";

/** Style of a part. */
export interface PartStyle {
  /**
   * How much lighter (up to 1) or darker (down to -1) the part is than the main color, or a
   * different color.
   */
  readonly tone?: number | string;
  /** Shadow lines. */
  readonly folds?: string;
  /** Highlight lines. */
  readonly lights?: string;
  /** Whether to omit the cloth's pattern. */
  readonly isPlain?: boolean;
  /** Relative width of the shadow and the highlight at the edge. Default: 1. */
  readonly depth?: number;
}

const SHADE = "#17110d";

interface KitOptions {
  readonly isFar?: boolean;
}

/** Draws the parts of an item with one main color, one accent color and one cloth. */
export class Kit {
  readonly tones: Tones;
  readonly cloth: Cloth;
  readonly defs: Defs;
  /** Whether the item is far away. If so, most stitches and other small details are omitted. */
  readonly isFar: boolean;
  readonly #base: string;

  constructor(
    defs: Defs,
    main: string,
    accent: string,
    cloth: Cloth,
    { isFar = false }: KitOptions = {},
  ) {
    this.defs = defs;
    this.isFar = isFar;
    this.cloth = cloth;
    this.tones = tonesOf(main, accent);
    // a striped cloth mostly shows its background color
    this.#base = cloth === "breton" ? "#f1ebdf" : main;
  }

  /** Returns a kit with another cloth, and with the same colors or another main color. */
  withCloth(cloth: Cloth, main: string = this.tones.main): Kit {
    return new Kit(this.defs, main, this.tones.accent, cloth, this);
  }

  /** Returns the color of a tone. */
  tone(tone: number | string = 0): string {
    if (typeof tone === "string") return tone;
    return tone < 0 ? mix(this.#base, SHADE, -tone) : mix(this.#base, "#ffffff", tone);
  }

  /** Draws a piece of cloth or leather: color, pattern, roundness, folds and edge. */
  part(d: string, { tone, folds, lights, isPlain, depth = 1 }: PartStyle = {}): string {
    const { defs } = this;
    const color = this.tone(tone);
    const isDark = lightness(color) < 0.3;
    const light = mix(color, "#ffffff", isDark ? 0.34 : 0.6);
    const dark = mix(color, SHADE, isDark ? 0.75 : 0.55);
    const rim = this.edge(color);
    // small parts of distant items need only their color and edge
    if (this.isFar && depth < 0.75) {
      return `<path class="e" fill="${color}" stroke="${rim}" d="${d}"/>`;
    }
    const path = defs.add(`path:${d}`, (id) => `<path id="${id}" d="${d}"/>`);
    const clip = () =>
      defs.add(`clip:${d}`, (id) => `<clipPath id="${id}"><use href="#${path}"/></clipPath>`);
    const drawPath = (extra: string) => `<use href="#${path}" ${extra}/>`;
    const weaveId =
      isPlain || !showsWeave(this.cloth, this.isFar)
        ? ""
        : defs.add(`weave:${this.cloth}:${this.cloth === "breton" ? this.tones.main : ""}`, (id) =>
            weaveOf(this.cloth, id, this.tones.main),
          );
    const weave = weaveId === "" ? "" : drawPath(`fill="url(#${weaveId})"`);
    const sheen = this.cloth === "satin" ? 0.3 : 0.15;
    const roundness = defs.gradient([
      [0, "#ffffff", sheen],
      [0.35, "#ffffff", 0.02],
      [0.62, SHADE, 0.02],
      [1, SHADE, 0.2],
    ]);
    const filledPath = `${drawPath(`fill="${color}"`)}${weave}${drawPath(`fill="url(#${roundness})"`)}`;
    const edge = drawPath(`class="r" stroke="${rim}"`);
    // small parts without folds and lights need no shadow or highlight at the edge
    if (depth < 0.45 && !folds && !lights) return filledPath + edge;
    const edgeWidth = 9 * depth;
    const softEdge = defs.blur(Math.round((this.isFar ? 5 : 4.5 * depth) * 10) / 10);
    const shadedSide = (style: string, width: number, x: number, y: number) =>
      drawPath(
        `${style} stroke-width="${formatNumber(width)}" transform="translate(${formatNumber(x)} ${formatNumber(y)})"`,
      );
    const drawLines = (lines: string | undefined, style: string) =>
      lines ? `<path d="${lines}" ${style} stroke-width="${formatNumber(6 * depth)}"/>` : "";
    const lightStroke = `stroke="${light}"`;
    return (
      `<g clip-path="url(#${clip()})">${filledPath}<g filter="url(#${softEdge})" class="b" stroke="${dark}">` +
      shadedSide('class="s"', edgeWidth * 1.5, -edgeWidth / 2.4, -edgeWidth / 2.6) +
      (this.isFar && depth < 1
        ? ""
        : shadedSide(
            `${lightStroke} class="${isDark ? "m" : "l"}"`,
            edgeWidth,
            edgeWidth / 1.9,
            edgeWidth / 2,
          )) +
      drawLines(folds, 'class="m"') +
      drawLines(
        this.isFar ? undefined : lights,
        `${lightStroke} stroke-opacity="${isDark ? 0.34 : 0.55}"`,
      ) +
      `</g></g>${edge}`
    );
  }

  /** Draws the visible inside of clothes. */
  inside(d: string, style: PartStyle = {}): string {
    return this.part(d, { tone: -0.38, depth: 0.5, ...style });
  }

  /** Returns the color for lines on a given color. */
  edge(color: string = this.#base): string {
    return lightness(color) < 0.3 ? mix(color, "#000000", 0.55) : mix(color, SHADE, 0.5);
  }

  /** Draws a seam: a line and, up close, the light that its far side catches. */
  seam(d: string, width = 1.2): string {
    const isDark = lightness(this.#base) < 0.3;
    if (this.isFar)
      return this.wire(d, isDark ? "#000000" : mix(this.#base, SHADE, 0.6), width, 0.5);
    const attributes = `class="b" stroke-width="${width}"`;
    return (
      `<path d="${d}" ${attributes} stroke="${isDark ? "#000000" : mix(this.#base, SHADE, 0.6)}" stroke-opacity=".62"/>` +
      `<path d="${d}" ${attributes} stroke="#ffffff" stroke-opacity="${isDark ? 0.16 : 0.3}" transform="translate(1.1 1.2)"/>`
    );
  }

  /** Draws stitches along a line. */
  stitch(d: string, color?: string): string {
    const isDark = lightness(this.#base) < 0.3;
    if (this.isFar && color === undefined) return "";
    const stroke = color ?? mix(this.#base, isDark ? "#ffffff" : SHADE, isDark ? 0.36 : 0.42);
    return `<path d="${d}" class="t" stroke="${stroke}"/>`;
  }

  /** Draws a button with four holes and a shadow, or a plain circle from a distance. */
  button(x: number, y: number, r = 3.6, color: string = this.tones.accent): string {
    const dark = mix(color, SHADE, 0.55);
    if (this.isFar) {
      const id = this.defs.add(
        `button:${r}:${color}`,
        (name) =>
          `<circle id="${name}" r="${formatNumber(r)}" fill="${color}" stroke="${dark}" stroke-width=".8"/>`,
      );
      return `<use href="#${id}" x="${formatNumber(x)}" y="${formatNumber(y)}"/>`;
    }
    const shine = this.defs.gradient(
      [
        [0, mix(color, "#ffffff", 0.55), 1],
        [0.6, color, 1],
        [1, dark, 1],
      ],
      'cx=".35" cy=".3" r=".8"',
    );
    const h = r * 0.26;
    const holes = [
      [-h, -h],
      [h, -h],
      [-h, h],
      [h, h],
    ].map(([a = 0, b = 0]) => `M${formatNumber(x + a)} ${formatNumber(y + b)}h.01`);
    return (
      `<circle cx="${formatNumber(x + r * 0.22)}" cy="${formatNumber(y + r * 0.36)}" r="${formatNumber(r * 1.06)}" fill="${SHADE}" fill-opacity=".38"/>` +
      `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r)}" fill="url(#${shine})" stroke="${dark}" stroke-width=".4"/>` +
      `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r * 0.68)}" fill="none" stroke="${dark}" stroke-opacity=".45" stroke-width=".5"/>` +
      `<path d="${holes.join("")}" stroke="${dark}" stroke-width="${formatNumber(r * 0.26)}" stroke-linecap="round"/>`
    );
  }

  /** Draws a soft shadow, for example below a collar, a flap or a fold. */
  shadow(d: string, opacity = 0.3, deviation = 4): string {
    if (this.isFar && deviation < 4) return "";
    return `<path d="${d}" fill="${SHADE}" fill-opacity="${opacity}" filter="url(#${this.defs.blur(deviation)})"/>`;
  }

  /** Fills a shape with a flat color, for example for metal or paper. */
  flat(d: string, color: string, opacity = 1): string {
    return `<path d="${d}" fill="${color}"${opacity === 1 ? "" : ` fill-opacity="${opacity}"`}/>`;
  }

  /** Draws a line with a width, such as a strap or a wire. */
  wire(d: string, color: string, width: number, opacity = 1): string {
    return `<path d="${d}" class="b" stroke="${color}"${opacity === 1 ? "" : ` stroke-opacity="${opacity}"`} stroke-width="${formatNumber(width)}"/>`;
  }

  /** Draws lines on top of each other, each narrower than the one below: color, width, opacity. */
  wires(d: string, lines: readonly (readonly [string, number, number?])[]): string {
    const id = this.defs.add(`path:${d}`, (pathId) => `<path id="${pathId}" d="${d}"/>`);
    const layers = lines.map(
      ([color, width, opacity = 1]) =>
        `<use href="#${id}" stroke="${color}"${opacity === 1 ? "" : ` stroke-opacity="${opacity}"`} stroke-width="${formatNumber(width)}"/>`,
    );
    return `<g class="b">${layers.join("")}</g>`;
  }

  /** Draws a strap: a thick line with a highlight. */
  strap(d: string, width: number, tone: number | string = -0.12): string {
    const color = this.tone(tone);
    return this.wires(d, [
      [mix(color, SHADE, 0.5), width + 1.4],
      [color, width],
      [mix(color, "#ffffff", 0.45), width * 0.35, 0.55],
    ]);
  }
}
