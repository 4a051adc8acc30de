import type { Declaration, Entity } from "../../resource/declaration.js";
import { resource } from "../../resource/resource.js";
import { viewWithCount } from "./assignments.js";
import { checkV3Request } from "./lookup.js";
import type { CatalogSeed } from "./slice.js";

export type Named = Entity & { readonly id: string; readonly name: string };

const namedResource = (
  kind: "brands" | "ribbons",
  noun: "Product" | "Products",
): Declaration<Named> => ({
  access: { read: "anyone", write: "admin" },
  checkRequest: checkV3Request,
  searched: ["name"],
  seed: (seed) =>
    [...(seed as CatalogSeed).catalog[kind].values()].map((entity) => ({
      ...entity,
      revision: String(entity.revision),
    })),
  view: viewWithCount(kind, noun),
});

export const brands = resource<Named>("stores.brandsV3", {
  ...namedResource("brands", "Products"),
  unique: { name: "ALREADY_EXISTS" },
});
export const ribbons = resource<Named>("stores.ribbonsV3", namedResource("ribbons", "Product"));
