import type { Context } from "../../../../kernel/context.js";
import { amount, minAndMax } from "../../../../kernel/money.js";
import { applicationError, notFound, rejection } from "../../../../kernel/platform-error.js";
import { storedEntity } from "../../../../resource/resource.js";
import type { Writable } from "../../../../store/collection.js";
import { infoSections } from "../../info-sections.js";
import type { Product, Subscription } from "../../model.js";
import { brands, ribbons } from "../../named.js";
import { productWith } from "../../product-index.js";
import { paragraphsOfHtml, paragraphsOfRich } from "../../rich-text.js";
import { catalogSlice } from "../../slice.js";
import { checkContent } from "./check-content.js";
import type { NamedContent, ProductContent, SectionContent } from "./content.js";
import { freeValue, slugOf, withErrorCode } from "./errors.js";
import { pictureOf } from "./media.js";
import { modifierOf, optionsOf } from "./options.js";
import { checkAligned, checkUnique, variantsOf } from "./variants.js";

/** With a mask, a request sets only the fields in the mask. */
type IsSet = (field: keyof ProductContent) => boolean;

type ApplyPart = (
  draft: Writable<Product>,
  content: ProductContent,
  context: Context,
  has: IsSet,
) => void;

function setField<K extends keyof Product>(
  draft: Writable<Product>,
  key: K,
  value: Product[K] | null | undefined,
) {
  if (value === undefined || value === null) delete draft[key];
  else draft[key] = value;
}

