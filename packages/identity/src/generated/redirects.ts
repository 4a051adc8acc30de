// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Send visitors to pages the platform hosts, such as checkout or login, and back again.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { type EventHandler, type EventMetadata, event, operation } from "@portico/core/runtime";

/** Options of {@link createRedirectSession}. */
export type CreateRedirectSessionOptions = {
  /** Pages of your site that the platform links back to. */
  callbacks?: CallbackParams;
  /** How the platform's pages look and behave. */
  preferences?: RedirectSessionPreferences;
  /** Where the visit comes from, for analytics. At most 2048 characters. */
  origin?: string | null;
} & (
  | {
      /** To check out a booking. */
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
      /** To check out an ecommerce checkout. */
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
      /** To check out event tickets. */
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
      /** To check out a pricing plan. */
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
      /** To warm up the login page ahead of time. */
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
      /** To log out. */
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
      /** To log in or renew a login. */
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
      /** To show a product page. */
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
      /** To book a service. */
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
      /** To pay an order's payment request. */
      ecomOrderPaymentRequest: RedirectSessionEcomOrderPaymentRequestParams;
    }
);

/**
 * Make a URL to a hosted page (checkout, login, booking and others) that leads back to you.
 *
 * `POST /_api/redirects-api/v1/redirect-session` (redirects/redirects)
 *
 * @param options - Must contain `bookingsCheckout` or `ecomCheckout` or `eventsCheckout` or
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
  /** The entity after the change. */
  entity: RedirectSession;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Sent when a redirect to a hosted page is prepared.
 *
 * Event type `wix.headless.v1.redirect_session_created`.
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
 * A visit to one of the platform's pages; exactly one purpose is set.
 *
 * At most one of: `bookingsCheckout`, `ecomCheckout`, `eventsCheckout`, `paidPlansCheckout`,
 * `login`, `logout`, `auth`, `storesProduct`, `bookingsBook`, `ecomOrderPaymentRequest`.
 */
export interface CreateRedirectSessionRequest {
  /** To check out a booking. */
  bookingsCheckout?: RedirectSessionBookingsCheckoutParams;
  /** To check out an ecommerce checkout. */
  ecomCheckout?: RedirectSessionEcomCheckoutParams;
  /** To check out event tickets. */
  eventsCheckout?: RedirectSessionEventsCheckoutParams;
  /** To check out a pricing plan. */
  paidPlansCheckout?: RedirectSessionPaidPlansCheckoutParams;
  /** To warm up the login page ahead of time. */
  login?: RedirectSessionLoginParams;
  /** To log out. */
  logout?: RedirectSessionLogoutParams;
  /** To log in or renew a login. */
  auth?: RedirectSessionAuthParams;
  /** To show a product page. */
  storesProduct?: RedirectSessionStoresProductParams;
  /** To book a service. */
  bookingsBook?: RedirectSessionBookingsBookParams;
  /** To pay an order's payment request. */
  ecomOrderPaymentRequest?: RedirectSessionEcomOrderPaymentRequestParams;
  /** Pages of your site that the platform links back to. */
  callbacks?: CallbackParams;
  /** How the platform's pages look and behave. */
  preferences?: RedirectSessionPreferences;
  /** Where the visit comes from, for analytics. At most 2048 characters. */
  origin?: string | null;
}

/** Booking to check out. */
export interface RedirectSessionBookingsCheckoutParams {
  /** Time zone of the visitor, as an IANA name such as 'Europe/Paris'. At most 40 characters. */
  timezone?: string;
  /** Slot to book. */
  slotAvailability?: SlotAvailability;
}

/** A slot and whether it can be booked. */
export interface SlotAvailability {
  /** The time that would be booked. */
  slot?: Slot;
  /** True when it can be booked. */
  bookable?: boolean;
  /** Places in all. */
  totalSpots?: number | null;
  /** Places that are left. */
  openSpots?: number | null;
  /** State of the waiting list. */
  waitingList?: WaitingList;
  /** Rules of the business that stand in the way. */
  bookingPolicyViolations?: BookingPolicyViolations;
  /** True when the slot is held for somebody. */
  locked?: boolean | null;
  /**
   * True when the slot comes from the newer bookings service.
   *
   * @deprecated
   */
  isFromV2?: boolean;
}

/** A time at which a service can be booked. */
export interface Slot {
  /**
   * Id of the session, for a class.
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
  /** Staff member or room. */
  resource?: SlotResource;
  /** Where it takes place. */
  location?: Location;
  /** Id of the calendar event, for a class. 36 to 250 characters. */
  eventId?: string | null;
}

/** Staff member or room of a slot. */
export interface SlotResource {
  /** Name of the resource. At most 1200 characters. */
  name?: string | null;
}

/** Where a slot takes place. */
export interface Location {
  /** Id of the business location. */
  id?: string | null;
  /** Name of the location. */
  name?: string | null;
  /** Address as one line of text. */
  formattedAddress?: string | null;
  /** That line in the visitor's language. At most 512 characters. */
  formattedAddressTranslated?: string | null;
  /** Kind of location. */
  locationType?: LocationType;
}

/** Kinds of locations: the business's, the owner's choice or the customer's. */
export type LocationType = "UNDEFINED" | "OWNER_BUSINESS" | "OWNER_CUSTOM" | "CUSTOM";

