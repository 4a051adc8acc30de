import type { Context } from "../kernel/context.js";
import type { Picture } from "./picture.js";
import { PLACEHOLDER } from "./placeholder.js";

type From = Pick<Context, "origin" | "media">;

/** Path where images are served. */
export const PICTURES = "/_portico/media";

/** The id of a picture's file. Placeholders are SVG. */
export function fileName({ id, file, sample }: Picture): string {
  return file ?? `${id}.${sample === undefined ? "svg" : "avif"}`;
}

/** Returns the URL of an image. */
export function pictureUrl({ origin, media }: From, picture: Picture): string {
  if (picture.url !== undefined) return picture.url;
  const { isStored, file, ...sample } = picture;
  if (isStored) return `${origin}${PICTURES}/${file}`;
  return media === "data"
    ? `data:image/svg+xml,${encodeURIComponent(PLACEHOLDER)}`
    : `${origin}${PICTURES}/${fileName(sample)}`;
}

/** A picture as the platform's image. */
export function imageOf(from: From, picture: Picture) {
  return {
    id: fileName(picture),
    url: pictureUrl(from, picture),
    height: picture.height,
    width: picture.width,
    altText: picture.altText,
    filename: fileName(picture),
  };
}
