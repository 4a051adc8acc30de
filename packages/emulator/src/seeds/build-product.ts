import { guidOf, numberOf } from "../kernel/ids.js";
import type { Picture } from "../media/picture.js";
import type { CheckedProduct } from "../options/seed-schema.js";
import type { NamedInput, PictureInput } from "../options/seed-types.js";
import type { Modifier, Product } from "../services/catalog/model.js";
import { paragraphsOfHtml, paragraphsOfRich } from "../services/catalog/rich-text.js";
import { latinSlug } from "../services/free-name.js";
import { compact } from "../store/plain.js";
import { dateOf, FIRST_NUMERIC_ID } from "./build-catalog.js";
import {
  optionsOf,
  type PicturesByColor,
  productError,
  variantsOf,
  withoutSuffix,
} from "./build-variants.js";
import { gallery, picture } from "./pictures.js";
import { motifs, nearestSample, SCENES } from "./samples.js";

export interface Lookup {
  category(key: string): string | undefined;
  readonly allProductsId: string;
  /** Returns the brand's id. Creates the brand if it does not exist. */
  brand(named: NamedInput): string;
  ribbon(named: NamedInput): string;
  infoSection(section: NonNullable<CheckedProduct["infoSections"]>[number]): string | undefined;
}

/** Names without Latin letters or digits get a generated slug. */
export function slugFor(name: string): string {
  return latinSlug(name) || `item-${guidOf(name).slice(0, 8)}`;
}

function motifFor(name: string, motif: string | undefined): string {
  const all = [...motifs().keys()];
  if (motif === undefined) return all[numberOf(name) % all.length] ?? "tee";
  if (motifs().has(motif) || SCENES.has(motif)) return motif;
  throw new TypeError(
    `"${name}": unknown motif "${motif}". Known motifs: ${[...all, ...SCENES].join(", ")}`,
  );
}

const COLORS = ["#4f6d8f", "#b5532f", "#35523f", "#7d2e46", "#b98a58", "#9fae90"];

const colorFor = (key: string) => COLORS[numberOf(key) % COLORS.length] ?? "#4f6d8f";

export function samplePicture(key: string, name: string, motif: string | undefined): Picture {
  const motifKey = motifFor(name, motif);
  const sample = SCENES.has(motifKey) ? motifKey : nearestSample(motifKey, colorFor(key), "front");
  return picture(key, sample, name);
}

export function pictureFrom(input: PictureInput, fallback: Picture): Picture {
  const id = input.id === undefined ? fallback.id : withoutSuffix(input.id);
  const { altText, width, height, sample } = input;
  return { ...fallback, ...compact({ altText, width, height, sample }), id };
}

/** Returns pairs of name and color code for the color choices of a product. */
function colorsOf({ options = [] }: CheckedProduct): [string, string][] {
  if (!Array.isArray(options)) {
    return Object.values(options).flatMap((choices) =>
      Array.isArray(choices) ? [] : Object.entries(choices),
    );
  }
  return options.flatMap(({ choicesSettings }) =>
    choicesSettings.choices.flatMap(({ name, colorCode }): [string, string][] =>
      colorCode !== undefined && /^#[0-9a-f]{6}$/i.test(colorCode) ? [[name, colorCode]] : [],
    ),
  );
}

function picturesOf(
  product: CheckedProduct,
  slug: string,
): { readonly all: readonly Picture[]; readonly byColor: PicturesByColor } {
  const { name, motif, pictures } = product;
  if (pictures) {
    const all = pictures.map((one, index) =>
      pictureFrom(one, samplePicture(`${slug}/${index}`, name, motif)),
    );
    return { all, byColor: new Map(all.map(({ id }) => [id, [id]])) };
  }
  const motifKey = motifFor(name, motif);
  if (SCENES.has(motifKey)) {
    return { all: [samplePicture(`${slug}/main`, name, motif)], byColor: new Map() };
  }
  const colors = new Map(colorsOf(product));
  const { pictures: all, idsByColor } = gallery(
    slug,
    name,
    motifKey,
    colors.size > 0 ? [...colors] : [[undefined, colorFor(`${slug}/main`)]],
  );
  return {
    all,
    byColor: new Map([...colors.keys()].map((color, index) => [color, idsByColor[index] ?? []])),
  };
}

