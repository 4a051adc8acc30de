import type { Context } from "../../../../kernel/context.js";
import { applicationError, rejection } from "../../../../kernel/platform-error.js";
import type { Writable } from "../../../../store/collection.js";
import type { Product } from "../../model.js";
import { productWith } from "../../product-index.js";
import { paragraphsOfHtml, paragraphsOfRich } from "../../rich-text.js";
import { catalogSlice } from "../../slice.js";
import { checkContent } from "./check-content.js";
import type { ProductContent } from "./content.js";
import { freeValue, slugOf } from "./errors.js";
import { pictureOf } from "./media.js";
import { modifiersOf, optionsOf } from "./options.js";
import { brandIdOf, checkRibbons, ribbonIdOf, sectionIdsOf } from "./references.js";
import { checkSubscriptions, subscriptionsOf } from "./subscriptions.js";
import { checkAligned, checkUnique, variantsOf } from "./variants.js";

/** With a field mask, only the fields of the mask are set. */
type Has = (field: keyof ProductContent) => boolean;

type Change = (
  draft: Writable<Product>,
  content: ProductContent,
  context: Context,
  has: Has,
) => void;

function setField<K extends keyof Product>(
  draft: Writable<Product>,
  key: K,
  value: Product[K] | null | undefined,
) {
  if (value === undefined || value === null) delete draft[key];
  else draft[key] = value;
}

const texts: Change = (draft, content, _context, has) => {
  if (has("name")) {
    if (!content.name?.trim()) throw rejection("ONLY_SPACES_STRING_ERROR", "The name is blank");
    draft.name = content.name;
  }
  if (has("plainDescription") && content.plainDescription != null) {
    draft.html = content.plainDescription;
    draft.description = paragraphsOfHtml(content.plainDescription);
    delete draft.rich;
  } else if (has("description") || has("plainDescription")) {
    delete draft.html;
    setField(draft, "rich", content.description);
    draft.description = content.description ? paragraphsOfRich(content.description) : [];
  }
};

/** Fields that a product stores as sent. */
const UNCHANGED = [
  "visibleInPos",
  "mainCategoryId",
  "taxGroupId",
  "seoData",
  "extendedFields",
  "tags",
] as const;

const simpleFields: Change = (draft, content, _context, has) => {
  if (has("visible")) draft.visible = content.visible ?? true;
  if (has("purchaseEligibility")) {
    setField(
      draft,
      "membersOnly",
      content.purchaseEligibility?.userCriteria === "MEMBERS_ONLY" || null,
    );
  }
  for (const field of UNCHANGED) {
    if (has(field)) setField(draft, field, content[field] as Product[typeof field]);
  }
  const physical = has("physicalProperties") ? content.physicalProperties : undefined;
  for (const field of ["pricePerUnit", "fulfillerId", "deliveryProfileId"] as const) {
    if (physical?.[field] !== undefined) setField(draft, field, physical[field]);
  }
};

const references: Change = (draft, content, context, has) => {
  const { brand, ribbon, additionalRibbons, infoSections } = content;
  const isSet = (one: { id?: unknown; name?: unknown } | null | undefined) => one?.id || one?.name;
  if (has("brand"))
    setField(draft, "brandId", brand && isSet(brand) ? brandIdOf(context, brand) : null);
  if (has("ribbon")) {
    setField(draft, "ribbonId", ribbon && isSet(ribbon) ? ribbonIdOf(context, ribbon) : null);
  }
  if (has("additionalRibbons")) {
    const ids = additionalRibbons?.map((one) => ribbonIdOf(context, one));
    setField(draft, "additionalRibbonIds", ids?.length ? ids : null);
  }
  checkRibbons(draft.ribbonId, draft.additionalRibbonIds ?? []);
  if (has("infoSections")) {
    const isNew = !context.store(catalogSlice).products.has(draft.id);
    draft.infoSectionIds = sectionIdsOf(context, infoSections ?? [], isNew);
  }
};

