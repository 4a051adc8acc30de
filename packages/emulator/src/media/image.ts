import type { Context } from "../kernel/context.js";
import { pictureDataUrl } from "./draw.js";
import type { Picture } from "./picture.js";

type From = Pick<Context, "origin" | "media">;

/** Path where images are served. */
export const PICTURES = "/_portico/media";

/** Returns the URL of an image. */
export function pictureUrl({ origin, media }: From, picture: Picture): string {
  if (picture.url !== undefined) return picture.url;
  if (picture.isStored) return `${origin}${PICTURES}/${picture.file}`;
  return media === "data" ? pictureDataUrl(picture) : `${origin}${PICTURES}/${picture.id}.svg`;
}

/** The id of a picture's file. */
export function fileName({ id, file }: Picture): string {
  return file ?? `${id}.svg`;
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
