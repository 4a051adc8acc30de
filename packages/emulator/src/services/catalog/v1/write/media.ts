import type {
  AddProductMediaToChoicesRequest,
  MediaDataForWrite,
  OptionAndChoice,
} from "@portico/stores/products";
import type { Context } from "../../../../kernel/context.js";
import type { Handlers } from "../../../../kernel/handler.js";
import { guidOf } from "../../../../kernel/ids.js";
import { applicationError, badRequest } from "../../../../kernel/platform-error.js";
import type { Sent } from "../../../../kernel/wire-request.js";
import { fileName } from "../../../../media/image.js";
import type { Picture } from "../../../../media/picture.js";
import type { Writable } from "../../../../store/collection.js";
import { pictureOfFile } from "../../../media/files.js";
import type { OptionChoice, Product } from "../../model.js";
import { notePicture, pictureById } from "../../pictures.js";
import { catalogSlice } from "../../slice.js";
import { changeProduct, productOf, write } from "./change.js";

/** Unknown IDs get a placeholder. */
function pictureOf(
  context: Context,
  product: Product,
  { mediaId, url }: Sent<MediaDataForWrite>,
): Picture {
  const known = mediaId && pictureById(context.store(catalogSlice), mediaId);
  const stored = pictureOfFile(context, { id: mediaId, url });
  if (known && !stored) return known;
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

function changeChoice(
  product: Writable<Product>,
  { option: name, choice: value }: Sent<OptionAndChoice>,
  change: (choice: OptionChoice) => OptionChoice,
): void {
  const option = product.options.find((one) => one.name === name);
  const choice = option?.choices.find((one) => one.name === value || one.colorCode === value);
  if (!option || !choice) {
    const description = `The product has no choice '${value}' for option '${name}'`;
    throw badRequest("INVALID_OPTIONS", description);
  }
  product.options = product.options.map((one) =>
    one === option
      ? { ...one, choices: one.choices.map((other) => (other === choice ? change(other) : other)) }
      : one,
  );
}

function requestedPictureIds(product: Product, ids: readonly string[]): string[] {
  return ids.map((id) => {
    const picture = product.pictures.find((one) => fileName(one) === id || one.id === id);
    if (picture) return picture.id;
    throw applicationError(404, "MEDIA_NOT_FOUND", "Media item not found", {
      mediaId: id,
    });
  });
}

const assign = (change: (before: readonly string[], ids: readonly string[]) => readonly string[]) =>
  write<AddProductMediaToChoicesRequest>(({ id, media = [] }, context) => {
    changeProduct(context, productOf(context, id), (product) => {
      for (const assignment of media) {
        const ids = requestedPictureIds(product, assignment.mediaIds ?? []);
        changeChoice(product, assignment, (choice) => ({
          ...choice,
          pictureIds: change(choice.pictureIds, ids),
        }));
      }
    });
    return {};
  });

export const mediaWrites: Handlers = {
  "stores.products.addProductMedia": write(({ id, media = [] }, context) => {
    changeProduct(context, productOf(context, id), (product) => {
      for (const input of media) {
        const picture = pictureOf(context, product, input);
        notePicture(context.store(catalogSlice), picture);
        if (!product.pictures.some((one) => one.id === picture.id)) {
          product.pictures = [...product.pictures, picture];
        }
        if (!input.choice) continue;
        changeChoice(product, input.choice, (choice) => ({
          ...choice,
          pictureIds: [...new Set([...choice.pictureIds, picture.id])],
        }));
      }
    });
    return {};
  }),

  // Without media IDs, all media items are removed.
  "stores.products.removeProductMedia": write(({ id, mediaIds = [] }, context) => {
    changeProduct(context, productOf(context, id), (product) => {
      const gone = new Set(
        mediaIds.length > 0
          ? requestedPictureIds(product, mediaIds)
          : product.pictures.map((one) => one.id),
      );
      product.pictures = product.pictures.filter((one) => !gone.has(one.id));
      product.options = product.options.map((option) => ({
        ...option,
        choices: option.choices.map((choice) => ({
          ...choice,
          pictureIds: choice.pictureIds.filter((one) => !gone.has(one)),
        })),
      }));
    });
    return {};
  }),

  "stores.products.addProductMediaToChoices": assign((before, ids) => [
    ...new Set([...before, ...ids]),
  ]),

  "stores.products.removeProductMediaFromChoices": assign((before, ids) =>
    ids.length === 0 ? [] : before.filter((one) => !ids.includes(one)),
  ),
};
