import type {
  AddProductMediaToChoicesRequest,
  MediaDataForWrite,
  OptionAndChoice,
} from "@portico/stores/products";
import type { Context } from "../../../../kernel/context.js";
import type { Handlers } from "../../../../kernel/handler.js";
import { guidOf } from "../../../../kernel/ids.js";
import { badRequest, notFound } from "../../../../kernel/platform-error.js";
import type { Sent } from "../../../../kernel/wire-request.js";
import { fileName } from "../../../../media/image.js";
import type { Picture } from "../../../../media/picture.js";
import type { Draft } from "../../../../store/collection.js";
import { pictureOfFile } from "../../../media/files.js";
import type { Product } from "../../model.js";
import { pictureById, registerPicture } from "../../pictures.js";
import { catalogSlice } from "../../slice.js";
import { changeHandler } from "./change.js";

/** A new picture without a URL or uploaded file is a placeholder. */
function pictureOf(
  context: Context,
  product: Product,
  { mediaId, url }: Sent<MediaDataForWrite>,
): Picture {
  const existing = mediaId && pictureById(context.store(catalogSlice), mediaId);
  const stored = pictureOfFile(context, { id: mediaId, url });
  if (existing && !stored) return existing;
  const id = mediaId ? guidOf(`media:${mediaId}`) : context.guid("media");
  return {
    id,
    altText: product.name,
    width: 1200,
    height: 1500,
    ...(url && { url }),
    ...(mediaId && { file: mediaId }),
    ...stored,
  };
}

function changePictures(
  product: Draft<Product>,
  { option: name, choice: value }: Sent<OptionAndChoice>,
  change: (pictureIds: readonly string[]) => string[],
): void {
  const option = product.options.find((candidate) => candidate.name === name);
  const choice = option?.choices.find((each) => [each.name, each.colorCode].includes(value));
  if (!choice) {
    const description = `The product has no choice '${value}' for option '${name}'`;
    throw badRequest("INVALID_OPTIONS", description);
  }
  choice.pictureIds = change(choice.pictureIds);
}

function requestedPictureIds(product: Product, ids: readonly string[]): string[] {
  return ids.map((id) => {
    const picture = product.pictures.find(
      (candidate) => fileName(candidate) === id || candidate.id === id,
    );
    if (picture) return picture.id;
    throw notFound("Media item", "MEDIA_NOT_FOUND", { mediaId: id });
  });
}

const withIds = (before: readonly string[], ids: readonly string[]) => [
  ...new Set([...before, ...ids]),
];

const choiceMediaHandler = (change: typeof withIds) =>
  changeHandler<AddProductMediaToChoicesRequest>((product, { media = [] }) => {
    for (const assignment of media) {
      const ids = requestedPictureIds(product, assignment.mediaIds ?? []);
      changePictures(product, assignment, (pictureIds) => change(pictureIds, ids));
    }
  });

export const mediaWrites: Handlers = {
  "stores.products.addProductMedia": changeHandler((product, { media = [] }, context) => {
    for (const input of media) {
      const picture = pictureOf(context, product, input);
      registerPicture(context.store(catalogSlice), picture);
      if (!product.pictures.some(({ id }) => id === picture.id)) product.pictures.push(picture);
      if (input.choice) changePictures(product, input.choice, (ids) => withIds(ids, [picture.id]));
    }
  }),

  // If the request contains no media ids, all media items are removed.
  "stores.products.removeProductMedia": changeHandler((product, { mediaIds = [] }) => {
    const removedIds = new Set(
      mediaIds.length > 0
        ? requestedPictureIds(product, mediaIds)
        : product.pictures.map(({ id }) => id),
    );
    product.pictures = product.pictures.filter(({ id }) => !removedIds.has(id));
    for (const choice of product.options.flatMap(({ choices }) => choices)) {
      choice.pictureIds = choice.pictureIds.filter((id) => !removedIds.has(id));
    }
  }),

  "stores.products.addProductMediaToChoices": choiceMediaHandler(withIds),

  "stores.products.removeProductMediaFromChoices": choiceMediaHandler((before, ids) =>
    ids.length === 0 ? [] : before.filter((id) => !ids.includes(id)),
  ),
};
