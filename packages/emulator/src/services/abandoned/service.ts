// The abandoned checkouts API and the older abandoned carts API share their data.

import type { GetAbandonedCheckoutAnalyticsRequest } from "@portico/ecom/abandoned-checkouts";
import { needs } from "../../checks/violations.js";
import type { Context } from "../../kernel/context.js";
import { format, sum, text } from "../../kernel/money.js";
import { badRequest, notFound } from "../../kernel/platform-error.js";
import { type Act, defineService, listen } from "../../kernel/service.js";
import type { Sent } from "../../kernel/wire-request.js";
import { ANY, type Fields, fields } from "../../query/fields.js";
import type { Entity } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import { type Operations, withoutNulls } from "../../resource/operations.js";
import { queryFields, searchFields } from "../../resource/query-fields.js";
import { resource } from "../../resource/resource.js";
import { type Cart, carts } from "../cart/model.js";
import { pricedCart } from "../cart/price.js";
import { createPageUrl, redirectTo } from "../checkout/page-url.js";
import { cartOrdered, cartOrdering } from "../orders/model/order.js";
import {
  type AbandonedRecord,
  abandonedRecords,
  abandonedSlice,
  abandonedView,
  detectAbandoned,
  detectAllAbandoned,
  events,
  legacyBuyer,
} from "./records.js";

const CHECKOUT_FIELDS = /* @__PURE__ */ searchFields(
  "ecom.abandonedCheckouts.searchAbandonedCheckouts",
  queryFields("ecom.abandonedCheckouts.queryAbandonedCheckouts"),
);

// The documentation does not list the fields of the older API's filter.
const LEGACY_FIELDS: Fields = /* @__PURE__ */ Object.freeze(
  fields(["id", "status", "abandonTime", "buyerInfo.id", "buyerInfo.email"], {
    operators: [...ANY, "$hasSome"],
    sort: true,
  }),
);

const SEARCHED_FIELDS = [
  "buyerInfo.email",
  "contactDetails.firstName",
  "contactDetails.lastName",
  "lineItems.productName.original",
];

const MAX_ACTIVITIES = 20;

type AbandonedCart = { readonly record: AbandonedRecord; readonly cart: Cart };

const requireType = /* @__PURE__ */ needs("activityType");

function allAbandoned(context: Context): AbandonedCart[] {
  return [...context.store(abandonedSlice).records.values()].flatMap((record) => {
    const cart = record.deleted ? undefined : carts(context).find(record.checkoutId);
    return cart ? { record, cart } : [];
  });
}

function findAbandoned(context: Context, test: (entry: AbandonedCart) => boolean): AbandonedCart {
  const entry = allAbandoned(context).find(test);
  if (!entry) throw notFound("Abandoned checkout", "ABANDONED_CHECKOUT_NOT_FOUND");
  return entry;
}

const view = (context: Context, { record, cart }: AbandonedCart) =>
  abandonedView(context, record, cart);

function removeEntry(context: Context, entry: AbandonedCart): void {
  const deletedEntity = context.isObserved ? view(context, entry) : {};
  abandonedRecords(context).patch(entry.record.id, (draft) => {
    draft.deleted = true;
  });
  events.deleted(context, entry.record.id, deletedEntity);
}

function legacyView(context: Context, { record, cart }: AbandonedCart) {
  const { currency, locale } = context.site;
  return {
    id: cart.id,
    status: record.recoveredDate === undefined ? "ABANDONED" : "RECOVERED",
    abandonTime: record.createdDate,
    buyerInfo: legacyBuyer(cart),
    total: format(pricedCart(context, cart).total, currency, locale),
    activities: record.activities.map(({ type, createdDate }) => ({
      activityType: type === "AUTOMATION_SKIPPED" ? "UNRECOGNIZED_TYPE" : type,
      timestamp: createdDate,
    })),
  };
}

