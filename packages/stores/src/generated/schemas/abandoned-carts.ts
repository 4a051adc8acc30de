// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  dateTime,
  email,
  guid,
  notANumber,
  phone,
  responseSchema,
  StatusOfAbandonedCarts,
  webUrl,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import { QueryOfAbandonedCarts } from "./common.js";

export { PlatformPaging as Paging, StatusOfAbandonedCarts as Status } from "@portico/core/schemas";
export { QueryOfAbandonedCarts as Query } from "./common.js";

export const GetAbandonedCartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const GetAbandonedCartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ abandonedCart: AbandonedCart.optional() }),
);

export const AbandonedCart: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    status: StatusOfAbandonedCarts.optional(),
    abandonTime: dateTime.nullish(),
    buyerInfo: BuyerInfo.optional(),
    total: z.string().nullish(),
    activities: z.array(Activity).optional(),
  }),
);

export const BuyerInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    identityType: Identity.optional(),
    email: email.max(50).nullish(),
    phone: phone.nullish(),
    firstName: z.string().nullish(),
    lastName: z.string().nullish(),
  }),
);

export const Identity: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["ADMIN", "MEMBER", "VISITOR", "CONTACT"]),
);

export const Activity: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    activityType: ActivityType.optional(),
    message: z.string().max(1000).nullish(),
    timestamp: dateTime.nullish(),
    customData: CustomData.optional(),
  }),
);

export const ActivityType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "UNRECOGNIZED_TYPE",
    "SCHEDULED",
    "EMAIL_SENT",
    "EMAIL_NOT_SENT",
    "NOTIFICATION_SENT",
    "TASK_CREATED",
    "CUSTOM_ACTIVITY",
  ]),
);

export const CustomData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    namespace: z.string().max(50).nullish(),
    customValue: z.record(z.string(), z.unknown()).nullish(),
  }),
);

export const QueryAbandonedCartsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: QueryOfAbandonedCarts.optional() }),
);

export const QueryAbandonedCartsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    abandonedCarts: z.array(AbandonedCart).optional(),
    totalResults: z.number().optional(),
  }),
);

export const CartAbandonedEvent: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cartId: guid.optional(),
    creationTime: dateTime.nullish(),
    abandonTime: dateTime.nullish(),
    buyerInfo: BuyerInfo.optional(),
    itemsCount: z.number().optional(),
    couponId: z.string().optional(),
    totals: Totals.optional(),
    checkoutUrl: webUrl.optional(),
  }),
);

export const Totals: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    subtotal: z.union([z.number().max(999999999.99), notANumber]).nullish(),
    total: z.union([z.number().max(999999999.99), notANumber]).nullish(),
    formattedTotal: z.string().optional(),
  }),
);

export const CartRecoveredEvent: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cartId: guid.optional(),
    recoveredTime: dateTime.nullish(),
    creationTime: dateTime.nullish(),
    abandonedTime: dateTime.nullish(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "stores.abandonedCarts.getAbandonedCart": GetAbandonedCartRequest,
  "stores.abandonedCarts.queryAbandonedCarts": QueryAbandonedCartsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "stores.abandonedCarts.getAbandonedCart":
    /* @__PURE__ */ responseSchema(GetAbandonedCartResponse),
  "stores.abandonedCarts.queryAbandonedCarts": /* @__PURE__ */ responseSchema(
    QueryAbandonedCartsResponse,
  ),
};
