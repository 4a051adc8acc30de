import type { Cart, V2LineItem } from "@portico/ecom/cart-v2";
import type { Member } from "@portico/members/members";
import type { V3Product } from "@portico/stores/products-v3";

const ID = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const PRICE = { amount: "78.00", formattedAmount: "$78.00" };

/**
 * Returns a product with one option, as `productQuery` returns it.
 *
 * @param overrides - Fields to replace.
 * @example
 * ```ts
 * import { productFixture } from "@portico/react/testing";
 *
 * const product = productFixture({ name: "Linen Shirt", slug: "linen-shirt" });
 * ```
 */
export function productFixture(overrides: Partial<V3Product> = {}): V3Product {
  const choices = ["Rose", "Sky"].map((name, index) => ({
    choiceId: ID(20 + index),
    key: name,
    name,
    choiceType: "ONE_COLOR",
    colorCode: name === "Rose" ? "#d9a5a0" : "#9fc3dd",
    inStock: true,
    visible: true,
    linkedMedia: [],
  }));
  return {
    id: ID(1),
    revision: "1",
    name: "Drop Pendant",
    slug: "drop-pendant",
    visible: true,
    productType: "PHYSICAL",
    plainDescription: "<p>A pendant on a fine chain.</p>",
    currency: "USD",
    actualPriceRange: { minValue: PRICE, maxValue: PRICE },
    inventory: {
      availabilityStatus: "IN_STOCK",
      preorderStatus: "DISABLED",
      preorderAvailability: "NO_VARIANTS",
    },
    options: [
      {
        id: ID(10),
        key: "Color",
        name: "Color",
        optionRenderType: "SWATCH_CHOICES",
        choicesSettings: { choices },
      },
    ],
    modifiers: [],
    infoSections: [],
    additionalRibbons: [],
    variantsInfo: {
      variants: choices.map(({ choiceId }, index) => ({
        id: ID(30 + index),
        visible: true,
        choices: [{ optionChoiceIds: { optionId: ID(10), choiceId } }],
        price: { actualPrice: PRICE },
        inventoryStatus: { inStock: true, preorderEnabled: false },
      })),
    },
    ...overrides,
  };
}

/**
 * Returns a member with contact and profile, as `currentMemberQuery` returns it.
 *
 * @param overrides - Fields to replace.
 * @example
 * ```ts
 * import { memberFixture } from "@portico/react/testing";
 *
 * const member = memberFixture({ loginEmail: "grace@example.com" });
 * ```
 */
export function memberFixture(overrides: Partial<Member> = {}): Member {
  return {
    id: ID(40),
    loginEmail: "ada@example.com",
    loginEmailVerified: true,
    status: "APPROVED",
    privacyStatus: "PRIVATE",
    contact: {
      contactId: ID(41),
      firstName: "Ada",
      lastName: "Lovelace",
      phones: [],
      emails: ["ada@example.com"],
      addresses: [],
    },
    profile: { nickname: "Ada", slug: "ada" },
    ...overrides,
  } as Member;
}

/**
 * Returns a cart of version 2 with one line item, as `currentCartQuery` returns it.
 *
 * @param overrides - Fields to replace.
 * @example
 * ```ts
 * import { cartFixture } from "@portico/react/testing";
 *
 * const empty = cartFixture({ lineItems: [] });
 * ```
 */
export function cartFixture(overrides: Partial<Cart> = {}): Cart {
  const amount = (value: string) => ({ amount: value, convertedAmount: value });
  const lineItem = {
    id: ID(51),
    name: { original: "Drop Pendant", translated: "Drop Pendant" },
    quantityInfo: { requestedQuantity: 2, confirmedQuantity: 2, availableQuantity: 10 },
    pricing: {
      unitPrice: amount("78.00"),
      totalPrice: amount("156.00"),
      breakdown: { fullPrice: amount("78.00"), salePrice: amount("78.00") },
    },
    source: {
      catalogReference: {
        catalogItemId: ID(1),
        appId: "215238eb-22a5-4c36-9e7b-e7c08025e04e",
        options: { variantId: ID(30) },
      },
    },
    attributes: {
      url: { relativePath: "/product-page/drop-pendant" },
      descriptionLines: [
        {
          name: { original: "Color" },
          colorInfo: { original: "Rose", code: "#d9a5a0" },
          lineType: "COLOR",
        },
      ],
    },
    status: "IN_STOCK",
    discounts: [],
    modifierGroups: [],
  } as unknown as V2LineItem;
  return {
    id: ID(50),
    revision: "1",
    lineItems: [lineItem],
    coupons: [],
    businessInfo: { languageCode: "en", currencyCode: "USD" },
    paymentInfo: { giftCards: [] },
    ...overrides,
  } as unknown as Cart;
}
