import type { Context } from "../../kernel/context.js";
import { guidOf } from "../../kernel/ids.js";
import type { PageRequest } from "../../kernel/service.js";
import type { Readable } from "../../kernel/state.js";
import type { Picture } from "../../media/picture.js";
import { PLACEHOLDER } from "../../media/placeholder.js";
import { readSample } from "../../media/sample.js";
import { serveFile } from "../media/pages.js";
import type { Catalog } from "./model.js";
import { catalogSlice } from "./slice.js";

const IMAGE_SUFFIX = /\.(avif|svg)$/;

// Built once per catalog because a product grid requests many images.
const picturesByCatalog = /* @__PURE__ */ new WeakMap<object, Map<string, Picture>>();

function picturesOf(catalog: Readable<Catalog>): Map<string, Picture> {
  const cached = picturesByCatalog.get(catalog.products);
  if (cached) return cached;
  const pictures = new Map<string, Picture>();
  for (const product of catalog.products.values()) {
    for (const picture of product.pictures) pictures.set(picture.id, picture);
  }
  for (const { picture } of catalog.categories.values()) {
    if (picture) pictures.set(picture.id, picture);
  }
  picturesByCatalog.set(catalog.products, pictures);
  return pictures;
}

export function pictureById(catalog: Readable<Catalog>, fileName: string): Picture | undefined {
  const pictures = picturesOf(catalog);
  const picture = pictures.get(fileName.replace(IMAGE_SUFFIX, ""));
  return picture ?? pictures.get(guidOf(`media:${fileName}`));
}

export function registerPicture(catalog: Readable<Catalog>, picture: Picture): void {
  const pictures = picturesOf(catalog);
  if (!pictures.has(picture.id)) pictures.set(picture.id, picture);
}

export async function servePicture(request: PageRequest, context: Context): Promise<Response> {
  const [, id = "", transformation = ""] = /^([^/]+)(?:\/v1\/(.*))?$/.exec(request.rest) ?? [];
  const file = serveFile(id, context);
  if (file) return file;
  const picture = picturesOf(context.store(catalogSlice)).get(id.replace(IMAGE_SUFFIX, ""));
  if (!picture) return new Response("Not known", { status: 404 });
  const { bytes, type } = (await readSample(
    picture,
    transformation,
    request.headers.get("Accept"),
  )) ?? { bytes: PLACEHOLDER, type: "image/svg+xml" };
  return new Response(bytes, {
    headers: {
      "Content-Type": type,
      "Cache-Control": "public, max-age=31536000, immutable",
      Vary: "Accept",
    },
  });
}
