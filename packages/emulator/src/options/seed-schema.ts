import { z } from "zod/v4";
import { siteSettings } from "../site/settings.js";
import { memberSeed } from "./member-seed.js";
import { checkedValue, optionError } from "./option-error.js";
import { SEED_NAMES, type SeedData, type SeedName } from "./seed-types.js";

const money = z.string().regex(/^\d+(\.\d{1,3})?$/, 'Expected a decimal string, such as "4.90"');
const date = z.iso.datetime({ offset: true });
const revision = z.string().regex(/^\d+$/);
const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'Expected a color such as "#a9c3d6"');

/** Accepts fields of API responses that seeds do not support. */
const ignoredFields = (names: string) =>
  Object.fromEntries(names.split(" ").map((name) => [name, z.unknown().optional()]));

const stock = z.union([
  z.int().min(0),
  z.boolean(),
  z
    .strictObject({ quantity: z.int().min(0), inStock: z.boolean(), preorder: z.boolean() })
    .partial(),
]);

const pricedFields = {
  price: money.optional(),
  compareAtPrice: money.optional(),
  cost: money.optional(),
  sku: z.string().min(1).max(40).optional(),
  barcode: z.string().optional(),
  weight: z.number().min(0).optional(),
  stock: stock.optional(),
  visible: z.boolean().optional(),
};

const stampFields = {
  createdDate: date.optional(),
  updatedDate: date.optional(),
  revision: revision.optional(),
};

const entityName = z.string().min(1).max(50);

export const brandOrRibbon = z.union([
  entityName,
  z.looseObject({ id: z.guid().optional(), name: entityName }),
]);

const picture = z
  .looseObject({
    id: z.string(),
    altText: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    sample: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Expected a name such as "tee-navy"'),
  })
  .partial();

export const categorySeed = z.strictObject({
  id: z.guid().optional(),
  name: entityName,
  slug: z.string().min(1).max(100).optional(),
  description: z.string().optional(),
  visible: z.boolean().default(true),
  parent: z.string().optional(),
  parentCategory: z.looseObject({ id: z.guid().optional(), index: z.int().optional() }).optional(),
  motif: z.string().optional(),
  image: picture.optional(),
  ...stampFields,
  ...ignoredFields(
    "itemCounter treeReference breadcrumbsInfo richContentDescription managingAppId extendedFields seoData",
  ),
});

export const infoSectionSeed = z.looseObject({
  id: z.guid().optional(),
  uniqueName: z.string().min(1).max(40),
  title: entityName,
  plainDescription: z.string().optional(),
});

const amount = z.looseObject({ amount: money });
const apiChoice = z.looseObject({
  choiceId: z.guid().optional(),
  name: entityName,
  key: z.string().optional(),
  colorCode: z.string().optional(),
});
const apiOption = z.looseObject({
  id: z.guid().optional(),
  name: entityName,
  key: z.string().optional(),
  optionRenderType: z.enum(["TEXT_CHOICES", "SWATCH_CHOICES"]).optional(),
  choicesSettings: z.looseObject({ choices: z.array(apiChoice).min(1).max(100) }),
});
const apiVariant = z.looseObject({
  id: z.guid().optional(),
  sku: z.string().optional(),
  barcode: z.string().optional(),
  visible: z.boolean().default(true),
  choices: z
    .array(
      z
        .looseObject({
          optionChoiceIds: z.looseObject({ optionId: z.guid(), choiceId: z.guid() }),
          optionChoiceNames: z.looseObject({ optionName: z.string(), choiceName: z.string() }),
        })
        .partial(),
    )
    .default([]),
  price: z.looseObject({ actualPrice: amount, compareAtPrice: amount.optional() }),
  revenueDetails: z.looseObject({ cost: amount.optional() }).optional(),
  physicalProperties: z.looseObject({ weight: z.number().optional() }).optional(),
  media: z.looseObject({ id: z.string().optional() }).optional(),
  inventoryStatus: z
    .looseObject({ inStock: z.boolean(), preorderEnabled: z.boolean() })
    .partial()
    .optional(),
  inventoryItem: z.looseObject({ quantity: z.int(), inStock: z.boolean() }).partial().optional(),
});
const apiModifier = z.looseObject({
  id: z.guid().optional(),
  name: entityName,
  key: z.string().optional(),
  mandatory: z.boolean().default(false),
  modifierRenderType: z.enum(["FREE_TEXT", "TEXT_CHOICES"]).default("FREE_TEXT"),
  freeTextSettings: z
    .looseObject({ maxCharCount: z.int().positive(), defaultAddedPrice: money })
    .partial()
    .optional(),
  choicesSettings: z
    .looseObject({ choices: z.array(apiChoice.extend({ addedPrice: money.optional() })) })
    .optional(),
});

