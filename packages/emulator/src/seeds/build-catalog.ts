import { guidOf } from "../kernel/ids.js";
import type {
  Category,
  InfoSection,
  NamedEntity,
  Product,
  SeedCatalog,
} from "../services/catalog/model.js";
import {
  BRANDS,
  CATEGORIES,
  COLORS,
  fashionRows,
  INFO_SECTIONS,
  RIBBONS,
  type Row,
} from "./fashion-data.js";
import { modifiersOf, optionsOf, sharedId, variantsOf } from "./fashion-options.js";
import { gallery, picture } from "./pictures.js";

const CREATED = Date.UTC(2025, 0, 6, 9);
const DAY = 86_400_000;
export const FIRST_NUMBER = 1_700_000_000_000;

export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Each entity is created a day after the previous one. */
export function dateOf(index: number): string {
  return new Date(CREATED + index * DAY).toISOString();
}

const MADE_FOR = BRANDS.map((brand) => `Made for ${brand} in a workshop we visit twice a year.`);

function productOf(row: Row, index: number): Product {
  const slug = slugOf(row.name);
  const date = dateOf(index);
  const colors = row.colors.length > 0 ? row.colors : ["Berry"];
  const pictures = gallery(
    slug,
    row.name,
    row.motif,
    colors.map((color) => [color, COLORS[color] ?? "#888888"] as const),
  );
  const options = optionsOf(row, slug, pictures);
  return {
    id: guidOf(`product:${slug}`),
    numericId: String(FIRST_NUMBER + index),
    revision: 1,
    createdDate: date,
    updatedDate: date,
    name: row.name,
    slug,
    visible: row.twist !== "hidden",
    productType: row.twist === "digital" ? "DIGITAL" : "PHYSICAL",
    description: [row.text, MADE_FOR[row.brand] ?? ""],
    brandId: sharedId(`brand:${BRANDS[row.brand]}`),
    ...(row.ribbon === undefined ? {} : { ribbonId: sharedId(`ribbon:${RIBBONS[row.ribbon]}`) }),
    categoryIds: [row.category, ...(row.also ?? [])].map((key) => sharedId(`category:${key}`)),
    mainCategoryId: sharedId(`category:${row.category}`),
    infoSectionIds:
      row.twist === "digital" ? [] : INFO_SECTIONS.map(([name]) => sharedId(`info:${name}`)),
    pictures: pictures.pictures,
    options,
    modifiers: modifiersOf(row),
    variants: variantsOf(row, slug, options),
  };
}

function entity(kind: string, name: string): NamedEntity {
  const id = guidOf(`${kind}:${name}`);
  return { id, revision: 1, createdDate: dateOf(0), updatedDate: dateOf(0), name };
}

export function byId<T extends { readonly id: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

/** The platform adds the category "All Products" to every catalog. */
export function allProducts(): Category {
  return {
    id: guidOf("category:all-products"),
    revision: 1,
    createdDate: dateOf(0),
    updatedDate: dateOf(0),
    name: "All Products",
    slug: "all-products",
    description: "Everything in the shop.",
    visible: true,
    index: 0,
    picture: picture("category-all-products", "scene-rail", "A rail of clothes next to a window"),
    managed: true,
  };
}

export function emptyCatalog(): SeedCatalog {
  const all = allProducts();
  return {
    products: new Map(),
    categories: byId([all]),
    brands: new Map(),
    ribbons: new Map(),
    infoSections: new Map(),
    allProductsId: all.id,
    nextNumericId: FIRST_NUMBER,
  };
}

function build(rows: readonly Row[]): SeedCatalog {
  const all = allProducts();
  const categories = CATEGORIES.map(
    ([key, name, parent, description, motif], index): Category => ({
      id: guidOf(`category:${key}`),
      revision: 1,
      createdDate: dateOf(index),
      updatedDate: dateOf(index),
      name,
      slug: slugOf(name),
      description,
      visible: true,
      ...(parent === undefined ? {} : { parentId: guidOf(`category:${parent}`) }),
      index: index + 1,
      picture: picture(`category-${key}`, motif, name),
      managed: false,
    }),
  );
  const sections: InfoSection[] = INFO_SECTIONS.map(([uniqueName, title, text]) => ({
    id: guidOf(`info:${uniqueName}`),
    uniqueName,
    title,
    text,
  }));
  return {
    products: byId(rows.map(productOf)),
    categories: byId([all, ...categories]),
    brands: byId(BRANDS.map((name) => entity("brand", name))),
    ribbons: byId(RIBBONS.map((name) => entity("ribbon", name))),
    infoSections: byId(sections),
    allProductsId: all.id,
    nextNumericId: FIRST_NUMBER + rows.length,
  };
}

export function fashionCatalog(): SeedCatalog {
  return build(fashionRows());
}

/** Contains a product with options, one without, and a digital one. */
export function minimalCatalog(): SeedCatalog {
  const wanted = ["Heavy Tee", "Drop Pendant", "Gift Card"];
  return build(fashionRows().filter(({ name }) => wanted.includes(name)));
}

/** Repeats the fashion shop's products, and numbers the copies. */
export function sizedCatalog(products: number): SeedCatalog {
  const rows = fashionRows();
  return build(
    Array.from({ length: products }, (_, index) => {
      const row = rows[index % rows.length] as Row;
      const round = Math.floor(index / rows.length) + 1;
      return round === 1 ? row : { ...row, name: `${row.name} ${round}` };
    }),
  );
}
