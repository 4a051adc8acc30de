import { guidOf } from "../kernel/ids.js";
import type { Picture } from "../media/picture.js";
import { motifs, nearestSample, SCENES, type View } from "./samples.js";

const SIZE = { width: 800, height: 1000 };
const SCENE_SIZE = { width: 1600, height: 900 };

/** The same key always returns the same id. */
export function picture(key: string, sample: string, altText: string): Picture {
  const size = SCENES.has(sample) ? SCENE_SIZE : SIZE;
  return { id: guidOf(`media:${key}`), altText, ...size, sample };
}

const DESCRIPTIONS: Readonly<Record<View, string>> = {
  front: "",
  room: "in a room",
  detail: "close-up",
  back: "from behind",
};

export interface Gallery {
  readonly pictures: readonly Picture[];
  readonly ofColor: readonly (readonly string[])[];
}

/** The platform's limit of images per product. */
const MAX_PICTURES = 15;

/**
 * The first color has all views of the motif. Other colors have only the front view.
 *
 * @param colors - names and codes. A product's only color has no name
 */
export function gallery(
  slug: string,
  name: string,
  motif: string,
  colors: readonly (readonly [name: string | undefined, code: string])[],
): Gallery {
  const views = motifs().get(motif)?.views ?? ["front"];
  const sets = colors
    .slice(0, MAX_PICTURES - views.length + 1)
    .map(([color, code], index) =>
      (index === 0 ? views : (["front"] as const)).map((view) =>
        picture(
          [slug, color ?? "main", ...(view === "front" ? [] : [view])].join("/"),
          nearestSample(motif, code, view),
          [name, color?.toLowerCase(), DESCRIPTIONS[view]].filter(Boolean).join(", "),
        ),
      ),
    );
  return { pictures: sets.flat(), ofColor: sets.map((set) => set.map(({ id }) => id)) };
}