const variant = z.strictObject({
  ...pricedFields,
  id: z.guid().optional(),
  choices: z.record(z.string(), z.string()),
});

const IGNORED_PRODUCT_FIELDS = ignoredFields(
  "url visibleInPos seoData taxGroupId allCategoriesInfo costRange inventory handle currency " +
    "breadcrumbsInfo actualPriceRange media compareAtPriceRange purchaseEligibility tags " +
    "additionalRibbons extendedFields subscriptionDetails variantSummary physicalProperties",
);

export const productSeed = z.strictObject({
  ...pricedFields,
  id: z.guid().optional(),
  name: z.string().min(1).max(80),
  slug: z.string().min(1).max(100).optional(),
  productType: z.enum(["PHYSICAL", "DIGITAL"]).default("PHYSICAL"),
  description: z
    .union([
      z.string(),
      z.array(z.string()),
      z.looseObject({ nodes: z.array(z.unknown()).optional() }),
    ])
    .optional(),
  plainDescription: z.string().optional(),
  options: z
    .union([
      z.array(apiOption).max(6),
      z.record(entityName, z.union([z.array(entityName).min(1), z.record(z.string(), color)])),
    ])
    .optional(),
  variants: z.array(variant).optional(),
  variantsInfo: z.looseObject({ variants: z.array(apiVariant).min(1).optional() }).optional(),
  modifiers: z.array(apiModifier).max(10).optional(),
  categories: z.array(z.string()).optional(),
  mainCategoryId: z.guid().optional(),
  directCategoriesInfo: z
    .looseObject({ categories: z.array(z.looseObject({ id: z.guid() })).optional() })
    .optional(),
  brand: brandOrRibbon.optional(),
  ribbon: brandOrRibbon.optional(),
  infoSections: z.array(z.union([z.string(), infoSectionSeed])).optional(),
  membersOnly: z.boolean().optional(),
  motif: z.string().optional(),
  pictures: z.array(picture).optional(),
  ...stampFields,
  ...IGNORED_PRODUCT_FIELDS,
});

/** The site's missing settings are filled in only when an emulator is created. */
export const seedData = z.strictObject({
  site: z
    .custom<SeedData["site"]>()
    .superRefine((value, ctx) => addIssuesOf(siteSettings, value ?? {}, ctx))
    .optional(),
  categories: z.array(categorySeed).default([]),
  brands: z.array(brandOrRibbon).default([]),
  ribbons: z.array(brandOrRibbon).default([]),
  infoSections: z.array(infoSectionSeed).default([]),
  products: z.array(productSeed).default([]),
  members: z.array(memberSeed).optional(),
});

const sizedSeed = z.strictObject({ products: z.int().min(0).max(100_000) });

function addIssuesOf(schema: z.ZodType, value: unknown, ctx: z.RefinementCtx): void {
  for (const issue of schema.safeParse(value).error?.issues ?? []) {
    ctx.addIssue({ code: "custom", message: issue.message, path: issue.path });
  }
}

/** Omits the null fields of API responses. */
export function toJson(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(toJson);
  if ("toJSON" in value && typeof value.toJSON === "function") return toJson(value.toJSON());
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (item !== null && item !== undefined) copy[key] = toJson(item);
  }
  return copy;
}

const isSizedSeed = (value: object): value is { products: number } =>
  "products" in value && typeof value.products === "number";

export type CheckedInput =
  | SeedName
  | { readonly products: number }
  | { readonly data: CheckedSeed };

/** Detects the input's format first, so that errors refer to that format. */
export function checkedSeed(input: unknown): CheckedInput {
  const seed = toJson(input);
  if (typeof seed !== "object" || seed === null) {
    const name = z.enum(SEED_NAMES).safeParse(seed);
    if (name.success) return name.data;
    const message = `Unknown seed ${JSON.stringify(seed)}. Known seeds: ${SEED_NAMES.join(", ")}`;
    throw optionError("UNKNOWN_SEED", message);
  }
  if (isSizedSeed(seed)) return checkedValue(z.object({ seed: sizedSeed }), { seed }).seed;
  return { data: checkedValue(z.object({ seed: seedData }), { seed }).seed };
}

export type CheckedProduct = z.output<typeof productSeed>;
export type CheckedCategory = z.output<typeof categorySeed>;
export type CheckedSeed = z.output<typeof seedData>;