/** State of a waiting list. */
export interface WaitingList {
  /** Places in all. */
  totalSpots?: number | null;
  /** Places that are left. */
  openSpots?: number | null;
}

/** Rules of the business that stand in the way of a booking. */
export interface BookingPolicyViolations {
  /** True when booking has not opened yet. */
  tooEarlyToBook?: boolean | null;
  /** True when booking has closed. */
  tooLateToBook?: boolean | null;
  /** True when the service is not booked online. */
  bookOnlineDisabled?: boolean | null;
  /** True when a form has to be filled in first. */
  validSubmissionRequired?: boolean | null;
}

/** Ecommerce checkout to visit. */
export interface RedirectSessionEcomCheckoutParams {
  /** Id of the checkout. */
  checkoutId?: string;
}

/** Event tickets to check out. */
export interface RedirectSessionEventsCheckoutParams {
  /** Id of the tickets' reservation. */
  reservationId?: string;
  /** Last part of the event page's address. At most 150 characters. */
  eventSlug?: string;
}

/** Pricing plan to check out. */
export interface RedirectSessionPaidPlansCheckoutParams {
  /** Id of the plan. */
  planId?: string;
  /** Data to hand on to the checkout, as text. At most 2048 characters. */
  checkoutData?: string | null;
}

/** Takes no fields. */
export type RedirectSessionLoginParams = Record<string, never>;

/** Logout to visit. */
export interface RedirectSessionLogoutParams {
  /** Id of the OAuth client. */
  clientId?: string;
}

/** Login to visit. */
export interface RedirectSessionAuthParams {
  /** The OAuth authorization request. */
  authRequest?: AuthorizeRequest;
  /** Tells if the login page may be shown. */
  prompt?: Prompt;
}

/** An OAuth authorization request with PKCE. */
export interface AuthorizeRequest {
  /** Id of the OAuth client. */
  clientId?: string;
  /** What is wanted back; always 'code'. At least 1 characters. */
  responseType?: string;
  /**
   * Address to come back to; it must be on the client's list, to the letter. At least 1
   * characters.
   */
  redirectUri?: string | null;
  /** Scope that is asked for; 'offline_access'. */
  scope?: string | null;
  /** Random text that comes back unchanged, against forged answers. At least 1 characters. */
  state?: string;
  /** How the answer comes back: 'query', 'fragment' or 'web_message'. */
  responseMode?: string | null;
  /** Hash of the code verifier. */
  codeChallenge?: string | null;
  /** How it was hashed; 'S256'. */
  codeChallengeMethod?: string | null;
  /** Token of a login that was done in the page, to be turned into a code. */
  sessionToken?: string | null;
  /** Random text that binds an id token to this request. At most 512 characters. */
  nonce?: string | null;
  /** Tells if the login page may be shown: 'login' or 'none'. */
  prompt?: string | null;
}

/** Whether a login shows a page to the visitor. */
export type Prompt = "login" | "none";

/** Product page to visit. */
export interface RedirectSessionStoresProductParams {
  /** Last part of the product page's address. At most 150 characters. */
  productSlug?: string;
}

/** Booking page to visit, by its resource. */
export interface RedirectSessionBookingsBookParams {
  /** Id of the resource to book. */
  resourceId?: string;
}

/** Payment request to pay. */
export interface RedirectSessionEcomOrderPaymentRequestParams {
  /** Id of the payment request. */
  paymentRequestId?: string;
}

/** Pages of your site that the platform links back to. */
export interface CallbackParams {
  /** Page to show after a purchase. At most 2048 characters. */
  thankYouPageUrl?: string | null;
  /**
   * Page to go to when the visit ends without a purchase, or after logout. At most 2048
   * characters.
   */
  postFlowUrl?: string | null;
  /** Page on which visitors log in. At most 2048 characters. */
  loginUrl?: string | null;
  /** Page that lists bookable services. At most 2048 characters. */
  bookingsServiceListUrl?: string | null;
  /** Page that shows the cart. At most 2048 characters. */
  cartPageUrl?: string | null;
  /** Page that lists pricing plans. At most 2048 characters. */
  planListUrl?: string | null;
}

/** How the platform's pages look and behave. */
export interface RedirectSessionPreferences {
  /** True to use the platform's plain pages in place of the site's own. */
  useGenericWixPages?: boolean | null;
  /** True to keep the visitor's identity on the platform's pages. */
  maintainIdentity?: boolean | null;
  /** Query parameters to add to the address, by name. */
  additionalQueryParameters?: Record<string, string>;
  /** True to fail when the site is not published. */
  checkIfPublish?: boolean | null;
}

/** The redirect to make. */
export interface CreateRedirectSessionResponse {
  /** Address to send the visitor to. */
  redirectSession?: RedirectSession;
}

/** A prepared visit to one of the platform's pages. */
export interface RedirectSession {
  /** Id of the redirect session. */
  id: string;
  /** Address to send the visitor to. At most 2048 characters. */
  fullUrl: string;
  /** The same address in parts. */
  urlDetails?: URLDetails;
  /** Token that carries the visitor's session over. At most 2048 characters. */
  sessionToken?: string | null;
  /** Short form of the address. At most 2048 characters. */
  shortUrl: string;
}

/** An address in parts. */
export interface URLDetails {
  /** Address without its query. At most 2048 characters. */
  endpoint: string;
  /** Query parameters by name. */
  searchParams?: Record<string, string>;
}
