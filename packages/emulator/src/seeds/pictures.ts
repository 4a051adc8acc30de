// Which pictures a seed's products and categories have.
import { guidOf, numberOf } from "../kernel/ids.js";
import { mix } from "../media/colors.js";
import type { Setting } from "../media/garments/motif.js";
import { MOTIFS } from "../media/garments.js";
import { type Cloth, isCloth } from "../media/kit/cloth.js";
import type { Picture, View } from "../media/picture.js";
import { WIDE } from "../media/scenes/wide.js";

const ROOMS = ["#ece4d8", "#e4e2da", "#ebdfd3", "#dfe3db", "#ecded8", "#dfe2e4"];

/** Settings of an image other than motif and color. */
interface Manner {
  readonly view?: View;
  readonly cloth?: Cloth | undefined;
}

type Palette = Picture["art"]["palette"];
const palettes = /* @__PURE__ */ new Map<string, Palette>();

/** The colors of a drawing; one list for all drawings that have them. */
function paletteOf(background: string, main: string): Palette {
  const key = `${background} ${main}`;
  const palette = palettes.get(key) ?? [background, main, mix(main, "#c8a24a", 0.7)];
  palettes.set(key, palette);
  return palette;
}

/**
 * Returns an image of a motif in a color, always the same for a key. The key starts with the motif.
 */
export function picture(
  key: string,
  motif: string,
  altText: string,
  main: string,
  { view, cloth }: Manner = {},
): Picture {
  const subject = key.split("/")[0] ?? key;
  const seed = numberOf(subject);
  const background = ROOMS[seed % ROOMS.length] ?? "#ece4d8";
  const wide = motif in WIDE;
  return {
    id: guidOf(`media:${key}`),
    altText,
    width: wide ? 1600 : 1200,
    height: wide ? 900 : 1500,
    art: {
      motif,
      palette: paletteOf(background, main),
      seed,
      ...(view === undefined ? {} : { view }),
      ...(cloth === undefined ? {} : { cloth }),
    },
  };
}

const IN_USE: Readonly<Record<Setting, string>> = {
  upper: "worn",
  full: "worn",
  lower: "worn",
  neck: "worn",
  head: "on a wooden head",
  table: "on a table",
  floor: "as a pair, next to a stool",
  desk: "on a desk",
  peg: "on a peg",
};

const BEHIND: Readonly<Partial<Record<Setting, string>>> = {
  upper: "from behind, on a hanger",
  full: "from behind, on a hanger",
  lower: "from behind",
  floor: "the pair from both sides",
};

/** Images of a product, and of each of its colors. */
export interface Gallery {
  readonly pictures: readonly Picture[];
  readonly ofColor: readonly (readonly string[])[];
}

/** The most pictures that the platform takes of a product. */
const MOST = 15;

/**
 * Returns the gallery of a product. The first color is shown from the front, in use, as a close-up
 * and from behind. Other colors are shown from the front and, if there are only a few, in use.
 *
 * @param what - the motif, and after a space the cloth if it is not the default
 * @param colors - names and codes of the colors; products with one color have no name for it
 */
export function gallery(
  slug: string,
  name: string,
  what: string,
  colors: readonly (readonly [name: string | undefined, code: string])[],
): Gallery {
  const [motif = "", material] = what.split(" ");
  const cloth = isCloth(material) ? material : undefined;
  const setting = MOTIFS[motif]?.setting ?? "table";
  const isShort = 2 + 2 * colors.length > MOST;
  const shot = (color: string | undefined, code: string, view: View, manner = "") =>
    picture(
      [slug, color ?? "main", ...(view === "front" ? [] : [view])].join("/"),
      motif,
      [name, color?.toLowerCase(), manner].filter(Boolean).join(", "),
      code,
      { view, cloth },
    );
  const sets = colors.map(([color, code], index) => {
    const front = shot(color, code, "front");
    if (index > 0 && isShort) return { shown: [front], all: [front] };
    const shown = [front, shot(color, code, "worn", IN_USE[setting])];
    const more =
      index > 0
        ? []
        : [
            shot(color, code, "detail", "close-up"),
            shot(color, code, "back", BEHIND[setting] ?? "lying on linen"),
          ];
    return { shown, all: [...shown, ...more] };
  });
  return {
    pictures: sets.flatMap(({ all }) => all),
    ofColor: sets.map(({ shown }) => shown.map(({ id }) => id)),
  };
}
