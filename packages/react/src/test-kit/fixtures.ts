import type { Cart, V2LineItem } from "@portico/ecom/cart-v2";
import type { Order, OrderLineItem } from "@portico/ecom/orders";
import type { Member } from "@portico/members/members";
import type { V3Product } from "@portico/stores/products-v3";
import { STORES_APP_ID } from "../queries/store-item.js";

const fixtureId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const PRICE = { amount: "78.00", formattedAmount: "$78.00" };
const COLOR_OPTION = {
  id: fixtureId(10),
  key: "Color",
  name: "Color",
  optionRenderType: "SWATCH_CHOICES",
};
const productName = () => ({ original: "Drop Pendant", translated: "Drop Pendant" });
const variantOptions = () => ({ variantId: fixtureId(30) });
const catalogReference = () => ({
  catalogItemId: fixtureId(1),
  appId: STORES_APP_ID,
  options: variantOptions(),
});
const descriptionLines = () => [
  { name: { original: "Color" }, colorInfo: { original: "Rose", code: "#d9a5a0" } },
];

/**
 * Returns a product with one option, in the format of `productQuery`.
 *
 * @param overrides - Fields to replace.
 * @example
 * ```ts
 * import { productFixture } from "@portico/react/fixtures";
 *
 * const product = productFixture({ name: "Linen Shirt", slug: "linen-shirt" });
 * ```
 */
export function productFixture(overrides: Partial<V3Product> = {}): V3Product {
  const choices = ["Rose", "Sky"].map((name, index) => ({
    choiceId: fixtureId(20 + index),
    key: name,
    name,
    choiceType: "ONE_COLOR",
    colorCode: name === "Rose" ? "#d9a5a0" : "#9fc3dd",
    inStock: true,
    visible: true,
    linkedMedia: [],
  }));
  return {
    id: fixtureId(1),
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
    options: [{ ...COLOR_OPTION, choicesSettings: { choices } }],
    modifiers: [],
    infoSections: [],
    additionalRibbons: [],
    variantsInfo: {
      variants: choices.map(({ choiceId }, index) => ({
        id: fixtureId(30 + index),
        visible: true,
        choices: [{ optionChoiceIds: { optionId: fixtureId(10), choiceId } }],
        price: { actualPrice: PRICE },
        inventoryStatus: { inStock: true, preorderEnabled: false },
      })),
    },
    ...overrides,
  };
}

/**
 * Returns a member with contact details and a profile, in the format of `currentMemberQuery`.
 *
 * @param overrides - Fields to replace.
 * @example
 * ```ts
 * import { memberFixture } from "@portico/react/fixtures";
 *
 * const member = memberFixture({ loginEmail: "grace@example.com" });
 * ```
 */
export function memberFixture(overrides: Partial<Member> = {}): Member {
  return {
    id: fixtureId(40),
    loginEmail: "ada@example.com",
    loginEmailVerified: true,
    status: "APPROVED",
    privacyStatus: "PRIVATE",
    activityStatus: "ACTIVE",
    contact: {
      firstName: "Ada",
      lastName: "Lovelace",
      phones: [],
      emails: ["ada@example.com"],
      addresses: [],
    },
    profile: { nickname: "Ada", slug: "ada" },
    ...overrides,
  };
}

/**
 * Returns a version 2 cart with one line item, in the format of `currentCartQuery`.
 *
 * @param overrides - Fields to replace.
 * @example
 * ```ts
 * import { cartFixture } from "@portico/react/fixtures";
 *
 * const empty = cartFixture({ lineItems: [] });
 * ```
 */
export function cartFixture(overrides: Partial<Cart> = {}): Cart {
  const amount = (value: string) => ({ amount: value, convertedAmount: value });
  const lineItem: V2LineItem = {
    id: fixtureId(51),
    name: productName(),
    quantityInfo: {
      requestedQuantity: 2,
      confirmedQuantity: 2,
      availableQuantity: 10,
      fixedQuantity: false,
    },
    pricing: {
      priceUndetermined: false,
      unitPrice: amount("78.00"),
      totalPrice: amount("156.00"),
      breakdown: { fullPrice: amount("78.00"), salePrice: amount("78.00") },
    },
    source: { catalogReference: catalogReference() },
    attributes: {
      policies: [],
      membersOnly: false,
      url: { relativePath: "/product-page/drop-pendant" },
      descriptionLines: descriptionLines(),
    },
    status: "IN_STOCK",
    customLineItem: false,
    discounts: [],
    modifierGroups: [],
  };
  return {
    id: fixtureId(50),
    revision: "1",
    currentCart: true,
    demo: false,
    orderPlaced: false,
    lineItems: [lineItem],
    coupons: [],
    businessInfo: { languageCode: "en", currencyCode: "USD" },
    paymentInfo: { currencyCode: "USD", giftCards: [] },
    ...overrides,
  };
}

/**
 * Returns a paid order with one line item, in the format of `orderQuery`.
 *
 * @param overrides - Fields to replace.
 * @example
 * ```ts
 * import { orderFixture } from "@portico/react/fixtures";
 *
 * const canceled = orderFixture({ status: "CANCELED" });
 * ```
 */
export function orderFixture(overrides: Partial<Order> = {}): Order {
  const amount = (value: string) => ({ amount: value, formattedAmount: `$${value}` });
  const lineItem: OrderLineItem = {
    id: fixtureId(61),
    productName: productName(),
    catalogReference: catalogReference(),
    quantity: 2,
    fixedQuantity: false,
    priceUndetermined: false,
    paymentOption: "FULL_PAYMENT_ONLINE",
    locations: [],
    modifierGroups: [],
    price: amount("78.00"),
    totalPriceAfterTax: amount("156.00"),
    descriptionLines: descriptionLines(),
    itemType: { preset: "PHYSICAL" },
  };
  return {
    id: fixtureId(60),
    number: "10001",
    createdDate: new Date("2026-01-02T10:00:00Z"),
    status: "APPROVED",
    paymentStatus: "PAID",
    fulfillmentStatus: "NOT_FULFILLED",
    currency: "USD",
    weightUnit: "LB",
    taxIncludedInPrices: false,
    appliedDiscounts: [],
    attributionSource: "UNSPECIFIED",
    activities: [],
    additionalFees: [],
    customFields: [],
    imported: false,
    lineItems: [lineItem],
    buyerInfo: { memberId: fixtureId(40), email: "ada@example.com" },
    priceSummary: {
      subtotal: amount("156.00"),
      shipping: amount("0.00"),
      tax: amount("0.00"),
      discount: amount("0.00"),
      total: amount("156.00"),
    },
    ...overrides,
  };
}
