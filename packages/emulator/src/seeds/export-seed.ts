import type { State } from "../kernel/state.js";
import type { Picture } from "../media/picture.js";
import type { PictureInput, SeedData } from "../options/seed-types.js";
import type { MemberSeedInput } from "../options/site-types.js";
import { memberOf } from "../services/accounts/members/member-seed.js";
import type { Member } from "../services/accounts/model/member.js";
import type {
  Category,
  Modifier,
  NamedEntity,
  Product,
  SeedCatalog,
  Variant,
} from "../services/catalog/model.js";
import { plainHtml } from "../services/catalog/rich-text.js";
import { compact } from "../store/plain.js";

/** Seeds do not contain files, so a placeholder replaces each stored image. */
function exportedPicture({ isStored: _, ...rest }: Picture): PictureInput {
  return rest;
}

function stampsOf(entity: { createdDate: string; updatedDate: string; revision: number }) {
  const { createdDate, updatedDate, revision } = entity;
  return { createdDate, updatedDate, revision: String(revision) };
}

function exportedCategory(category: Category): NonNullable<SeedData["categories"]>[number] {
  const { id, name, slug, description, visible, parentId, index, picture } = category;
  return {
    id,
    name,
    slug,
    description,
    visible,
    parentCategory: { ...compact({ id: parentId }), index },
    ...compact({ image: picture && exportedPicture(picture) }),
    ...stampsOf(category),
  };
}

function exportedVariant(variant: Variant): object {
  const { id, sku, barcode, visible, choices, price, compareAtPrice, cost, weight } = variant;
  const { quantity, inStock, preorder } = variant.stock;
  return {
    id,
    sku,
    ...compact({ barcode }),
    visible,
    choices: choices.map((optionChoiceIds) => ({ optionChoiceIds })),
    price: {
      actualPrice: { amount: price },
      ...(compareAtPrice === undefined ? {} : { compareAtPrice: { amount: compareAtPrice } }),
    },
    ...(cost === undefined ? {} : { revenueDetails: { cost: { amount: cost } } }),
    ...(weight === undefined ? {} : { physicalProperties: { weight } }),
    ...(variant.pictureId === undefined ? {} : { media: { id: variant.pictureId } }),
    inventoryStatus: { inStock, preorderEnabled: preorder },
    inventoryItem: { ...compact({ quantity }), inStock },
  };
}

const idAndName = ({ id, name }: NamedEntity) => ({ id, name });

function exportedModifier({ id, name, key, mandatory, kind, ...rest }: Modifier): object {
  const { maxCharCount, addedPrice } = rest;
  const freeTextSettings = { maxCharCount, ...compact({ defaultAddedPrice: addedPrice }) };
  const choicesSettings = {
    choices: rest.choices.map((choice) => ({
      choiceId: choice.id,
      ...compact({ name: choice.name, key: choice.key, addedPrice: choice.addedPrice }),
    })),
  };
  return {
    id,
    name,
    key,
    mandatory,
    modifierRenderType: kind,
    ...(kind === "FREE_TEXT" ? { freeTextSettings } : { choicesSettings }),
  };
}

function exportedProduct(
  product: Product,
  catalog: SeedCatalog,
): NonNullable<SeedData["products"]>[number] {
  const { id, name, slug, visible, productType, description, membersOnly } = product;
  const { brandId = "", ribbonId = "", mainCategoryId } = product;
  const brand = catalog.brands.get(brandId);
  const ribbon = catalog.ribbons.get(ribbonId);
  return {
    id,
    name,
    slug,
    visible,
    productType,
    description: [...description],
    ...compact({
      brand: brand && idAndName(brand),
      ribbon: ribbon && idAndName(ribbon),
      mainCategoryId,
    }),
    directCategoriesInfo: { categories: product.categoryIds.map((category) => ({ id: category })) },
    infoSections: product.infoSectionIds.flatMap(
      (section) => catalog.infoSections.get(section)?.uniqueName ?? [],
    ),
    pictures: product.pictures.map(exportedPicture),
    options: product.options.map(({ id: optionId, name: option, key, kind, choices }) => ({
      id: optionId,
      name: option,
      key,
      optionRenderType: kind,
      choicesSettings: {
        choices: choices.map((choice) => ({
          choiceId: choice.id,
          name: choice.name,
          key: choice.key,
          ...compact({ colorCode: choice.colorCode }),
          linkedMedia: choice.pictureIds.map((picture) => ({ id: picture })),
        })),
      },
    })),
    modifiers: product.modifiers.map(exportedModifier),
    variantsInfo: { variants: product.variants.map(exportedVariant) },
    ...(membersOnly ? { membersOnly } : {}),
    ...stampsOf(product),
  };
}

/** Only members whose password has not changed since the seed are exported with a password. */
function exportedMember(member: Member, inputs: readonly MemberSeedInput[]): MemberSeedInput {
  const { id, email, emailVerified, status, resetRequired, factors, profile } = member;
  const memberInput = inputs.find((input) => input.email.toLowerCase() === email);
  const isUnchanged = memberInput && memberOf(memberInput).passwordHash === member.passwordHash;
  const name = (key: string) => {
    const value = profile[key];
    return typeof value === "string" ? { [key]: value } : {};
  };
  return {
    id,
    email,
    ...compact({ password: isUnchanged ? memberInput.password : undefined }),
    ...name("firstName"),
    ...name("lastName"),
    ...name("nickname"),
    emailVerified,
    status,
    resetRequired,
    factors: factors.map(({ type, secret }) => ({ type, secret })),
  };
}

interface ExportedShop {
  readonly site: State["site"];
  readonly catalog: SeedCatalog;
  readonly members: Iterable<Member>;
}

export function seedDataOf(
  { site, catalog, members }: ExportedShop,
  inputs: readonly MemberSeedInput[] = [],
): SeedData {
  return {
    site: structuredClone(site),
    categories: [...catalog.categories.values()]
      .filter(({ managed }) => !managed)
      .map(exportedCategory),
    brands: [...catalog.brands.values()].map(idAndName),
    ribbons: [...catalog.ribbons.values()].map(idAndName),
    infoSections: [...catalog.infoSections.values()].map(({ id, uniqueName, title, text }) => ({
      id,
      uniqueName,
      title,
      plainDescription: plainHtml([text]),
    })),
    products: [...catalog.products.values()].map((product) => exportedProduct(product, catalog)),
    members: [...members].map((member) => exportedMember(member, inputs)),
  };
}
