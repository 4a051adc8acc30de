import type { Context } from "../../../../kernel/context.js";
import { guidOf } from "../../../../kernel/ids.js";
import { rejection } from "../../../../kernel/platform-error.js";
import { fileName, imageOf } from "../../../../media/image.js";
import type { Picture } from "../../../../media/picture.js";
import { pictureOfFile } from "../../../media/files.js";
import { pictureById, registerPicture } from "../../pictures.js";
import { catalogSlice } from "../../slice.js";
import type { ChoiceContent, MediaContent } from "./content.js";

/** Returns an external image, or a placeholder for a file that only the live site stores. */
function newPicture(name: string, source: Pick<Picture, "url" | "file">): Picture {
  return { id: guidOf(`media:${name}`), altText: "", width: 1200, height: 1500, ...source };
}

export function pictureOf(
  context: Context,
  { id, url, altText, displayName }: MediaContent,
): Picture {
  const catalog = context.store(catalogSlice);
  const byId = id ? pictureById(catalog, id) : undefined;
  const stored = pictureOfFile(context, { id, url });
  const base = stored
    ? { ...newPicture(stored.file ?? "", {}), ...stored }
    : (byId ?? (id ? newPicture(id, { file: id }) : url ? newPicture(url, { url }) : undefined));
  if (!base) throw rejection("PRODUCT_MEDIA_NOT_EXIST", "A media item requires an id or a URL");
  const picture: Picture = {
    ...base,
    ...(altText != null && { altText }),
    ...(displayName != null && { displayName }),
  };
  registerPicture(catalog, picture);
  return picture;
}

export function choicePictures(
  choice: ChoiceContent,
  pictures: readonly Picture[],
): readonly string[] | undefined {
  const references =
    choice.media?.items?.map(({ mediaId, url }) => ({ id: mediaId, url })) ?? choice.linkedMedia;
  return references?.map(({ id, url }) => {
    const linkedPicture = pictures.find(
      (picture) =>
        (id && fileName(picture) === id) ||
        (url && (picture.url === url || (picture.isStored && url.endsWith(`/${picture.file}`)))),
    );
    if (!linkedPicture) {
      const message = "A choice refers to media that the product does not have";
      throw rejection("PRODUCT_MEDIA_NOT_EXIST", message, { mediaId: id ?? url });
    }
    return linkedPicture.id;
  });
}

export function mediaOf(context: Context, media: MediaContent) {
  const picture = pictureOf(context, media);
  const { altText, displayName } = media;
  return {
    id: fileName(picture),
    image: imageOf(context, picture),
    ...(altText != null && { altText }),
    ...(displayName != null && { displayName }),
    mediaType: "IMAGE",
    uploadId: picture.id,
  };
}

/** Returns media for a response, with the id or URL that the stored reference contains. */
export function namedMediaOf(context: Context, media: MediaContent) {
  const { id, ...view } = mediaOf(context, media);
  const { url } = media;
  return media.id == null && url != null ? { url, ...view } : { id, ...view };
}
