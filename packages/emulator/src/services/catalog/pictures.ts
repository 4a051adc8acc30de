import type { Context } from "../../kernel/context.js";
import type { PageRequest } from "../../kernel/service.js";
import { drawPicture } from "../../media/draw.js";
import type { Picture } from "../../media/picture.js";
import type { Catalog } from "./model.js";
import { catalogSlice } from "./slice.js";

// Built once per catalogue: a shop grid asks for many pictures.
const known = /* @__PURE__ */ new WeakMap<Catalog, Map<string, Picture>>();

/** All pictures of a catalogue by id. */
function picturesOf(catalog: Catalog): ReadonlyMap<string, Picture> {
  const found = known.get(catalog);
  if (found) return found;
  const pictures = new Map<string, Picture>();
  for (const product of catalog.products.values()) {
    for (const picture of product.pictures) pictures.set(picture.id, picture);
  }
  for (const { picture } of catalog.categories.values()) {
    if (picture) pictures.set(picture.id, picture);
  }
  known.set(catalog, pictures);
  return pictures;
}

/** A picture of a catalogue by id, also one that was added since. */
export function findPicture(catalog: Catalog, id: string): Picture | undefined {
  const found = picturesOf(catalog).get(id);
  if (found) return found;
  known.delete(catalog);
  return picturesOf(catalog).get(id);
}

/** Serves the drawing of a picture. */
export function servePicture({ rest }: PageRequest, context: Context): Response {
  const picture = findPicture(context.store(catalogSlice), rest.replace(/\.svg$/, ""));
  if (!picture) return new Response("Not found", { status: 404 });
  return new Response(drawPicture(picture), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
