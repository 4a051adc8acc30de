import { guidOf } from "../kernel/ids.js";
import type { Picture } from "../media/picture.js";
import { motifs, nearestSample, SCENES, type View } from "./samples.js";

const SIZE = { width: 800, height: 1000 };
const SCENE_SIZE = { width: 1600, height: 900 };

const pictureId = (key: string): string => guidOf(`media:${key}`);

export function picture(key: string, sample: string, altText: string): Picture {
  const { width, height } = SCENES.has(sample) ? SCENE_SIZE : SIZE;
  return { id: pictureId(key), altText, width, height, sample };
}

const DESCRIPTIONS: Readonly<Record<View, string>> = {
  front: "",
  room: "in a room",
  detail: "close-up",
  back: "from behind",
};

export interface Gallery {
  readonly idsByColor: readonly (readonly string[])[];
  readonly pictures: readonly Picture[];
}

/** The platform's maximum number of images per product. */
const MAX_PICTURES = 15;

/** Returns up to 15 images: all views for the first color, and a front view for other colors. */
export function gallery(
  slug: string,
  name: string,
  motif: string,
  colors: readonly (readonly [name: string | undefined, code: string])[],
): Gallery {
  const views = motifs().get(motif)?.views ?? ["front"];
  const shots = colors.slice(0, MAX_PICTURES - views.length + 1).map(([color, code], index) =>
    (index === 0 ? views : (["front"] as const)).map((view) => ({
      color,
      code,
      view,
      key: [slug, color ?? "main", ...(view === "front" ? [] : [view])].join("/"),
    })),
  );
  return {
    idsByColor: shots.map((ofColor) => ofColor.map(({ key }) => pictureId(key))),
    pictures: shots.flat().map(({ color, code, view, key }) => {
      const altText = [name, color?.toLowerCase(), DESCRIPTIONS[view]].filter(Boolean).join(", ");
      return picture(key, nearestSample(motif, code, view), altText);
    }),
  };
}
