import { guidOf } from "../kernel/ids.js";
import type {
  Category,
  InfoSection,
  NamedEntity,
  Product,
  SeedCatalog,
} from "../services/catalog/model.js";
import { latinSlug } from "../services/free-name.js";
import { freeze } from "../store/freeze.js";
import { getOrInsert } from "../store/get-or-insert.js";
import { lazyField } from "../store/lazy-field.js";
import {
  BRANDS,
  CATEGORIES,
  COLORS,
  fashionRows,
  INFO_SECTIONS,
  RIBBONS,
  type Row,
} from "./fashion-data.js";
import { fashionOptions, fashionVariants, modifiersOf, sharedId } from "./fashion-options.js";
import { gallery, picture } from "./pictures.js";

const FIRST_DATE = Date.UTC(2025, 0, 6, 9);
const DAY = 86_400_000;
export const FIRST_NUMERIC_ID = 1_700_000_000_000;

export function dateOf(index: number): string {
  return new Date(FIRST_DATE + index * DAY).toISOString();
}

export function stamps(index: number) {
  const date = dateOf(index);
  return { revision: 1, createdDate: date, updatedDate: date };
}

const BRAND_TEXTS = BRANDS.map((brand) => `Made for ${brand} in a workshop we visit twice a year.`);

/** Returns the fields that all copies of a product share, to save memory in large shops. */
function sharedFields(row: Row) {
  const colors = row.colors.length > 0 ? row.colors : ["Berry"];
  const { pictures, idsByColor } = gallery(
    latinSlug(row.name),
    row.name,
    row.motif,
    colors.map((color) => [color, COLORS[color] ?? "#888888"] as const),
  );
  return freeze({
    visible: row.trait !== "hidden",
    productType: row.trait === "digital" ? ("DIGITAL" as const) : ("PHYSICAL" as const),
    description: [row.text, BRAND_TEXTS[row.brand] ?? ""],
    brandId: sharedId(`brand:${BRANDS[row.brand]}`),
    ...(row.ribbon === undefined ? {} : { ribbonId: sharedId(`ribbon:${RIBBONS[row.ribbon]}`) }),
    categoryIds: [row.category, ...(row.extras ?? [])].map((key) => sharedId(`category:${key}`)),
    mainCategoryId: sharedId(`category:${row.category}`),
    infoSectionIds:
      row.trait === "digital"
        ? []
        : INFO_SECTIONS.map(({ uniqueName }) => sharedId(`info:${uniqueName}`)),
    pictures,
    options: fashionOptions(row, idsByColor),
    modifiers: modifiersOf(row),
  });
}

const withVariants = /* @__PURE__ */ lazyField(
  "variants",
  ({ slug, options }: Pick<Product, "slug" | "options">, row: Row) =>
    fashionVariants(row, slug, options),
);

interface NamedRow {
  readonly name: string;
  readonly row: Row;
}

function productsOf(items: readonly NamedRow[]): Product[] {
  const fieldsByRow = new Map<Row, ReturnType<typeof sharedFields>>();
  return items.map(({ name, row }, index) => {
    const slug = latinSlug(name);
    const product = {
      id: guidOf(`product:${slug}`),
      numericId: String(FIRST_NUMERIC_ID + index),
      ...stamps(index),
      name,
      slug,
      ...getOrInsert(fieldsByRow, row, () => sharedFields(row)),
    };
    return withVariants(product, row);
  });
}

export const namedEntity = (kind: string, name: string): NamedEntity => ({
  id: guidOf(`${kind}:${name}`),
  ...stamps(0),
  name,
});

export function indexById<T extends { readonly id: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

/** Returns the category "All Products", which the platform adds to every catalog. */
export function allProducts(): Category {
  return {
    id: guidOf("category:all-products"),
    ...stamps(0),
    name: "All Products",
    slug: "all-products",
    description: "Everything in the shop.",
    visible: true,
    index: 0,
    picture: picture("category-all-products", "scene-rail", "A clothing rack next to a window"),
    managed: true,
  };
}

function buildCatalog(items: readonly NamedRow[]): SeedCatalog {
  const all = allProducts();
  const categories = CATEGORIES.map(
    ({ key, name, parent, description, motif }, index): Category => ({
      id: guidOf(`category:${key}`),
      ...stamps(index),
      name,
      slug: latinSlug(name),
      description,
      visible: true,
      ...(parent === "" ? {} : { parentId: guidOf(`category:${parent}`) }),
      index: index + 1,
      picture: picture(`category-${key}`, motif, name),
      managed: false,
    }),
  );
  const sections: InfoSection[] = INFO_SECTIONS.map((section) => ({
    id: guidOf(`info:${section.uniqueName}`),
    ...section,
  }));
  const products = productsOf(items);
  return {
    products: indexById(products),
    // All other products are copies of the templates.
    templates: products.slice(0, new Set(items.map(({ row }) => row)).size),
    categories: indexById([all, ...categories]),
    brands: indexById(BRANDS.map((name) => namedEntity("brand", name))),
    ribbons: indexById(RIBBONS.map((name) => namedEntity("ribbon", name))),
    infoSections: indexById(sections),
    allProductsId: all.id,
    nextNumericId: FIRST_NUMERIC_ID + items.length,
  };
}

const fashionProducts = (): NamedRow[] => fashionRows().map((row) => ({ name: row.name, row }));

export function fashionCatalog(): SeedCatalog {
  return buildCatalog(fashionProducts());
}

/** Returns a catalog with a product with options, one without options, and a digital one. */
export function minimalCatalog(): SeedCatalog {
  const names = ["Heavy Tee", "Drop Pendant", "Gift Card"];
  return buildCatalog(fashionProducts().filter(({ name }) => names.includes(name)));
}

export function sizedCatalog(productCount: number): SeedCatalog {
  const all = fashionProducts();
  return buildCatalog(
    Array.from({ length: productCount }, (_, index) => {
      const { name, row } = all[index % all.length] as NamedRow;
      const copyNumber = Math.floor(index / all.length) + 1;
      return { name: copyNumber === 1 ? name : `${name} ${copyNumber}`, row };
    }),
  );
}
