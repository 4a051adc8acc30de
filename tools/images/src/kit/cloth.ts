// Most cloths are faint patterns in black and white on top of the color, so that one pattern works
// with every color.

export const CLOTHS = [
  "poplin",
  "linen",
  "jersey",
  "wool",
  "boucle",
  "denim",
  "twill",
  "canvas",
  "cord",
  "rib",
  "knit",
  "fisherman",
  "satin",
  "leather",
  "felt",
  "quilt",
  "breton",
  "smooth",
] as const;

export type Cloth = (typeof CLOTHS)[number];

interface Weave {
  readonly width: number;
  readonly height: number;
  readonly degrees?: number;
  readonly marks: string;
}

const whiteLines = (d: string, opacity: number, width = 1) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}"/>`;
const blackLines = (d: string, opacity: number, width = 1) =>
  `<path d="${d}" fill="none" stroke="#15100c" stroke-opacity="${opacity}" stroke-width="${width}"/>`;

const KNIT_STITCHES = "M0 0 L2.5 3.4 L5 0 M0 5 L2.5 8.4 L5 5";

const WEAVES: Readonly<Record<Cloth, Weave | undefined>> = {
  smooth: undefined,
  poplin: {
    width: 2,
    height: 2,
    marks: blackLines("M0 .5 h2", 0.04, 0.5) + whiteLines("M.5 0 v2", 0.08, 0.5),
  },
  jersey: {
    width: 2.4,
    height: 2.4,
    marks: blackLines("M.6 0 v2.4", 0.06, 0.6) + whiteLines("M1.8 0 v2.4", 0.07, 0.5),
  },
  linen: {
    width: 17,
    height: 13,
    marks:
      blackLines("M0 1 h9 M11 4 h6 M2 7 h12 M0 10.5 h6", 0.07, 0.7) +
      whiteLines("M8 2.5 h9 M0 5.5 h7 M9 9 h8", 0.13, 0.7) +
      blackLines("M2 0 v6 M7 5 v8 M12 1 v8", 0.055, 0.7) +
      whiteLines("M4.5 3 v8 M9.5 0 v6 M15 4 v9", 0.11, 0.7),
  },
  wool: {
    width: 12,
    height: 5,
    marks:
      blackLines("M0 5 L3 0 L6 5 L9 0 L12 5", 0.1, 0.9) +
      whiteLines("M1.5 5 L4.5 0 M7.5 0 L10.5 5", 0.09, 0.8),
  },
  boucle: {
    width: 13,
    height: 11,
    marks:
      blackLines("M1 2 q2 -2 3 0 t3 1 M8 6 q2 -2 3 1 M3 8 q1 2 3 1", 0.14, 1) +
      whiteLines("M6 1 q2 1 4 0 M0 6 q2 -1 3 1 M9 9 q1 1 3 0", 0.16, 1),
  },
  denim: {
    width: 3,
    height: 3,
    degrees: 32,
    marks: whiteLines("M0 .7 h3", 0.22, 0.7) + blackLines("M0 2.1 h3", 0.16, 0.7),
  },
  twill: {
    width: 3,
    height: 3,
    degrees: -38,
    marks: whiteLines("M0 .7 h3", 0.1, 0.6) + blackLines("M0 2.1 h3", 0.1, 0.7),
  },
  canvas: {
    width: 4,
    height: 4,
    marks:
      blackLines("M0 1 h2 M2 3 h2 M1 2 v2 M3 0 v2", 0.12, 0.9) +
      whiteLines("M2 1 h2 M0 3 h2", 0.13, 0.9),
  },
  cord: {
    width: 7,
    height: 7,
    marks: blackLines("M1 0 v7", 0.26, 1.7) + whiteLines("M4.4 0 v7", 0.17, 2),
  },
  rib: {
    width: 5,
    height: 5,
    marks: blackLines("M1 0 v5", 0.17, 1.3) + whiteLines("M3.3 0 v5", 0.13, 1.5),
  },
  knit: {
    width: 5,
    height: 10,
    marks:
      blackLines(KNIT_STITCHES, 0.14, 0.9) +
      whiteLines("M0 2 L2.5 5.4 L5 2 M0 7 L2.5 10.4 L5 7", 0.1, 0.9),
  },
  fisherman: {
    width: 10,
    height: 9,
    marks:
      blackLines("M1 0 v9", 0.22, 1.8) +
      blackLines("M3 1 L6 5 L9 1 M3 5.5 L6 9.5 L9 5.5", 0.13, 1) +
      whiteLines("M4 0 L6 3 L8 0 M4 4.5 L6 7.5 L8 4.5", 0.14, 1.1),
  },
  satin: undefined,
  leather: {
    width: 11,
    height: 9,
    marks:
      blackLines("M1 2 q2 1 3 -1 M6 4 q2 1 3 -1 M2 7 q1 1 3 0", 0.08, 0.6) +
      whiteLines("M4 5 h1.5 M8 1 h1 M9 7.5 h1", 0.09, 0.7),
  },
  felt: {
    width: 9,
    height: 8,
    marks:
      blackLines("M1 1 l1 1 M5 3 l1 -1 M3 6 l1 .6", 0.1, 0.8) +
      whiteLines("M7 1 l1 .6 M2 4 l1 -.6 M7 6 l.8 .8", 0.12, 0.8),
  },
  quilt: {
    width: 30,
    height: 30,
    marks:
      blackLines("M0 0 L30 30 M30 0 L0 30", 0.22, 1.3) +
      whiteLines("M0 2 L28 30 M30 2 L2 30", 0.24, 1.2),
  },
  breton: undefined,
};

/** Returns the SVG pattern of a cloth. Plain cloths have no pattern. */
export function weaveOf(cloth: Cloth, id: string, color: string): string {
  if (cloth === "breton") {
    return `<pattern id="${id}" width="24" height="17" y="7" patternUnits="userSpaceOnUse"><path d="M0 3 h24" stroke="${color}" stroke-width="5.4"/></pattern>`;
  }
  const weave = WEAVES[cloth];
  if (!weave) return "";
  const rotation =
    weave.degrees === undefined ? "" : ` patternTransform="rotate(${weave.degrees})"`;
  return `<pattern id="${id}" width="${weave.width}" height="${weave.height}" patternUnits="userSpaceOnUse"${rotation}>${weave.marks}</pattern>`;
}

/** Cloths with weaves that are invisible from a distance. */
const FINE_CLOTHS: ReadonlySet<Cloth> = new Set([
  "poplin",
  "jersey",
  "linen",
  "twill",
  "canvas",
  "leather",
]);

/** Returns whether a cloth's pattern is visible, up close or from a distance. */
export const showsWeave = (cloth: Cloth, isFar: boolean): boolean =>
  (WEAVES[cloth] !== undefined || cloth === "breton") && !(isFar && FINE_CLOTHS.has(cloth));