function calculateAnalytics(context: Context, request: Sent<GetAbandonedCheckoutAnalyticsRequest>) {
  const { startDate = "", endDate = "", metrics = [], statuses = [] } = request;
  if (startDate > endDate) {
    throw badRequest("INVALID_ARGUMENT", "The end of the period is before its start");
  }
  const { currency } = context.site;
  const cartsInPeriod = allAbandoned(context).filter(({ record }) => {
    const day = record.createdDate.slice(0, 10);
    return day >= startDate && day <= endDate;
  });
  const totalsFor = (status: "ABANDONED" | "RECOVERED") => {
    const isRecovered = status === "RECOVERED";
    const isRequested = statuses.length === 0 || statuses.includes(status);
    const matchingCarts = cartsInPeriod.filter(
      ({ record }) => isRequested && (record.recoveredDate !== undefined) === isRecovered,
    );
    const value = sum(matchingCarts.map(({ cart }) => pricedCart(context, cart).total));
    return { count: matchingCarts.length, value };
  };
  const [abandoned, recovered] = [totalsFor("ABANDONED"), totalsFor("RECOVERED")];
  const count = abandoned.count + recovered.count;
  const values = {
    recoverableValue: text(abandoned.value, currency),
    recoverableCheckoutCount: abandoned.count,
    averageRecoverableCheckoutValue: text(abandoned.value.div(abandoned.count || 1), currency),
    recoveredValue: text(recovered.value, currency),
    recoveredCheckoutCount: recovered.count,
    recoveryRate: count === 0 ? 0 : recovered.count / count,
  };
  // For example, the metric RECOVERY_RATE is in the field `recoveryRate`.
  const fieldNames = metrics.map((metric) => metric.replaceAll("_", "").toLowerCase());
  const requestedValues = Object.entries(values).filter(
    ([field]) => fieldNames.length === 0 || fieldNames.includes(field.toLowerCase()),
  );
  return { currency, ...Object.fromEntries(requestedValues) };
}

function completePage({ metadata, pagingMetadata, ...response }: Entity): Entity {
  const completePaging = (paging: unknown) => ({ ...objectOf(paging), tooManyToCount: false });
  if (pagingMetadata) return { ...response, pagingMetadata: completePaging(pagingMetadata) };
  if (!metadata) return response;
  return { ...response, abandonedCheckouts: response.results, metadata: completePaging(metadata) };
}

const orderOf = (entry: AbandonedCart | undefined) => entry?.record.order ?? 0;

const operations: Operations<"ecom.abandonedCheckouts", AbandonedCart> = {
  addAbandonedCheckoutActivity(tools, request) {
    const entry = tools.get(request.abandonedCheckoutId);
    requireType(request);
    const before = view(tools, entry);
    const activity = { createdDate: tools.iso, type: String(request.activityType) };
    const record = abandonedRecords(tools).patch(entry.record.id, (draft) => {
      draft.activities = [...draft.activities, activity].slice(-MAX_ACTIVITIES);
      draft.updatedDate = tools.iso;
    });
    const currentEntity = view(tools, { ...entry, record });
    events.updated(tools, record.id, before, currentEntity);
    return { abandonedCheckout: currentEntity };
  },
  getAbandonedCheckoutAnalytics: calculateAnalytics,
  // Messages to buyers link to this operation, so anyone with the link can open the checkout.
  redirectToCheckout(tools, request) {
    if (request.metasiteId !== tools.site.id) throw notFound("Site", "SITE_NOT_FOUND");
    const { cart } = tools.get(request.abandonedCheckoutId);
    return redirectTo(createPageUrl(tools, carts(tools).edit(cart.checkoutId)));
  },
};

export const abandonedCheckouts = resource<AbandonedCart>("ecom.abandonedCheckouts", {
  accessOf: { redirectToCheckout: "open" },
  checkRequest: detectAllAbandoned,
  searched: SEARCHED_FIELDS,
  source: (tools) => ({ fields: CHECKOUT_FIELDS, view: (entry) => view(tools, entry) }),
  respond: completePage,
  tools: (tools) => ({
    all: () => allAbandoned(tools),
    orderOf,
    get: (id) => findAbandoned(tools, ({ record }) => record.id === id),
    remove: (entry) => removeEntry(tools, entry),
    view: (entry) => view(tools, entry) as Entity as AbandonedCart,
  }),
  custom: withoutNulls(operations),
});

export const abandonedCarts = resource<AbandonedCart>("stores.abandonedCarts", {
  checkRequest: detectAllAbandoned,
  source: (tools) => ({ fields: LEGACY_FIELDS, view: (entry) => legacyView(tools, entry) }),
  tools: (tools) => ({
    all: () => allAbandoned(tools),
    orderOf,
    get: (id) => findAbandoned(tools, ({ cart }) => cart.id === id),
    view: (entry) => legacyView(tools, entry) as Entity as AbandonedCart,
  }),
});

/** Functions of `emulator.controls.abandonedCheckouts`. */
export interface AbandonedControls {
  /** Marks checkouts without changes for an hour as abandoned. Moving the clock also does this. */
  look(): void;
}

export const abandonedServices = [
  defineService({
    ...abandonedSlice,
    handlers: {},
    timer: { run: detectAllAbandoned },
    listeners: [
      // Before the order, detect an abandoned cart. After the order, mark it as recovered.
      listen(cartOrdering, detectAbandoned),
      listen(cartOrdered, detectAbandoned),
    ],
    controls: (act: Act): AbandonedControls => ({ look: () => act(detectAllAbandoned) }),
  }),
  abandonedCheckouts,
  abandonedCarts,
] as const;