const applyTexts: ApplyPart = (draft, content, _context, has) => {
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

const STORED_AS_SENT = [
  "visibleInPos",
  "mainCategoryId",
  "taxGroupId",
  "seoData",
  "extendedFields",
  "tags",
] as const;

const applySimpleFields: ApplyPart = (draft, content, _context, has) => {
  if (has("visible")) draft.visible = content.visible ?? true;
  if (has("purchaseEligibility")) {
    const isMembersOnly = content.purchaseEligibility?.userCriteria === "MEMBERS_ONLY";
    setField(draft, "membersOnly", isMembersOnly || null);
  }
  for (const field of STORED_AS_SENT) {
    if (has(field)) setField(draft, field, content[field] as Product[typeof field]);
  }
  const physicalContent = has("physicalProperties") ? content.physicalProperties : undefined;
  for (const field of ["pricePerUnit", "fulfillerId", "deliveryProfileId"] as const) {
    if (physicalContent?.[field] !== undefined) setField(draft, field, physicalContent[field]);
  }
};

export const MAX_SECTIONS = 20;

function brandIdOf(context: Context, { id, name }: NamedContent): string {
  if (id && storedEntity(context, brands, id)) return id;
  if (id || !name?.trim()) throw rejection("BRAND_CREATION_FAILED", "Brand not found", { id });
  return brands.of(context).getOrMake("name", name).id;
}

function ribbonIdOf(context: Context, { id, name }: NamedContent): string {
  if (id && storedEntity(context, ribbons, id)) return id;
  if (id) throw notFound("Ribbon", "RIBBON_NOT_FOUND", { id });
  if (!name?.trim()) throw rejection("RIBBON_CREATION_FAILED", "A ribbon requires an id or a name");
  return ribbons.of(context).getOrMake("name", name).id;
}

function checkRibbons(mainId: string | undefined, additionalIds: readonly string[]): void {
  if (new Set(additionalIds).size < additionalIds.length) {
    throw rejection("DUPLICATE_RIBBON_IN_ADDITIONAL", "Duplicate additional ribbon");
  }
  if (mainId !== undefined && additionalIds.includes(mainId)) {
    const message = "The main ribbon cannot be an additional ribbon";
    throw rejection("DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL", message);
  }
}

function sectionIdsOf(context: Context, input: readonly SectionContent[], isNew: boolean) {
  const code = isNew ? "INFO_SECTION_CREATION_FAILED" : "INFO_SECTION_ERROR_OCCURRED";
  const tools = infoSections.of(context);
  return input.map((section) => {
    const { id, uniqueName } = section;
    return withErrorCode(code, () => tools.getOrMake("uniqueName", section).id, { id, uniqueName });
  });
}

const applyReferences: ApplyPart = (draft, content, context, has) => {
  const { brand, ribbon, additionalRibbons, infoSections: sections } = content;
  const isReference = (entity: { id?: unknown; name?: unknown } | null | undefined) =>
    entity?.id || entity?.name;
  if (has("brand"))
    setField(draft, "brandId", brand && isReference(brand) ? brandIdOf(context, brand) : null);
  if (has("ribbon")) {
    setField(draft, "ribbonId", ribbon && isReference(ribbon) ? ribbonIdOf(context, ribbon) : null);
  }
  if (has("additionalRibbons")) {
    const ids = additionalRibbons?.map((ribbonContent) => ribbonIdOf(context, ribbonContent));
    setField(draft, "additionalRibbonIds", ids?.length ? ids : null);
  }
  checkRibbons(draft.ribbonId, draft.additionalRibbonIds ?? []);
  if (has("infoSections")) {
    const isNew = !context.store(catalogSlice).products.has(draft.id);
    draft.infoSectionIds = sectionIdsOf(context, sections ?? [], isNew);
  }
};

const applyParts: ApplyPart = (draft, content, context, has) => {
  if (has("media")) {
    const items = content.media?.itemsInfo?.items;
    if (items) draft.pictures = items.map((item) => pictureOf(context, item));
    else if (content.media === null) draft.pictures = [];
  }
  if (has("options")) {
    draft.options = optionsOf(context, content.options ?? [], draft.pictures, draft.options);
  }
  if (has("modifiers")) {
    draft.modifiers = (content.modifiers ?? []).map((modifier) => modifierOf(context, modifier));
  }
  if (has("variantsInfo")) {
    const variants = content.variantsInfo?.variants ?? [];
    draft.variants = variantsOf(context, variants, draft.options, draft.variants);
  }
  if (has("subscriptionDetails")) {
    const { subscriptionDetails: details } = content;
    const subscriptions = (details?.subscriptions ?? []).map((subscription) => {
      const id = subscription.id ?? context.guid("subscription");
      return { ...subscription, id, visible: subscription.visible ?? true } as Subscription;
    });
    const allowOneTimePurchases = details?.allowOneTimePurchases ?? true;
    const next = details && { allowOneTimePurchases, subscriptions };
    setField(draft, "subscriptionDetails", next);
  }
};

const applySlug: ApplyPart = (draft, content, context, has) => {
  const requestedSlug = has("slug") ? content.slug?.trim() : undefined;
  if (requestedSlug) {
    const other = productWith(context.store(catalogSlice), "slug", requestedSlug, draft.id);
    if (other) {
      const data = { slug: requestedSlug, productId: other.id };
      throw applicationError(409, "DUPLICATE_SLUG_ERROR", "The slug is already in use", data);
    }
    draft.slug = requestedSlug;
  } else if (draft.slug === "") {
    draft.slug = freeValue(context.store(catalogSlice), "slug", slugOf(draft.name), draft.id);
  }
};

function checkSubscriptions({ productType, subscriptionDetails, variants }: Product): void {
  const { subscriptions = [], allowOneTimePurchases } = subscriptionDetails ?? {};
  if (subscriptions.length === 0) return;
  if (productType !== "PHYSICAL") {
    const message = "Only physical products can be sold by subscription";
    throw rejection("INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION", message);
  }
  if (new Set(subscriptions.map(({ id }) => id)).size < subscriptions.length) {
    throw rejection("SUBSCRIPTION_ID_ALREADY_EXISTS", "Duplicate subscription id");
  }
  if (allowOneTimePurchases === false && subscriptions.every(({ visible }) => visible === false)) {
    const message = "A product sold only by subscription requires a visible subscription";
    throw rejection("ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT", message);
  }
  const lowestPrice = minAndMax(variants.map(({ price }) => price))?.min ?? "0";
  for (const { discount } of subscriptions) {
    if (discount?.amountOff !== undefined && amount(discount.amountOff).gt(lowestPrice)) {
      throw rejection("INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT", "The discount exceeds the price");
    }
  }
}

const WRITABLE_FIELDS: ReadonlySet<string> = /* @__PURE__ */ new Set<keyof ProductContent>([
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
  writable: ReadonlySet<string> = WRITABLE_FIELDS,
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

/** Creates missing referenced entities, such as brands by name. */
export function applyContent(
  context: Context,
  draft: Writable<Product>,
  before: Product | undefined,
  content: ProductContent,
  mask?: readonly string[],
): Product {
  const fields = mask && maskedFields(mask, content);
  const has: IsSet = (field) => (fields ? fields.has(field) : content[field] !== undefined);
  // An update cannot change the product type, so it does not need the properties of that type.
  checkContent(content, (field) => has(field) && !(before && field === "productType"));
  for (const change of [applyTexts, applySimpleFields, applyReferences, applyParts, applySlug]) {
    change(draft, content, context, has);
  }
  if (has("visible") && draft.options.length === 0) {
    draft.variants = draft.variants.map((variant) => ({ ...variant, visible: draft.visible }));
  }
  if (draft.productType === "DIGITAL" && draft.visibleInPos) {
    const message = "A digital product cannot be visible in POS";
    throw rejection("DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS", message);
  }
  checkAligned(draft);
  checkUnique(context, draft, before);
  checkSubscriptions(draft);
  return draft;
}
