// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  BulkActionMetadata,
  CursorPagingOfBadgesV2,
  CursorsOfBadgesV2,
  currency,
  dateTime,
  decimal,
  email,
  guid,
  ItemMetadata,
  localDate,
  Mode,
  needing,
  notANumber,
  PagingMetadataV2,
  PlatformPaging,
  RedirectResponse,
  responseSchema,
  SortOrder,
  StatusOfAbandonedCarts,
  webUrl,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  CatalogReference,
  DescriptionLine,
  DiscountRule,
  DiscountType,
  FullAddressContactDetails,
  MultiCurrencyPrice,
  PhysicalProperties,
  ProductName,
  QueryV2,
} from "./common.js";

export {
  AddressLocation,
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingOfBadgesV2 as CommonCursorPaging,
  Cursors,
  CursorsOfBadgesV2 as CommonCursors,
  HeadersEntry,
  ItemMetadata,
  Mode,
  Paging,
  PagingMetadataV2,
  PlatformPaging as CommonPaging,
  RedirectResponse,
  SortingOfProducts as Sorting,
  SortOrder,
  SortOrder as CommonSortOrder,
  StatusOfAbandonedCarts as Status,
} from "@portico/core/schemas";
export {
  CatalogReference,
  Color,
  DescriptionLine,
  DescriptionLineName,
  DiscountRule,
  DiscountRuleName,
  DiscountType,
  FullAddressContactDetails,
  MultiCurrencyPrice,
  PhysicalProperties,
  PlainTextValue,
  ProductName,
  QueryV2,
  VatId,
  VatType,
} from "./common.js";

export const GetAbandonedCheckoutRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ abandonedCheckoutId: guid }),
);

export const GetAbandonedCheckoutResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ abandonedCheckout: AbandonedCheckout.optional() }),
);

export const AbandonedCheckout: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    checkoutId: guid.nullish(),
    cartId: guid.nullish(),
    status: StatusOfAbandonedCarts.optional(),
    buyerLanguage: z.string().nullish(),
    buyerInfo: V1BuyerInfo.optional(),
    contactDetails: FullAddressContactDetails.optional(),
    currency: currency.optional(),
    conversionCurrency: currency.nullish(),
    totalPrice: MultiCurrencyPrice.optional(),
    activities: z.array(Activity).max(20).optional(),
    checkoutRecoveredDate: dateTime.nullish(),
    checkoutUrl: webUrl.optional(),
    subtotalPrice: MultiCurrencyPrice.optional(),
    lineItems: z.array(LineItem).min(1).max(300).optional(),
    appliedDiscounts: z.array(AppliedDiscount).max(100).optional(),
  }),
);

export const V1BuyerInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      visitorId: guid.optional(),
      memberId: guid.optional(),
      userId: guid.optional(),
      contactId: guid.nullish(),
      email: email.max(50).nullish(),
    }),
    ["visitorId", "memberId", "userId"],
  ),
);

export const Activity: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ createdDate: dateTime.nullish(), type: ActivityType.optional() }),
);

export const ActivityType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "SCHEDULED",
    "EMAIL_SENT",
    "EMAIL_NOT_SENT",
    "NOTIFICATION_SENT",
    "TASK_CREATED",
    "AUTOMATION_SKIPPED",
  ]),
);

export const LineItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    quantity: z.number().min(1).max(100000).optional(),
    catalogReference: CatalogReference.optional(),
    productName: ProductName.optional(),
    price: MultiCurrencyPrice.optional(),
    priceBeforeDiscounts: MultiCurrencyPrice.optional(),
    descriptionLines: z.array(DescriptionLine).max(300).optional(),
    image: Image.optional(),
    physicalProperties: PhysicalProperties.optional(),
  }),
);

export const Image: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().max(400).optional(),
    url: webUrl.optional(),
    height: z.number().optional(),
    width: z.number().optional(),
    altText: z.string().max(200).nullish(),
  }),
);

export const AppliedDiscount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      coupon: Coupon.optional(),
      merchantDiscount: MerchantDiscount.optional(),
      discountRule: DiscountRule.optional(),
      discountType: DiscountType.optional(),
      lineItemIds: z.array(guid).max(300).optional(),
    }),
    ["coupon", "merchantDiscount", "discountRule"],
  ),
);

export const Coupon: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().max(50).optional(),
    code: z.string().max(50).optional(),
    amount: MultiCurrencyPrice.optional(),
    name: z.string().max(60).optional(),
  }),
);

export const MerchantDiscount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    amount: MultiCurrencyPrice.optional(),
    percentage: z.union([z.number().min(1).max(100), notANumber]).nullish(),
  }),
);

export const DeleteAbandonedCheckoutRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ abandonedCheckoutId: guid }),
);

export const DeleteAbandonedCheckoutResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const BulkDeleteAbandonedCheckoutsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ abandonedCheckoutIds: z.array(guid).min(1).max(100) }),
);

export const BulkDeleteAbandonedCheckoutsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkAbandonedCheckoutResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkAbandonedCheckoutResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional() }),
);

export const QueryAbandonedCheckoutsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: QueryV2 }),
);

export const QueryAbandonedCheckoutsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(AbandonedCheckout).optional(),
    abandonedCheckouts: z.array(AbandonedCheckout).optional(),
    metadata: PagingMetadataV2.optional(),
  }),
);

export const SearchAbandonedCheckoutsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ search: Search.optional() }),
);

export const Search: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      paging: PlatformPaging.optional(),
      cursorPaging: CursorPagingOfBadgesV2.optional(),
      filter: z.record(z.string(), z.unknown()).nullish(),
      sort: z.array(CommonSorting).max(4).optional(),
      search: SearchDetails.optional(),
    }),
    ["paging", "cursorPaging"],
  ),
);

export const CommonSorting: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ fieldName: z.string().max(40).optional(), order: SortOrder.optional() }),
);

export const SearchDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    mode: Mode.optional(),
    expression: z.string().max(100).nullish(),
    fields: z.array(z.string().max(100)).max(20).optional(),
    fuzzy: z.boolean().optional(),
  }),
);

export const SearchAbandonedCheckoutsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    abandonedCheckouts: z.array(AbandonedCheckout).optional(),
    pagingMetadata: CommonPagingMetadataV2.optional(),
  }),
);

export const CommonPagingMetadataV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    count: z.number().nullish(),
    offset: z.number().nullish(),
    total: z.number().nullish(),
    tooManyToCount: z.boolean().nullish(),
    cursors: CursorsOfBadgesV2.optional(),
  }),
);

export const AddAbandonedCheckoutActivityRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ abandonedCheckoutId: guid, activityType: ActivityType.optional() }),
);

export const AddAbandonedCheckoutActivityResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ abandonedCheckout: AbandonedCheckout.optional() }),
);

export const GetAbandonedCheckoutAnalyticsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    startDate: localDate.min(10),
    endDate: localDate.min(10),
    metrics: z.array(Metric).max(6).optional(),
    statuses: z.array(StatusOfAbandonedCarts).max(2).optional(),
  }),
);

export const Metric: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "RECOVERABLE_VALUE",
    "RECOVERABLE_CHECKOUT_COUNT",
    "AVERAGE_RECOVERABLE_CHECKOUT_VALUE",
    "RECOVERED_VALUE",
    "RECOVERED_CHECKOUT_COUNT",
    "RECOVERY_RATE",
  ]),
);

export const GetAbandonedCheckoutAnalyticsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    currency: currency.optional(),
    recoverableValue: decimal({ gte: 0, maxScale: 2 }).nullish(),
    recoverableCheckoutCount: z.number().nullish(),
    averageRecoverableCheckoutValue: decimal({ gte: 0, maxScale: 2 }).nullish(),
    recoveredValue: decimal({ gte: 0, maxScale: 2 }).nullish(),
    recoveredCheckoutCount: z.number().nullish(),
    recoveryRate: z.union([z.number(), notANumber]).nullish(),
  }),
);

export const RedirectToCheckoutRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ abandonedCheckoutId: guid, metasiteId: guid }),
);

export const AbandonedCheckoutRecovered: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ abandonedCheckout: AbandonedCheckout.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.abandonedCheckouts.getAbandonedCheckout": GetAbandonedCheckoutRequest,
  "ecom.abandonedCheckouts.deleteAbandonedCheckout": DeleteAbandonedCheckoutRequest,
  "ecom.abandonedCheckouts.bulkDeleteAbandonedCheckouts": BulkDeleteAbandonedCheckoutsRequest,
  "ecom.abandonedCheckouts.queryAbandonedCheckouts": QueryAbandonedCheckoutsRequest,
  "ecom.abandonedCheckouts.searchAbandonedCheckouts": /* @__PURE__ */ needing(
    SearchAbandonedCheckoutsRequest,
    "search",
  ),
  "ecom.abandonedCheckouts.addAbandonedCheckoutActivity": AddAbandonedCheckoutActivityRequest,
  "ecom.abandonedCheckouts.getAbandonedCheckoutAnalytics": GetAbandonedCheckoutAnalyticsRequest,
  "ecom.abandonedCheckouts.redirectToCheckout": RedirectToCheckoutRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.abandonedCheckouts.getAbandonedCheckout": /* @__PURE__ */ responseSchema(
    GetAbandonedCheckoutResponse,
  ),
  "ecom.abandonedCheckouts.deleteAbandonedCheckout": /* @__PURE__ */ responseSchema(
    DeleteAbandonedCheckoutResponse,
  ),
  "ecom.abandonedCheckouts.bulkDeleteAbandonedCheckouts": /* @__PURE__ */ responseSchema(
    BulkDeleteAbandonedCheckoutsResponse,
  ),
  "ecom.abandonedCheckouts.queryAbandonedCheckouts": /* @__PURE__ */ responseSchema(
    QueryAbandonedCheckoutsResponse,
  ),
  "ecom.abandonedCheckouts.searchAbandonedCheckouts": /* @__PURE__ */ responseSchema(
    SearchAbandonedCheckoutsResponse,
  ),
  "ecom.abandonedCheckouts.addAbandonedCheckoutActivity": /* @__PURE__ */ responseSchema(
    AddAbandonedCheckoutActivityResponse,
  ),
  "ecom.abandonedCheckouts.getAbandonedCheckoutAnalytics": /* @__PURE__ */ responseSchema(
    GetAbandonedCheckoutAnalyticsResponse,
  ),
  "ecom.abandonedCheckouts.redirectToCheckout": /* @__PURE__ */ responseSchema(RedirectResponse),
};
