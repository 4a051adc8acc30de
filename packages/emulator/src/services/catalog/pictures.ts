import type { Context } from "../../kernel/context.js";
import { guidOf } from "../../kernel/ids.js";
import type { PageRequest } from "../../kernel/service.js";
import type { Readable } from "../../kernel/state.js";
import { drawPicture, drawUpright } from "../../media/draw.js";
import type { Picture } from "../../media/picture.js";
import { serveFile } from "../media/pages.js";
import type { Catalog } from "./model.js";
import { catalogSlice } from "./slice.js";

// Built once per catalog because a product grid requests many images.
const known = /* @__PURE__ */ new WeakMap<object, Map<string, Picture>>();

/** Returns all images of a catalog by ID. */
function picturesOf(catalog: Readable<Catalog>): Map<string, Picture> {
  const found = known.get(catalog.products);
  if (found) return found;
  const pictures = new Map<string, Picture>();
  for (const product of catalog.products.values()) {
    for (const picture of product.pictures) pictures.set(picture.id, picture);
  }
  for (const { picture } of catalog.categories.values()) {
    if (picture) pictures.set(picture.id, picture);
  }
  known.set(catalog.products, pictures);
  return pictures;
}

/** Returns an image by file ID. */
export function pictureById(catalog: Readable<Catalog>, file: string): Picture | undefined {
  const pictures = picturesOf(catalog);
  const own = pictures.get(file.replace(/\.svg$/, ""));
  return own ?? pictures.get(guidOf(`media:${file}`));
}

/** Adds an image of a product or category to the index. */
export function notePicture(catalog: Readable<Catalog>, picture: Picture): void {
  const pictures = picturesOf(catalog);
  if (!pictures.has(picture.id)) pictures.set(picture.id, picture);
}

/**
 * Serves a file of the site's media, or the drawing of an image. `?crop=portrait` crops a wide
 * drawing to portrait format.
 */
export function servePicture(request: PageRequest, context: Context): Response {
  const { rest, url } = request;
  const file = serveFile(request, context);
  if (file) return file;
  const picture = picturesOf(context.store(catalogSlice)).get(rest.replace(/\.svg$/, ""));
  if (!picture) return new Response("Not found", { status: 404 });
  const draw = url.searchParams.get("crop") === "portrait" ? drawUpright : drawPicture;
  return new Response(draw(picture), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
