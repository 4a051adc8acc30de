import { type Example, onPage, patch, post, rejected, remove } from "./example.js";
import { STORES } from "./world.js";

const PRICING = "wix-manage/references/ecommerce/pricing-promotions";
const RULES = `${PRICING}/ecom-pricing-create-discount-rule.md`;
const COUPON_PAGE = `${PRICING}/ecom-pricing-create-coupon.md`;

const scope = (catalogItemIds?: readonly (string | undefined)[]) => ({
  id: `all_${STORES}`,
  type: "CATALOG_ITEM",
  catalogItemFilter: { catalogAppId: STORES, ...(catalogItemIds && { catalogItemIds }) },
});
const collectionScope = (id: string | undefined) => ({
  id: `collections_${STORES}`,
  type: "CUSTOM_FILTER",
  customFilter: { appId: STORES, params: { collectionIds: [id] } },
});
const rule = (name: string, scopes: readonly object[], value: object, rest: object = {}) => ({
  discountRule: {
    name,
    active: true,
    discounts: {
      values: [{ targetType: "SPECIFIC_ITEMS", specificItemsInfo: { scopes }, ...value }],
    },
    ...rest,
  },
});
const percent = { discountType: "PERCENTAGE", percentage: 15 };
const RULE_PATH = "/ecom/v1/discount-rules";
const rulePath = ({ ids }: { ids: Readonly<Record<string, string>> }) =>
  `${RULE_PATH}/${ids.discountRule}`;
/** Older documentation describes `discounts` as a list. */
const oldRule = () => ({
  discountRule: {
    name: "Old",
    active: true,
    discounts: [{ discount: percent, scope: { id: "x", type: "COLLECTION" } }],
  },
});
const discountsArrayError = rejected(
  400,
  "`discounts` must be an object with a `values` array, not an array.",
  {
    field: "discountRule.discounts",
  },
);

const discountRules: Example[] = [
  ...onPage(
    RULES,
    post(
      `${RULE_PATH}/query`,
      { query: { cursorPaging: { limit: 100 } } },
      {
        check: ({ discountRules }) => discountRules.length === 1,
      },
    ),
    post(
      `${RULE_PATH}/query`,
      {
        query: { filter: { name: { $eq: "Five" } }, cursorPaging: { limit: 10 } },
      },
      { check: ({ discountRules }) => discountRules.length === 1 },
    ),
    post(
      RULE_PATH,
      rule("Flash", [scope()], percent, {
        activeTimeInfo: { start: "2026-05-01T00:00:00.000Z", end: "2026-05-03T23:59:59.000Z" },
      }),
    ),
    post(RULE_PATH, ({ ids }) => rule("Summer", [collectionScope(ids.category)], percent)),
    post(RULE_PATH, ({ ids }) =>
      rule("Five off", [scope([ids.mug])], { discountType: "FIXED_AMOUNT", fixedAmount: "5.00" }),
    ),
    post(
      RULE_PATH,
      rule("Over 200", [scope()], percent, {
        trigger: {
          triggerType: "SUBTOTAL_RANGE",
          subtotalRange: { from: "200", scopes: [scope()] },
        },
      }),
    ),
    post(RULE_PATH, ({ ids }) =>
      rule("Three", [scope()], percent, {
        trigger: {
          triggerType: "AND",
          and: {
            triggers: [
              {
                triggerType: "ITEM_QUANTITY_RANGE",
                itemQuantityRange: { from: 3, scopes: [collectionScope(ids.category)] },
              },
              { triggerType: "SUBTOTAL_RANGE", subtotalRange: { from: "100", scopes: [scope()] } },
            ],
          },
        },
      }),
    ),
    patch(rulePath, ({ ids }) => ({
      discountRule: {
        ...rule("", [scope()], { ...percent, percentage: 25 }).discountRule,
        name: undefined,
        id: ids.discountRule,
        revision: "1",
      },
      mask: { paths: ["discounts"] },
    })),
    patch(
      rulePath,
      ({ ids }) => ({
        discountRule: { id: ids.discountRule, revision: "1", active: false },
        mask: { paths: ["active"] },
      }),
      { check: ({ discountRule }) => discountRule.active === false },
    ),
    remove(rulePath),
    post(RULE_PATH, oldRule, discountsArrayError),
    post(
      RULE_PATH,
      rule("Nested", [scope()], { discount: percent }),
      rejected(400, "Type and value must be fields of the entry, not of a nested object.", {
        code: "DISCOUNT_TYPE_AND_DISCOUNT_VALUE_MISMATCH",
      }),
    ),
  ),
  ...["bundle-and-save", "seasonal-promotion", "stock-mover", "upsell-boost"].flatMap((flow) =>
    onPage(
      `${PRICING}/ecom-pricing-flow-${flow}.md`,
      post(RULE_PATH, oldRule, discountsArrayError),
    ),
  ),
];

