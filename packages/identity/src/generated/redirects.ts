// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Redirect visitors to pages that Wix hosts, such as checkout or login.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { type EventHandler, type EventMetadata, event, operation } from "@portico/core/runtime";

/** Options of {@link createRedirectSession}. */
export type CreateRedirectSessionOptions = {
  /** URLs of your site that the hosted pages link to. */
  callbacks?: CallbackParams;
  /** Preferences for the hosted pages. */
  preferences?: RedirectSessionPreferences;
  /** Source of the visit, for analytics. At most 2,048 characters. */
  origin?: string | null;
} & (
  | {
      /** Set for a redirect to a bookings checkout. */
      bookingsCheckout: RedirectSessionBookingsCheckoutParams;
      ecomCheckout?: undefined;
      eventsCheckout?: undefined;
      paidPlansCheckout?: undefined;
      login?: undefined;
      logout?: undefined;
      auth?: undefined;
      storesProduct?: undefined;
      bookingsBook?: undefined;
      ecomOrderPaymentRequest?: undefined;
    }
  | {
      bookingsCheckout?: undefined;
      /** Set for a redirect to an eCommerce checkout. */
      ecomCheckout: RedirectSessionEcomCheckoutParams;
      eventsCheckout?: undefined;
      paidPlansCheckout?: undefined;
      login?: undefined;
      logout?: undefined;
      auth?: undefined;
      storesProduct?: undefined;
      bookingsBook?: undefined;
      ecomOrderPaymentRequest?: undefined;
    }
  | {
      bookingsCheckout?: undefined;
      ecomCheckout?: undefined;
      /** Set for a redirect to a checkout for event tickets. */
      eventsCheckout: RedirectSessionEventsCheckoutParams;
      paidPlansCheckout?: undefined;
      login?: undefined;
      logout?: undefined;
      auth?: undefined;
      storesProduct?: undefined;
      bookingsBook?: undefined;
      ecomOrderPaymentRequest?: undefined;
    }
  | {
      bookingsCheckout?: undefined;
      ecomCheckout?: undefined;
      eventsCheckout?: undefined;
      /** Set for a redirect to a checkout for a pricing plan. */
      paidPlansCheckout: RedirectSessionPaidPlansCheckoutParams;
      login?: undefined;
      logout?: undefined;
      auth?: undefined;
      storesProduct?: undefined;
      bookingsBook?: undefined;
      ecomOrderPaymentRequest?: undefined;
    }
  | {
      bookingsCheckout?: undefined;
      ecomCheckout?: undefined;
      eventsCheckout?: undefined;
      paidPlansCheckout?: undefined;
      /** Set to prepare the login page in advance. */
      login: RedirectSessionLoginParams;
      logout?: undefined;
      auth?: undefined;
      storesProduct?: undefined;
      bookingsBook?: undefined;
      ecomOrderPaymentRequest?: undefined;
    }
  | {
      bookingsCheckout?: undefined;
      ecomCheckout?: undefined;
      eventsCheckout?: undefined;
      paidPlansCheckout?: undefined;
      login?: undefined;
      /** Set for a redirect that logs the member out. */
      logout: RedirectSessionLogoutParams;
      auth?: undefined;
      storesProduct?: undefined;
      bookingsBook?: undefined;
      ecomOrderPaymentRequest?: undefined;
    }
  | {
      bookingsCheckout?: undefined;
      ecomCheckout?: undefined;
      eventsCheckout?: undefined;
      paidPlansCheckout?: undefined;
      login?: undefined;
      logout?: undefined;
      /** Set for a redirect to the login page. */
      auth: RedirectSessionAuthParams;
      storesProduct?: undefined;
      bookingsBook?: undefined;
      ecomOrderPaymentRequest?: undefined;
    }
  | {
      bookingsCheckout?: undefined;
      ecomCheckout?: undefined;
      eventsCheckout?: undefined;
      paidPlansCheckout?: undefined;
      login?: undefined;
      logout?: undefined;
      auth?: undefined;
      /** Set for a redirect to a product page. */
      storesProduct: RedirectSessionStoresProductParams;
      bookingsBook?: undefined;
      ecomOrderPaymentRequest?: undefined;
    }
  | {
      bookingsCheckout?: undefined;
      ecomCheckout?: undefined;
      eventsCheckout?: undefined;
      paidPlansCheckout?: undefined;
      login?: undefined;
      logout?: undefined;
      auth?: undefined;
      storesProduct?: undefined;
      /** Set for a redirect to a page for booking a service. */
      bookingsBook: RedirectSessionBookingsBookParams;
      ecomOrderPaymentRequest?: undefined;
    }
  | {
      bookingsCheckout?: undefined;
      ecomCheckout?: undefined;
      eventsCheckout?: undefined;
      paidPlansCheckout?: undefined;
      login?: undefined;
      logout?: undefined;
      auth?: undefined;
      storesProduct?: undefined;
      bookingsBook?: undefined;
      /** Set for a redirect to a page for paying a payment request. */
      ecomOrderPaymentRequest: RedirectSessionEcomOrderPaymentRequestParams;
    }
);

