// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { atMostOne, guid, needing, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";

export const CreateRedirectSessionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      bookingsCheckout: RedirectSessionBookingsCheckoutParams.optional(),
      ecomCheckout: RedirectSessionEcomCheckoutParams.optional(),
      eventsCheckout: RedirectSessionEventsCheckoutParams.optional(),
      paidPlansCheckout: RedirectSessionPaidPlansCheckoutParams.optional(),
      login: RedirectSessionLoginParams.optional(),
      logout: RedirectSessionLogoutParams.optional(),
      auth: RedirectSessionAuthParams.optional(),
      storesProduct: RedirectSessionStoresProductParams.optional(),
      bookingsBook: RedirectSessionBookingsBookParams.optional(),
      ecomOrderPaymentRequest: RedirectSessionEcomOrderPaymentRequestParams.optional(),
      callbacks: CallbackParams.optional(),
      preferences: RedirectSessionPreferences.optional(),
      origin: z.string().max(2048).nullish(),
    }),
    [
      "bookingsCheckout",
      "ecomCheckout",
      "eventsCheckout",
      "paidPlansCheckout",
      "login",
      "logout",
      "auth",
      "storesProduct",
      "bookingsBook",
      "ecomOrderPaymentRequest",
    ],
  ),
);

export const RedirectSessionBookingsCheckoutParams: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    timezone: z.string().max(40).optional(),
    slotAvailability: SlotAvailability.optional(),
  }),
);

export const SlotAvailability: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    slot: Slot.optional(),
    bookable: z.boolean().optional(),
    totalSpots: z.number().nullish(),
    openSpots: z.number().nullish(),
    waitingList: WaitingList.optional(),
    bookingPolicyViolations: BookingPolicyViolations.optional(),
    locked: z.boolean().nullish(),
    isFromV2: z.boolean().optional(),
  }),
);

export const Slot: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    sessionId: z.string().nullish(),
    serviceId: z.string().optional(),
    scheduleId: z.string().optional(),
    startDate: z.string().nullish(),
    endDate: z.string().nullish(),
    timezone: z.string().nullish(),
    resource: SlotResource.optional(),
    location: Location.optional(),
    eventId: z.string().min(36).max(250).nullish(),
  }),
);

export const SlotResource: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.nullish(), name: z.string().max(1200).nullish() }),
);

export const Location: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    name: z.string().nullish(),
    formattedAddress: z.string().nullish(),
    formattedAddressTranslated: z.string().max(512).nullish(),
    locationType: LocationType.optional(),
  }),
);

export const LocationType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNDEFINED", "OWNER_BUSINESS", "OWNER_CUSTOM", "CUSTOM"]),
);

export const WaitingList: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ totalSpots: z.number().nullish(), openSpots: z.number().nullish() }),
);

export const BookingPolicyViolations: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    tooEarlyToBook: z.boolean().nullish(),
    tooLateToBook: z.boolean().nullish(),
    bookOnlineDisabled: z.boolean().nullish(),
    validSubmissionRequired: z.boolean().nullish(),
  }),
);

export const RedirectSessionEcomCheckoutParams: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ checkoutId: guid.optional() }),
);

export const RedirectSessionEventsCheckoutParams: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ reservationId: guid.optional(), eventSlug: z.string().max(150).optional() }),
);

export const RedirectSessionPaidPlansCheckoutParams: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ planId: guid.optional(), checkoutData: z.string().max(2048).nullish() }),
);

export const RedirectSessionLoginParams: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const RedirectSessionLogoutParams: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ clientId: guid.optional() }),
);

export const RedirectSessionAuthParams: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ authRequest: AuthorizeRequest.optional(), prompt: Prompt.optional() }),
);

export const AuthorizeRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    clientId: guid.optional(),
    responseType: z.string().min(1).optional(),
    redirectUri: z.string().min(1).nullish(),
    scope: z.string().nullish(),
    state: z.string().min(1).optional(),
    responseMode: z.string().nullish(),
    codeChallenge: z.string().nullish(),
    codeChallengeMethod: z.string().nullish(),
    sessionToken: z.string().nullish(),
    nonce: z.string().max(512).nullish(),
    prompt: z.string().nullish(),
  }),
);

export const Prompt: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["login", "none"]));

export const RedirectSessionStoresProductParams: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ productSlug: z.string().max(150).optional() }),
);

export const RedirectSessionBookingsBookParams: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ resourceId: guid.optional() }),
);

export const RedirectSessionEcomOrderPaymentRequestParams: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ paymentRequestId: guid.optional() }),
);

export const CallbackParams: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    thankYouPageUrl: z.string().max(2048).nullish(),
    postFlowUrl: z.string().max(2048).nullish(),
    loginUrl: z.string().max(2048).nullish(),
    bookingsServiceListUrl: z.string().max(2048).nullish(),
    cartPageUrl: z.string().max(2048).nullish(),
    planListUrl: z.string().max(2048).nullish(),
  }),
);

export const RedirectSessionPreferences: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    useGenericWixPages: z.boolean().nullish(),
    maintainIdentity: z.boolean().nullish(),
    additionalQueryParameters: z.record(z.string(), z.string()).optional(),
    checkIfPublish: z.boolean().nullish(),
  }),
);

export const CreateRedirectSessionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ redirectSession: RedirectSession.optional() }),
);

export const RedirectSession: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    fullUrl: z.string().max(2048).optional(),
    urlDetails: URLDetails.optional(),
    sessionToken: z.string().max(2048).nullish(),
    shortUrl: z.string().max(2048).optional(),
  }),
);

export const URLDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    endpoint: z.string().max(2048).optional(),
    searchParams: z.record(z.string(), z.string()).optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "identity.redirects.createRedirectSession": /* @__PURE__ */ needing(
    CreateRedirectSessionRequest,
    "bookingsCheckout|ecomCheckout|eventsCheckout|paidPlansCheckout|login|logout|auth|storesProduct|bookingsBook|ecomOrderPaymentRequest",
  ),
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "identity.redirects.createRedirectSession": /* @__PURE__ */ responseSchema(
    CreateRedirectSessionResponse,
  ),
};
