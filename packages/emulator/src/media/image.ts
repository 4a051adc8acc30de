import type { Context } from "../kernel/context.js";
import type { Picture } from "./picture.js";
import { PLACEHOLDER } from "./placeholder.js";

type ImageContext = Pick<Context, "origin" | "media">;

export const PICTURES = "/_portico/media";

/** Placeholders are SVG files. */
export function fileName({ id, file, sample }: Picture): string {
  return file ?? `${id}.${sample === undefined ? "svg" : "avif"}`;
}

export function pictureUrl({ origin, media }: ImageContext, picture: Picture): string {
  if (picture.url !== undefined) return picture.url;
  const { isStored, file, ...unstoredPicture } = picture;
  if (isStored) return `${origin}${PICTURES}/${file}`;
  return media === "data"
    ? `data:image/svg+xml,${encodeURIComponent(PLACEHOLDER)}`
    : `${origin}${PICTURES}/${fileName(unstoredPicture)}`;
}

export function imageOf(context: ImageContext, picture: Picture) {
  return {
    id: fileName(picture),
    url: pictureUrl(context, picture),
    height: picture.height,
    width: picture.width,
    altText: picture.altText,
    filename: fileName(picture),
  };
}