function modifierOf(modifier: NonNullable<CheckedProduct["modifiers"]>[number]): Modifier {
  const { name, mandatory, modifierRenderType: kind, freeTextSettings, choicesSettings } = modifier;
  return {
    id: modifier.id ?? guidOf(`modifier:${name}`),
    name,
    key: modifier.key ?? name,
    mandatory,
    kind,
    maxCharCount: kind === "FREE_TEXT" ? (freeTextSettings?.maxCharCount ?? 500) : 0,
    ...compact({ addedPrice: freeTextSettings?.defaultAddedPrice }),
    choices: (kind === "FREE_TEXT" ? [] : (choicesSettings?.choices ?? [])).map(
      ({ choiceId, key, addedPrice, ...choice }) => ({
        id: choiceId ?? guidOf(`choice:${name}:${choice.name}`),
        name: choice.name,
        key: key ?? choice.name,
        ...compact({ addedPrice }),
      }),
    ),
  };
}

function categoryIdsOf(product: CheckedProduct, lookup: Lookup): string[] {
  const resolvedIds = (product.categories ?? []).map((key) => {
    const id = lookup.category(key);
    if (id === undefined) throw productError(product, `unknown category "${key}"`);
    return id;
  });
  const listedIds = product.directCategoriesInfo?.categories?.map(({ id }) => id) ?? [];
  // A product from another shop can refer to categories that do not exist in this shop.
  const ids = new Set([...resolvedIds, ...listedIds.flatMap((id) => lookup.category(id) ?? [])]);
  // "All Products" contains every product implicitly.
  ids.delete(lookup.allProductsId);
  return [...ids];
}

/** In a seed, only a blank line starts a new paragraph. */
export const BLANK_LINES = /\n{2,}/;

function paragraphsOf({ description, plainDescription = "" }: CheckedProduct): readonly string[] {
  if (description === undefined) return paragraphsOfHtml(plainDescription, BLANK_LINES);
  if (typeof description === "string") return description.split(BLANK_LINES);
  return Array.isArray(description) ? description : paragraphsOfRich(description);
}

export function productFrom(product: CheckedProduct, index: number, lookup: Lookup): Product {
  const { name, brand, ribbon } = product;
  const slug = product.slug ?? slugFor(name);
  const { all, byColor } = picturesOf(product, slug);
  const options = optionsOf(product, byColor);
  const categoryIds = categoryIdsOf(product, lookup);
  const mainCategory = product.mainCategoryId ?? categoryIds[0];
  const mainCategoryId = mainCategory === undefined ? undefined : lookup.category(mainCategory);
  return {
    id: product.id ?? guidOf(`product:${slug}`),
    numericId: String(FIRST_NUMERIC_ID + index),
    revision: Number(product.revision ?? 1),
    createdDate: product.createdDate ?? dateOf(index),
    updatedDate: product.updatedDate ?? dateOf(index),
    name,
    slug,
    visible: product.visible ?? true,
    productType: product.productType,
    description: paragraphsOf(product),
    ...(brand === undefined ? {} : { brandId: lookup.brand(brand) }),
    ...(ribbon === undefined ? {} : { ribbonId: lookup.ribbon(ribbon) }),
    categoryIds,
    ...(mainCategoryId === undefined ? {} : { mainCategoryId }),
    infoSectionIds: (product.infoSections ?? []).map((section) => {
      const id = lookup.infoSection(section);
      if (id === undefined) throw productError(product, `unknown info section "${section}"`);
      return id;
    }),
    pictures: all,
    options,
    modifiers: (product.modifiers ?? []).map(modifierOf),
    variants: variantsOf(product, slug, options, byColor),
    ...(product.membersOnly ? { membersOnly: true } : {}),
  };
}
