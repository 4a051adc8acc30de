import type { State } from "../kernel/state.js";
import type { Picture } from "../media/picture.js";
import type { PictureInput, SeedData } from "../options/seed-types.js";
import type { MemberSeedInput } from "../options/site-types.js";
import { memberOf } from "../services/accounts/members/member-seed.js";
import type { Member } from "../services/accounts/model/member.js";
import type {
  Category,
  Modifier,
  Product,
  SeedCatalog,
  Variant,
} from "../services/catalog/model.js";
import { plainHtml } from "../services/catalog/rich-text.js";

/** Seeds do not contain files, so a placeholder replaces the image. */
function pictureOut({ isStored: _, ...rest }: Picture): PictureInput {
  return rest;
}

function dates(of: { createdDate: string; updatedDate: string; revision: number }) {
  const { createdDate, updatedDate, revision } = of;
  return { createdDate, updatedDate, revision: String(revision) };
}

function categoryOut(category: Category): NonNullable<SeedData["categories"]>[number] {
  const { id, name, slug, description, visible, parentId, index, picture } = category;
  return {
    id,
    name,
    slug,
    description,
    visible,
    parentCategory: { ...(parentId === undefined ? {} : { id: parentId }), index },
    ...(picture === undefined ? {} : { image: pictureOut(picture) }),
    ...dates(category),
  };
}

function variantOut(variant: Variant): object {
  const { id, sku, barcode, visible, choices, price, compareAtPrice, cost, weight } = variant;
  const { quantity, inStock, preorder } = variant.stock;
  return {
    id,
    sku,
    ...(barcode === undefined ? {} : { barcode }),
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
    inventoryItem: { ...(quantity === undefined ? {} : { quantity }), inStock },
  };
}

function modifierOut({ id, name, key, mandatory, kind, ...rest }: Modifier): object {
  const { maxCharCount, addedPrice, choices } = rest;
  return {
    id,
    name,
    key,
    mandatory,
    modifierRenderType: kind,
    ...(kind === "FREE_TEXT"
      ? {
          freeTextSettings: {
            maxCharCount,
            ...(addedPrice === undefined ? {} : { defaultAddedPrice: addedPrice }),
          },
        }
      : {
          choicesSettings: {
            choices: choices.map((choice) => ({
              choiceId: choice.id,
              name: choice.name,
              key: choice.key,
              ...(choice.addedPrice === undefined ? {} : { addedPrice: choice.addedPrice }),
            })),
          },
        }),
  };
}

function productOut(
  product: Product,
  catalog: SeedCatalog,
): NonNullable<SeedData["products"]>[number] {
  const { id, name, slug, visible, productType, description, membersOnly } = product;
  const brand = product.brandId === undefined ? undefined : catalog.brands.get(product.brandId);
  const ribbon = product.ribbonId === undefined ? undefined : catalog.ribbons.get(product.ribbonId);
  return {
    id,
    name,
    slug,
    visible,
    productType,
    description: [...description],
    ...(brand === undefined ? {} : { brand: { id: brand.id, name: brand.name } }),
    ...(ribbon === undefined ? {} : { ribbon: { id: ribbon.id, name: ribbon.name } }),
    ...(product.mainCategoryId === undefined ? {} : { mainCategoryId: product.mainCategoryId }),
    directCategoriesInfo: { categories: product.categoryIds.map((category) => ({ id: category })) },
    infoSections: product.infoSectionIds.flatMap(
      (section) => catalog.infoSections.get(section)?.uniqueName ?? [],
    ),
    pictures: product.pictures.map(pictureOut),
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
          ...(choice.colorCode === undefined ? {} : { colorCode: choice.colorCode }),
          linkedMedia: choice.pictureIds.map((picture) => ({ id: picture })),
        })),
      },
    })),
    modifiers: product.modifiers.map(modifierOut),
    variantsInfo: { variants: product.variants.map(variantOut) },
    ...(membersOnly ? { membersOnly } : {}),
    ...dates(product),
  };
}

/** Only members of the original seed get a password. */
function memberOut(member: Member, known: readonly MemberSeedInput[]): MemberSeedInput {
  const { id, email, emailVerified, status, resetRequired, factors, profile } = member;
  const first = known.find((input) => input.email.toLowerCase() === email);
  const same = first && memberOf(first).passwordHash === member.passwordHash;
  const name = (key: string) => {
    const value = profile[key];
    return typeof value === "string" ? { [key]: value } : {};
  };
  return {
    id,
    email,
    ...(same && first.password !== undefined ? { password: first.password } : {}),
    ...name("firstName"),
    ...name("lastName"),
    ...name("nickname"),
    emailVerified,
    status,
    resetRequired,
    factors: factors.map(({ type, secret }) => ({ type, secret })),
  };
}

interface Shop {
  readonly site: State["site"];
  readonly catalog: SeedCatalog;
  readonly members: Iterable<Member>;
}

export function seedDataOf(
  { site, catalog, members }: Shop,
  known: readonly MemberSeedInput[] = [],
): SeedData {
  const names = (all: SeedCatalog["brands"]) =>
    [...all.values()].map(({ id, name }) => ({ id, name }));
  return {
    site: structuredClone(site),
    categories: [...catalog.categories.values()].filter(({ managed }) => !managed).map(categoryOut),
    brands: names(catalog.brands),
    ribbons: names(catalog.ribbons),
    infoSections: [...catalog.infoSections.values()].map(({ id, uniqueName, title, text }) => ({
      id,
      uniqueName,
      title,
      plainDescription: plainHtml([text]),
    })),
    products: [...catalog.products.values()].map((product) => productOut(product, catalog)),
    members: [...members].map((member) => memberOut(member, known)),
  };
}