/**
 * Creates a URL for a hosted page, such as checkout, login or booking, that leads back to your
 * site.
 *
 * `POST /_api/redirects-api/v1/redirect-session` (redirects/redirects)
 *
 * @param options - Required fields: `bookingsCheckout` or `ecomCheckout` or `eventsCheckout` or
 *   `paidPlansCheckout` or `login` or `logout` or `auth` or `storesProduct` or `bookingsBook`
 *   or `ecomOrderPaymentRequest`. See {@link CreateRedirectSessionOptions} for all fields.
 * @remarks Requires the permission `WIX_HEADLESS.WIX_URL_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(redirects).createRedirectSession({
 *   bookingsCheckout: { timezone: "<timezone>" },
 * });
 * ```
 */
export const createRedirectSession: (
  options?: CreateRedirectSessionOptions,
) => Promise<CreateRedirectSessionResponse> = /* @__PURE__ */ operation({
  name: "identity.redirects.createRedirectSession",
  path: "/_api/redirects-api/v1/redirect-session",
  args: [
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
      "callbacks",
      "preferences",
      "origin",
    ],
  ],
});

/** Event that {@link onRedirectSessionCreated} passes to its handler. */
export interface RedirectSessionCreatedEvent {
  /** The created entity. */
  entity: RedirectSession;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a redirect session is created.
 *
 * The type of the event is `wix.headless.v1.redirect_session_created`.
 *
 * @example
 * ```ts
 * client.use(redirects).onRedirectSessionCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onRedirectSessionCreated: (
  handler: EventHandler<RedirectSessionCreatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.headless.v1.redirect_session_created",
});

/**
 * Request of {@link createRedirectSession}.
 *
 * At most one of `bookingsCheckout`, `ecomCheckout`, `eventsCheckout`, `paidPlansCheckout`,
 * `login`, `logout`, `auth`, `storesProduct`, `bookingsBook` and `ecomOrderPaymentRequest` is
 * set.
 */
export interface CreateRedirectSessionRequest {
  /** Set for a redirect to a bookings checkout. */
  bookingsCheckout?: RedirectSessionBookingsCheckoutParams;
  /** Set for a redirect to an eCommerce checkout. */
  ecomCheckout?: RedirectSessionEcomCheckoutParams;
  /** Set for a redirect to a checkout for event tickets. */
  eventsCheckout?: RedirectSessionEventsCheckoutParams;
  /** Set for a redirect to a checkout for a pricing plan. */
  paidPlansCheckout?: RedirectSessionPaidPlansCheckoutParams;
  /** Set to prepare the login page in advance. */
  login?: RedirectSessionLoginParams;
  /** Set for a redirect that logs the member out. */
  logout?: RedirectSessionLogoutParams;
  /** Set for a redirect to the login page. */
  auth?: RedirectSessionAuthParams;
  /** Set for a redirect to a product page. */
  storesProduct?: RedirectSessionStoresProductParams;
  /** Set for a redirect to a page for booking a service. */
  bookingsBook?: RedirectSessionBookingsBookParams;
  /** Set for a redirect to a page for paying a payment request. */
  ecomOrderPaymentRequest?: RedirectSessionEcomOrderPaymentRequestParams;
  /** URLs of your site that the hosted pages link to. */
  callbacks?: CallbackParams;
  /** Preferences for the hosted pages. */
  preferences?: RedirectSessionPreferences;
  /** Source of the visit, for analytics. At most 2,048 characters. */
  origin?: string | null;
}

/** Parameters of a bookings checkout. */
export interface RedirectSessionBookingsCheckoutParams {
  /** Time zone of the visitor, as an IANA name such as 'Europe/Paris'. At most 40 characters. */
  timezone?: string;
  /** Time slot to book. */
  slotAvailability?: SlotAvailability;
}

/** A time slot and its availability. */
export interface SlotAvailability {
  /** The time slot. */
  slot?: Slot;
  /** Whether the slot can be booked. */
  bookable?: boolean;
  /** Total number of spots. */
  totalSpots?: number | null;
  /** Number of open spots. */
  openSpots?: number | null;
  /** State of the slot's waiting list. */
  waitingList?: WaitingList;
  /** Booking policies that the slot violates. */
  bookingPolicyViolations?: BookingPolicyViolations;
  /** Whether the slot is reserved. */
  locked?: boolean | null;
  /**
   * Whether the slot comes from the V2 bookings service.
   *
   * @deprecated
   */
  isFromV2?: boolean;
}

/** A bookable time slot of a service. */
export interface Slot {
  /**
   * Id of the session, if the service is a class.
   *
   * @deprecated
   */
  sessionId?: string | null;
  /** Id of the service. */
  serviceId?: string;
  /** Id of the schedule. */
  scheduleId?: string;
  /** Start of the slot. */
  startDate?: string | null;
  /** End of the slot. */
  endDate?: string | null;
  /** Time zone of the dates, as an IANA name. */
  timezone?: string | null;
  /** Staff member or room that provides the service. */
  resource?: SlotResource;
  /** Location of the service. */
  location?: Location;
  /** Id of the calendar event, if the service is a class. 36 to 250 characters. */
  eventId?: string | null;
}

/** Staff member or room that provides a service. */
export interface SlotResource {
  /** Name of the resource. At most 1,200 characters. */
  name?: string | null;
}

/** Location of a time slot. */
export interface Location {
  /** Id of the business location. */
  id?: string | null;
  /** Name of the location. */
  name?: string | null;
  /** Address as a single line. */
  formattedAddress?: string | null;
  /** Address as a single line, in the visitor's language. At most 512 characters. */
  formattedAddressTranslated?: string | null;
  /** Kind of location. */
  locationType?: LocationType;
}

/**
 * Kinds of locations: a business location, or a custom location that the owner or the customer
 * chose.
 */
export type LocationType = "UNDEFINED" | "OWNER_BUSINESS" | "OWNER_CUSTOM" | "CUSTOM";

/** State of a slot's waiting list. */
export interface WaitingList {
  /** Total number of spots. */
  totalSpots?: number | null;
  /** Number of open spots. */
  openSpots?: number | null;
}

/** Booking policies that the slot violates. */
export interface BookingPolicyViolations {
  /** Whether booking has not opened yet. */
  tooEarlyToBook?: boolean | null;
  /** Whether booking has closed. */
  tooLateToBook?: boolean | null;
  /** Whether online booking is disabled. */
  bookOnlineDisabled?: boolean | null;
  /** Whether a form must be submitted first. */
  validSubmissionRequired?: boolean | null;
}

/** Parameters of an eCommerce checkout. */
export interface RedirectSessionEcomCheckoutParams {
  /** Id of the checkout. */
  checkoutId?: string;
}

/** Parameters of a checkout for event tickets. */
export interface RedirectSessionEventsCheckoutParams {
  /** Id of the ticket reservation. */
  reservationId?: string;
  /** Last part of the event page's URL. At most 150 characters. */
  eventSlug?: string;
}

/** Parameters of a pricing plan checkout. */
export interface RedirectSessionPaidPlansCheckoutParams {
  /** Id of the plan. */
  planId?: string;
  /** Data for the checkout, as a string. At most 2,048 characters. */
  checkoutData?: string | null;
}

/** Parameters of a redirect to the login page. The object is empty. */
export type RedirectSessionLoginParams = Record<string, never>;

/** Parameters of a logout. */
export interface RedirectSessionLogoutParams {
  /** Id of the OAuth client. */
  clientId?: string;
}

/** Parameters of a login. */
export interface RedirectSessionAuthParams {
  /** The OAuth authorization request. */
  authRequest?: AuthorizeRequest;
  /** Whether the login page can be shown. */
  prompt?: Prompt;
}

/** An OAuth authorization request with PKCE. */
export interface AuthorizeRequest {
  /** Id of the OAuth client. */
  clientId?: string;
  /** Response type, which is always 'code'. At least 1 character. */
  responseType?: string;
  /**
   * Redirect URI. It must exactly match one of the client's allowed redirect URIs. At least 1
   * character.
   */
  redirectUri?: string | null;
  /** Requested scope: 'offline_access'. */
  scope?: string | null;
  /**
   * Random value that the response returns unchanged, to prevent forged responses. At least 1
   * character.
   */
  state?: string;
  /** How the response is returned: 'query', 'fragment' or 'web_message'. */
  responseMode?: string | null;
  /** Hash of the code verifier. */
  codeChallenge?: string | null;
  /** Hash method: 'S256'. */
  codeChallengeMethod?: string | null;
  /** Session token from a login on your own page, to exchange for a code. */
  sessionToken?: string | null;
  /** Random text that ties an id token to this request. At most 512 characters. */
  nonce?: string | null;
  /** Whether to show the login page: 'login' or 'none'. */
  prompt?: string | null;
}

/** Whether a login shows the visitor a login page. */
export type Prompt = "login" | "none";

/** Parameters of a redirect to a product page. */
export interface RedirectSessionStoresProductParams {
  /** Last part of the product page's URL. At most 150 characters. */
  productSlug?: string;
}

/** Parameters of a redirect to a booking page. */
export interface RedirectSessionBookingsBookParams {
  /** Id of the resource to book. */
  resourceId?: string;
}

/** Parameters of a redirect to a payment request. */
export interface RedirectSessionEcomOrderPaymentRequestParams {
  /** Id of the payment request. */
  paymentRequestId?: string;
}

/** URLs of your site that the hosted pages link to. */
export interface CallbackParams {
  /** URL of the page that the visitor returns to after a purchase. At most 2,048 characters. */
  thankYouPageUrl?: string | null;
  /**
   * URL of the page that the visitor returns to after logout, or after leaving without a
   * purchase. At most 2,048 characters.
   */
  postFlowUrl?: string | null;
  /** URL of your login page. At most 2,048 characters. */
  loginUrl?: string | null;
  /** URL of your page with bookable services. At most 2,048 characters. */
  bookingsServiceListUrl?: string | null;
  /** URL of your cart page. At most 2,048 characters. */
  cartPageUrl?: string | null;
  /** URL of your page with pricing plans. At most 2,048 characters. */
  planListUrl?: string | null;
}

/** Preferences for the hosted pages. */
export interface RedirectSessionPreferences {
  /** Whether to use generic Wix pages instead of the site's pages. */
  useGenericWixPages?: boolean | null;
  /** Whether to keep the visitor's identity on the hosted pages. */
  maintainIdentity?: boolean | null;
  /** Query parameters to add to the URL, keyed by name. */
  additionalQueryParameters?: Record<string, string>;
  /** Whether to fail if the site is not published. */
  checkIfPublish?: boolean | null;
}

/** Response of {@link createRedirectSession}. */
export interface CreateRedirectSessionResponse {
  /** The created redirect session. */
  redirectSession?: RedirectSession;
}

/** A redirect to a hosted page. */
export interface RedirectSession {
  /** Id of the redirect session. */
  id: string;
  /** The created redirect session. At most 2,048 characters. */
  fullUrl: string;
  /** The parts of the URL. */
  urlDetails?: URLDetails;
  /** Token of the visitor's session. At most 2,048 characters. */
  sessionToken?: string | null;
  /** Short version of the URL. At most 2,048 characters. */
  shortUrl: string;
}

/** Parts of a URL. */
export interface URLDetails {
  /** URL without its query. At most 2,048 characters. */
  endpoint: string;
  /** Query parameters, by name. */
  searchParams?: Record<string, string>;
}