const parts: Change = (draft, content, context, has) => {
  if (has("media")) {
    const items = content.media?.itemsInfo?.items;
    if (items) draft.pictures = items.map((item) => pictureOf(context, item));
    else if (content.media === null) draft.pictures = [];
  }
  if (has("options")) {
    draft.options = optionsOf(context, content.options ?? [], draft.pictures, draft.options);
  }
  if (has("modifiers")) draft.modifiers = modifiersOf(context, content.modifiers ?? []);
  if (has("variantsInfo")) {
    const sent = content.variantsInfo?.variants ?? [];
    draft.variants = variantsOf(context, sent, draft.options, draft.variants);
  }
  if (has("subscriptionDetails")) {
    const { subscriptionDetails: details } = content;
    setField(draft, "subscriptionDetails", details && subscriptionsOf(context, details));
  }
};

const slug: Change = (draft, content, context, has) => {
  const requested = has("slug") ? content.slug?.trim() : undefined;
  if (requested) {
    const holder = productWith(context.store(catalogSlice), "slug", requested, draft.id);
    if (holder) {
      const data = { slug: requested, productId: holder.id };
      throw applicationError(409, "DUPLICATE_SLUG_ERROR", "The slug is already in use", data);
    }
    draft.slug = requested;
  } else if (draft.slug === "") {
    draft.slug = freeValue(context.store(catalogSlice), "slug", slugOf(draft.name), draft.id);
  }
};

function followVisibility(draft: Writable<Product>, has: Has): void {
  if (!has("visible") || draft.options.length > 0) return;
  draft.variants = draft.variants.map((variant) => ({ ...variant, visible: draft.visible }));
}

function checkPointOfSale({ productType, visibleInPos }: Product): void {
  if (productType === "DIGITAL" && visibleInPos) {
    const why = "A digital product cannot be visible in POS";
    throw rejection("DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS", why);
  }
}

const WRITABLE: ReadonlySet<string> = /* @__PURE__ */ new Set<keyof ProductContent>([
  "name",
  "slug",
  "description",
  "plainDescription",
  "visible",
  "visibleInPos",
  "media",
  "seoData",
  "taxGroupId",
  "options",
  "modifiers",
  "brand",
  "infoSections",
  "ribbon",
  "additionalRibbons",
  "mainCategoryId",
  "variantsInfo",
  "purchaseEligibility",
  "extendedFields",
  "tags",
  "subscriptionDetails",
  "physicalProperties",
]);
/** A mask may contain these fields, but they are ignored. */
const IGNORED_FIELDS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "id",
  "revision",
  "handle",
  "productType",
]);

export function maskedFields(
  mask: readonly string[],
  content: object,
  writable: ReadonlySet<string> = WRITABLE,
): ReadonlySet<string> {
  const fields = new Set(mask.map((path) => path.split(".")[0] ?? ""));
  for (const field of fields) {
    if (IGNORED_FIELDS.has(field)) continue;
    if (!writable.has(field)) {
      const text = "The field mask contains a read-only field";
      throw rejection("FIELD_MASK_VALUE_NOT_SUPPORTED", text, { field });
    }
    if (!(field in content)) {
      const text = "The field mask contains a field that was not sent";
      throw rejection("FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR", text, { field });
    }
  }
  return fields;
}

/** Creates referenced entities that do not exist, such as brands by name. */
export function applyContent(
  context: Context,
  draft: Product,
  before: Product | undefined,
  content: ProductContent,
  mask?: readonly string[],
): Product {
  const named = mask && maskedFields(mask, content);
  const has: Has = (field) => (named ? named.has(field) : content[field] !== undefined);
  // An update cannot change the product type, so it does not need the properties of that type.
  checkContent(content, (field) => has(field) && !(before && field === "productType"));
  for (const change of [texts, simpleFields, references, parts, slug]) {
    change(draft, content, context, has);
  }
  followVisibility(draft, has);
  checkPointOfSale(draft);
  checkAligned(draft);
  checkUnique(context, draft, before);
  checkSubscriptions(draft);
  return draft;
}
