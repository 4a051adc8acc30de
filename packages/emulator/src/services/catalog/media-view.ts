import type { Context } from "../../kernel/context.js";
import { fileName, imageOf } from "../../media/image.js";
import { pictureOf } from "./v3/write/media.js";

interface Media {
  readonly id?: string;
  readonly url?: string;
  readonly altText?: string;
  readonly displayName?: string;
}

export function mediaOf(context: Context, media: Media) {
  const picture = pictureOf(context, media);
  const { altText, displayName } = media;
  return {
    id: fileName(picture),
    image: imageOf(context, picture),
    ...(altText !== undefined && { altText }),
    ...(displayName !== undefined && { displayName }),
    mediaType: "IMAGE",
    uploadId: picture.id,
  };
}

/** Keeps the kind of reference: ID or URL. */
export function namedMediaOf(context: Context, media: Media) {
  const { id, ...view } = mediaOf(context, media);
  const { url } = media;
  return media.id === undefined && url !== undefined ? { url, ...view } : { id, ...view };
}
