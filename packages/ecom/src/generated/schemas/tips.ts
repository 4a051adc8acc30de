// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  CursorPaging,
  CursorPagingMetadata,
  dateTime,
  decimal,
  guid,
  needing,
  responseSchema,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import { IdentificationData, SortingOfManualTaxMappings } from "./common.js";

export { CursorPaging, CursorPagingMetadata, Cursors, SortOrder } from "@portico/core/schemas";
export {
  IdentificationData as CommonIdentificationData,
  SortingOfManualTaxMappings as Sorting,
} from "./common.js";

export const PreviewTipRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItemInfo: z.array(LineItemInfo).min(1).max(50),
    tipChoice: TipChoice,
    tipSettingsId: guid.nullish(),
    draftOrderId: guid.nullish(),
  }),
);

export const LineItemInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItemId: z.string().min(1).max(100).nullish(),
    catalogReference: CatalogReference.optional(),
    price: decimal({ gte: 0, maxScale: 2 }).nullish(),
    name: z.string().min(1).max(200).nullish(),
    quantity: z.number().min(1).max(100000).nullish(),
  }),
);

export const CatalogReference: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ catalogItemId: guid.nullish(), appId: guid.nullish() }),
);

export const TipChoice: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ value: decimal({ gte: 0, maxScale: 2 }).nullish(), tipType: TipType.optional() }),
);

export const TipType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN_TIP_TYPE", "PERCENTAGE", "AMOUNT", "CUSTOM"]),
);

export const PreviewTipResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ tip: Tip.optional() }),
);

export const Tip: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    lineItemSubtotal: decimal({ gte: 0, maxScale: 2 }).nullish(),
    amount: decimal({ gte: 0, maxScale: 2 }).nullish(),
    distributions: z.array(TipDistribution).max(50).optional(),
    undistributedAmount: decimal({ gt: 0, maxScale: 2 }).nullish(),
  }),
);

export const TipDistribution: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    tipId: guid.nullish(),
    staff: Staff.optional(),
    amount: decimal({ gte: 0, maxScale: 2 }).nullish(),
    lineItemInfo: z.array(LineItemInfo).max(12).optional(),
    transaction: Transaction.optional(),
    orderId: guid.nullish(),
    createdDate: dateTime.nullish(),
    source: Source.optional(),
  }),
);

export const Staff: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    name: z.string().max(500).nullish(),
    staffMemberId: guid.nullish(),
    identificationData: IdentificationData.optional(),
  }),
);

export const Transaction: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.nullish(), date: dateTime.nullish() }),
);

export const Source: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN_SOURCE", "POS", "WEB", "DASHBOARD"]),
);

export const GetTipByOrderIdRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: guid }),
);

export const GetTipByOrderIdResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ tip: Tip.optional() }),
);

export const GetTipByDraftOrderIdRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ draftOrderId: guid }),
);

export const GetTipByDraftOrderIdResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ tip: Tip.optional() }),
);

export const GetTipChoiceRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ purchaseFlowId: guid }),
);

export const GetTipChoiceResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ tipChoice: TipChoice.optional() }),
);

export const UpdateTipChoiceRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ tipChoice: TipChoice, purchaseFlowId: guid }),
);

export const UpdateTipChoiceResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ tipChoice: TipChoice.optional() }),
);

export const SetTipOnOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: guid.nullish(), tip: Tip }),
);

export const SetTipOnOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ tip: Tip.optional(), orderInfo: OrderInfo.optional() }),
);

export const OrderInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderId: guid.nullish(),
    additionalFeeId: guid.nullish(),
    additionalFeePrice: Price.optional(),
  }),
);

export const Price: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    amount: decimal({ gte: 0, lte: 1000000000000000, maxScale: 2 }).optional(),
    formattedAmount: z.string().max(100).optional(),
  }),
);

export const RemoveTipFromOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: guid.nullish() }),
);

export const RemoveTipFromOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderInfo: OrderInfo.optional() }),
);

export const AddTipDistributionsToOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderId: guid.nullish(),
    tipDistributions: z.array(TipDistribution).min(1).max(50),
  }),
);

export const AddTipDistributionsToOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    tipDistributions: z.array(TipDistribution).optional(),
    orderInfo: OrderInfo.optional(),
  }),
);

export const QueryTipDistributionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: CursorQuery }),
);

export const CursorQuery: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cursorPaging: CursorPaging.optional(),
    filter: z.record(z.string(), z.unknown()).nullish(),
    sort: z.array(SortingOfManualTaxMappings).max(4).optional(),
  }),
);

export const QueryTipDistributionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    tipDistributions: z.array(TipDistribution).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const SumTipDistributionAmountsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ filter: z.record(z.string(), z.unknown()) }),
);

export const SumTipDistributionAmountsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ totalAmount: decimal({ gte: 0, maxScale: 2 }).nullish() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.tips.previewTip": /* @__PURE__ */ needing(
    PreviewTipRequest,
    "lineItemInfo.catalogReference.appId",
    "lineItemInfo.catalogReference.catalogItemId",
    "lineItemInfo.price",
    "tipChoice.tipType",
    "tipChoice.value",
  ),
  "ecom.tips.getTipByOrderId": GetTipByOrderIdRequest,
  "ecom.tips.getTipByDraftOrderId": GetTipByDraftOrderIdRequest,
  "ecom.tips.getTipChoice": GetTipChoiceRequest,
  "ecom.tips.updateTipChoice": UpdateTipChoiceRequest,
  "ecom.tips.setTipOnOrder": /* @__PURE__ */ needing(
    SetTipOnOrderRequest,
    "orderId",
    "tip.distributions.transaction.id",
    "tip.distributions.transaction.date",
  ),
  "ecom.tips.removeTipFromOrder": /* @__PURE__ */ needing(RemoveTipFromOrderRequest, "orderId"),
  "ecom.tips.addTipDistributionsToOrder": /* @__PURE__ */ needing(
    AddTipDistributionsToOrderRequest,
    "orderId",
    "tipDistributions.transaction.id",
    "tipDistributions.transaction.date",
  ),
  "ecom.tips.queryTipDistributions": QueryTipDistributionsRequest,
  "ecom.tips.sumTipDistributionAmounts": SumTipDistributionAmountsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.tips.previewTip": /* @__PURE__ */ responseSchema(PreviewTipResponse),
  "ecom.tips.getTipByOrderId": /* @__PURE__ */ responseSchema(GetTipByOrderIdResponse),
  "ecom.tips.getTipByDraftOrderId": /* @__PURE__ */ responseSchema(GetTipByDraftOrderIdResponse),
  "ecom.tips.getTipChoice": /* @__PURE__ */ responseSchema(GetTipChoiceResponse),
  "ecom.tips.updateTipChoice": /* @__PURE__ */ responseSchema(UpdateTipChoiceResponse),
  "ecom.tips.setTipOnOrder": /* @__PURE__ */ responseSchema(SetTipOnOrderResponse),
  "ecom.tips.removeTipFromOrder": /* @__PURE__ */ responseSchema(RemoveTipFromOrderResponse),
  "ecom.tips.addTipDistributionsToOrder": /* @__PURE__ */ responseSchema(
    AddTipDistributionsToOrderResponse,
  ),
  "ecom.tips.queryTipDistributions": /* @__PURE__ */ responseSchema(QueryTipDistributionsResponse),
  "ecom.tips.sumTipDistributionAmounts": /* @__PURE__ */ responseSchema(
    SumTipDistributionAmountsResponse,
  ),
};