const COUPONS = "/stores/v2/coupons";
const couponPath = ({ ids }: { ids: Readonly<Record<string, string>> }) =>
  `${COUPONS}/${ids.coupon}`;
const storesScope = (group?: object) => ({
  scope: { namespace: "stores", ...(group && { group }) },
});
const coupon = (rest: object) => ({
  specification: {
    name: "Spring",
    code: "SPRING",
    startTime: 1_714_521_600_000,
    active: true,
    ...rest,
  },
});
const allProductsScope = storesScope({ name: "product" });
const badCoupon = (reason: string) => rejected(400, reason, { code: "INVALID_COUPON" });

const coupons: Example[] = [
  ...onPage(
    COUPON_PAGE,
    post(
      `${COUPONS}/query`,
      { query: { paging: { limit: 100 } } },
      {
        check: ({ coupons: results }) => results.some(({ specification }: never) => specification),
      },
    ),
    post(
      COUPONS,
      coupon({ ...allProductsScope, percentOffRate: 15, usageLimit: 200, limitPerCustomer: 1 }),
    ),
    post(COUPONS, ({ ids }) =>
      coupon({
        ...storesScope({ name: "collection", entityId: ids.category }),
        percentOffRate: 20,
      }),
    ),
    post(COUPONS, ({ ids }) =>
      coupon({ ...storesScope({ name: "product", entityId: ids.mug }), percentOffRate: 10 }),
    ),
    post(COUPONS, coupon({ ...allProductsScope, moneyOffAmount: 10 })),
    post(COUPONS, coupon({ percentOffRate: 15, minimumSubtotal: 100, usageLimit: 500 })),
    post(COUPONS, coupon({ ...allProductsScope, fixedPriceAmount: 29.99 })),
    post(COUPONS, coupon({ freeShipping: true })),
    post(COUPONS, coupon({ ...allProductsScope, buyXGetY: { x: 2, y: 1 } })),
    patch(couponPath, { specification: { percentOffRate: 12 } }),
    remove(couponPath),
    post(
      COUPONS,
      coupon({ percentOffRate: 15 }),
      badCoupon("Every coupon except free shipping needs a scope or a minimum."),
    ),
    post(
      COUPONS,
      coupon({ ...allProductsScope, percentOffRate: 15, minimumSubtotal: 1 }),
      badCoupon("A coupon cannot have both a `scope` and a `minimumSubtotal`."),
    ),
    post(
      COUPONS,
      coupon({ ...allProductsScope, percentOffRate: 15, code: "TEN" }),
      rejected(409, "The coupon code is already in use.", { code: "COUPON_CODE_ALREADY_EXISTS" }),
    ),
    post(
      COUPONS,
      coupon({ ...allProductsScope, percentOffRate: 15, startTime: 1_714_521_600 }),
      rejected(400, "Times must be in milliseconds.", { field: "specification.startTime" }),
    ),
    post(
      COUPONS,
      coupon({ ...allProductsScope, percentOffRate: 15, code: "C".repeat(21) }),
      rejected(400, "A coupon code can have at most 20 characters.", {
        field: "specification.code",
      }),
    ),
  ),
];

export const promotionExamples: readonly Example[] = [...discountRules, ...coupons];
