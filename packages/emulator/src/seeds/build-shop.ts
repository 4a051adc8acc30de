import { guidOf } from "../kernel/ids.js";
import type { CheckedCategory, CheckedSeed } from "../options/seed-schema.js";
import type { InfoSectionInput, NamedInput } from "../options/seed-types.js";
import type { Category, InfoSection, NamedEntity, SeedCatalog } from "../services/catalog/model.js";
import { paragraphsOfHtml } from "../services/catalog/rich-text.js";
import { compact } from "../store/plain.js";
import { allProducts, dateOf, FIRST_NUMERIC_ID, indexById, namedEntity } from "./build-catalog.js";
import { BLANK_LINES, pictureFrom, productFrom, samplePicture, slugFor } from "./build-product.js";

function requireUnique<T>(items: readonly T[], label: string, keyOf: (item: T) => string): void {
  const seen = new Set<string>();
  for (const item of items) {
    const key = keyOf(item);
    if (seen.has(key)) throw new TypeError(`Duplicate ${label} "${key}"`);
    seen.add(key);
  }
}

function entityRegistry(kind: string, names: readonly NamedInput[]) {
  const entitiesById = new Map<string, NamedEntity>();
  const idOf = (named: NamedInput): string => {
    const { name, id } = typeof named === "string" ? { name: named } : named;
    const existing = [...entitiesById.values()].find((one) => one.name === name || one.id === id);
    if (existing) return existing.id;
    const entity = { ...namedEntity(kind, name), ...compact({ id }) };
    entitiesById.set(entity.id, entity);
    return entity.id;
  };
  for (const named of names) idOf(named);
  return { all: entitiesById, idOf };
}

function categoryFrom(category: CheckedCategory, index: number): Category {
  const { name, image, motif } = category;
  const slug = category.slug ?? slugFor(name);
  const fallback = samplePicture(`category-${slug}`, name, motif);
  return {
    id: category.id ?? guidOf(`category:${slug}`),
    revision: Number(category.revision ?? 1),
    createdDate: category.createdDate ?? dateOf(index),
    updatedDate: category.updatedDate ?? dateOf(index),
    name,
    slug,
    description: category.description ?? "",
    visible: category.visible,
    index: category.parentCategory?.index ?? index + 1,
    picture: image === undefined ? fallback : pictureFrom(image, fallback),
    managed: false,
  };
}

function categoriesOf({ categories }: CheckedSeed): Category[] {
  const all = categories.map(categoryFrom);
  const find = (key: string) =>
    all.find(({ id }) => id === key) ??
    all.find(({ slug }) => slug === key) ??
    all.find(({ name }) => name === key);
  return all.map((category, index) => {
    const { parent, parentCategory } = categories[index] as CheckedCategory;
    const key = parent ?? parentCategory?.id;
    if (key === undefined) return category;
    const match = find(key);
    if (!match) throw new TypeError(`Category "${category.name}": unknown category "${key}"`);
    return { ...category, parentId: match.id };
  });
}

function checkTree(categories: readonly Category[]): void {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  for (const { id, name } of categories) {
    const path = new Set([id]);
    for (let ancestor = parents.get(id); ancestor !== undefined; ancestor = parents.get(ancestor)) {
      if (path.has(ancestor)) throw new TypeError(`Category "${name}" is its own ancestor`);
      path.add(ancestor);
    }
  }
}

function infoSectionFrom({ id, uniqueName, title, plainDescription = "" }: InfoSectionInput) {
  return {
    id: id ?? guidOf(`info:${uniqueName}`),
    uniqueName,
    title,
    text: paragraphsOfHtml(plainDescription, BLANK_LINES).join("\n\n"),
  };
}

export function catalogFrom(seed: CheckedSeed): SeedCatalog {
  const all = allProducts();
  const categories = [all, ...categoriesOf(seed)];
  requireUnique(categories, "category slug", ({ slug }) => slug);
  requireUnique(categories, "categories with the id", ({ id }) => id);
  checkTree(categories);
  const keys = new Map<string, string>();
  // Ids take precedence over slugs, and slugs over names.
  for (const { id, name } of categories) if (!keys.has(name)) keys.set(name, id);
  for (const { id, slug } of categories) keys.set(slug, id);
  for (const { id } of categories) keys.set(id, id);
  const brands = entityRegistry("brand", seed.brands);
  const ribbons = entityRegistry("ribbon", seed.ribbons);
  const sections = new Map<string, InfoSection>();
  const sectionId = (section: string | InfoSectionInput): string | undefined => {
    const requestedName = typeof section === "string" ? section : section.uniqueName;
    const existing = [...sections.values()].find(({ uniqueName }) => uniqueName === requestedName);
    if (existing || typeof section === "string") return existing?.id;
    const newSection = infoSectionFrom(section);
    sections.set(newSection.id, newSection);
    return newSection.id;
  };
  for (const section of seed.infoSections) sectionId(section);
  const lookup = {
    category: (key: string) => keys.get(key),
    allProductsId: all.id,
    brand: brands.idOf,
    ribbon: ribbons.idOf,
    infoSection: sectionId,
  };
  const products = seed.products.map((product, index) => productFrom(product, index, lookup));
  requireUnique(products, "product slug", ({ slug }) => slug);
  requireUnique(products, "products with the id", ({ id }) => id);
  const variants = products.flatMap((product) => product.variants);
  requireUnique(variants, "variants with the id", ({ id }) => id);
  return {
    products: indexById(products),
    categories: indexById(categories),
    brands: brands.all,
    ribbons: ribbons.all,
    infoSections: sections,
    allProductsId: all.id,
    nextNumericId: FIRST_NUMERIC_ID + products.length,
  };
}
