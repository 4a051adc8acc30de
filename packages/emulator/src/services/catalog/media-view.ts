import type { Context } from "../../kernel/context.js";
import { fileName, imageOf } from "../../media/image.js";
import { pictureOf } from "./v3/write/media.js";

interface Media {
  readonly id?: string;
  readonly url?: string;
  readonly altText?: string;
  readonly displayName?: string;
}

/** A picture that an entity names by id or address, as it is answered. */
export function mediaOf(context: Context, media: Media) {
  const picture = pictureOf(context, media);
  const { url, altText, displayName } = media;
  return {
    id: fileName(picture),
    ...(url === undefined ? {} : { url }),
    image: imageOf(context, picture),
    ...(altText === undefined ? {} : { altText }),
    ...(displayName === undefined ? {} : { displayName }),
    mediaType: "IMAGE",
    uploadId: picture.id,
  };
}
