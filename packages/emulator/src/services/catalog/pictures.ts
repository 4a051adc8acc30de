import type { Catalog, Picture } from "./model.js";

// Built once per catalogue: a shop grid asks for many pictures.
const known = /* @__PURE__ */ new WeakMap<Catalog, Map<string, Picture>>();

/** All pictures of a catalogue by id. */
export function picturesOf(catalog: Catalog): ReadonlyMap<string, Picture> {
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
