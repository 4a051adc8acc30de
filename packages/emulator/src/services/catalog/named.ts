import type { Context, Reader } from "../../kernel/context.js";
import type { Seed } from "../../kernel/slice.js";
import type { Entity } from "../../resource/declaration.js";
import { type ResourceService, resource } from "../../resource/resource.js";
import { assignments } from "./assigned.js";
import type { NamedEntity, SeedCatalog } from "./model.js";
import { catalogOnly } from "./only.js";
import type { CatalogSeed } from "./slice.js";

export interface Named extends Entity {
  readonly id: string;
  readonly name: string;
}

const seeded =
  (entities: (catalog: SeedCatalog) => ReadonlyMap<string, NamedEntity>) => (seed: Seed) =>
    [...entities((seed as CatalogSeed).catalog).values()].map((entity) => ({
      ...entity,
      revision: String(entity.revision),
    }));

export const brands: ResourceService<Named> = catalogOnly(
  "V3_CATALOG",
  resource<Named>("stores.brandsV3", {
    access: { read: "anyone", write: "admin" },
    unique: { name: "ALREADY_EXISTS" },
    searched: ["name"],
    seed: seeded((catalog) => catalog.brands),
    view: (brand, fields, tools) =>
      fields.includes("ASSIGNED_PRODUCTS_COUNT")
        ? { assignedProductsCount: assignments(tools, "brands", brand.id) }
        : {},
  }),
);

export const ribbons: ResourceService<Named> = catalogOnly(
  "V3_CATALOG",
  resource<Named>("stores.ribbonsV3", {
    access: { read: "anyone", write: "admin" },
    searched: ["name"],
    seed: seeded((catalog) => catalog.ribbons),
    view: (ribbon, fields, tools) =>
      fields.includes("ASSIGNED_PRODUCT_COUNT")
        ? { assignedProductCount: assignments(tools, "ribbons", ribbon.id) }
        : {},
  }),
);

type Kind = ResourceService<Named>;

export function namedById(reader: Reader, kind: Kind, id: string | undefined): Named | undefined {
  return id === undefined ? undefined : reader.store(kind).items.get(id)?.entity;
}

export function namedOrMade(context: Context, kind: Kind, name: string): Named {
  const wanted = name.trim().toLowerCase();
  for (const { entity } of context.store(kind).items.values()) {
    if (entity.name.toLowerCase() === wanted) return entity;
  }
  return kind.of(context).insert({ name: name.trim() });
}
