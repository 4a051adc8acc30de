// Abandoned checkouts, and the abandoned carts of the older API. Both APIs show the same data under different
// names.

import type { GetAbandonedCheckoutAnalyticsRequest } from "@portico/ecom/abandoned-checkouts";
import type { Context } from "../../kernel/context.js";
import {
  type AnyHandlers,
  admin,
  type Handlers,
  open,
  wrapHandlers,
} from "../../kernel/handler.js";
import { format, sum, text } from "../../kernel/money.js";
import { badRequest, notFound, validationError } from "../../kernel/platform-error.js";
import type { Sent } from "../../kernel/wire-request.js";
import { ANY, type Fields, fields } from "../../query/fields.js";
import { offsetMetadata, platformMetadata } from "../../query/page.js";
import { numbered, type Query, runQuery } from "../../query/run-query.js";
import { queryOf, type TextQuery } from "../../query/text-query.js";
import { queryFields, searchFields } from "../../resource/query-fields.js";
import { bulk } from "../bulk.js";
import { type Cart, carts } from "../cart/model.js";
import { pricedCart } from "../cart/price.js";
import { pageUrl, redirectTo } from "../checkout/page-url.js";
import {
  type Abandoned,
  abandonedRecords,
  abandonedSlice,
  abandonedView,
  detectAll,
  events,
  legacyBuyer,
} from "./records.js";

const FIELDS = /* @__PURE__ */ searchFields(
  "ecom.abandonedCheckouts.searchAbandonedCheckouts",
  queryFields("ecom.abandonedCheckouts.queryAbandonedCheckouts"),
);

// The filter of this query is a string, and the platform documents no fields.
const LEGACY_FIELDS: Fields = /* @__PURE__ */ Object.freeze(
  fields(["id", "status", "abandonTime", "buyerInfo.id", "buyerInfo.email"], {
    operators: [...ANY, "$hasSome"],
    sort: true,
  }),
);

const SEARCHED = [
  "buyerInfo.email",
  "contactDetails.firstName",
  "contactDetails.lastName",
  "lineItems.productName.original",
];

const MAX_ACTIVITIES = 20;

interface Entry {
  readonly record: Abandoned;
  readonly cart: Cart;
}

function all(context: Context): Entry[] {
  return [...context.store(abandonedSlice).records.values()].flatMap((record) => {
    const cart = record.deleted ? undefined : carts(context).find(record.checkoutId);
    return cart ? { record, cart } : [];
  });
}

function get(context: Context, test: (entry: Entry) => boolean): Entry {
  const entry = all(context).find(test);
  if (!entry) throw notFound("Abandoned checkout", "ABANDONED_CHECKOUT_NOT_FOUND");
  return entry;
}

const byId = (context: Context, id: unknown): Entry =>
  get(context, ({ record }) => record.id === id);

const view = (context: Context, { record, cart }: Entry) => abandonedView(context, record, cart);

function remove(context: Context, id: unknown): void {
  const entry = byId(context, id);
  const deletedEntity = context.listened ? view(context, entry) : {};
  abandonedRecords(context).patch(entry.record.id, (draft) => {
    draft.deleted = true;
  });
  events.deleted(context, entry.record.id, deletedEntity);
}

function pageOf(context: Context, query: Query | undefined, scope: string) {
  const items = all(context).map((entry) => {
    return { item: view(context, entry), order: entry.record.order };
  });
  return runQuery({ ...numbered, items, fields: FIELDS, searched: SEARCHED, scope }, query);
}

function legacyView(context: Context, { record, cart }: Entry) {
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

const METRICS = [
  "RECOVERABLE_VALUE",
  "RECOVERABLE_CHECKOUT_COUNT",
  "AVERAGE_RECOVERABLE_CHECKOUT_VALUE",
  "RECOVERED_VALUE",
  "RECOVERED_CHECKOUT_COUNT",
  "RECOVERY_RATE",
];

const fieldOfMetric = (metric: string): string =>
  metric.toLowerCase().replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Counts abandoned and recovered checkouts in a period. The first and the last day are included. */
function analytics(
  context: Context,
  request: Sent<GetAbandonedCheckoutAnalyticsRequest>,
): Record<string, unknown> {
  const { startDate = "", endDate = "", metrics = [], statuses = [] } = request;
  if (startDate > endDate) {
    throw badRequest("INVALID_ARGUMENT", "The end of the period is before its start");
  }
  const { currency } = context.site;
  const within = all(context).filter(({ record }) => {
    const day = record.createdDate.slice(0, 10);
    return day >= startDate && day <= endDate;
  });
  const ofStatus = (status: "ABANDONED" | "RECOVERED") => {
    const isRecovered = status === "RECOVERED";
    const isCounted = statuses.length === 0 || statuses.includes(status);
    const matching = within.filter(
      ({ record }) => isCounted && (record.recoveredDate !== undefined) === isRecovered,
    );
    const value = sum(matching.map(({ cart }) => pricedCart(context, cart).total));
    return { count: matching.length, value };
  };
  const [left, recovered] = [ofStatus("ABANDONED"), ofStatus("RECOVERED")];
  const count = left.count + recovered.count;
  const values: Record<string, unknown> = {
    recoverableValue: text(left.value, currency),
    recoverableCheckoutCount: left.count,
    averageRecoverableCheckoutValue: text(left.value.div(left.count || 1), currency),
    recoveredValue: text(recovered.value, currency),
    recoveredCheckoutCount: recovered.count,
    recoveryRate: count === 0 ? 0 : recovered.count / count,
  };
  const wanted = (metrics.length > 0 ? metrics : METRICS).map(fieldOfMetric);
  return { currency, ...Object.fromEntries(wanted.map((field) => [field, values[field]])) };
}

const handlers: Handlers = {
  "ecom.abandonedCheckouts.getAbandonedCheckout": admin(({ abandonedCheckoutId }, context) => ({
    abandonedCheckout: view(context, byId(context, abandonedCheckoutId)),
  })),

  "ecom.abandonedCheckouts.deleteAbandonedCheckout": admin(({ abandonedCheckoutId }, context) => {
    remove(context, abandonedCheckoutId);
    return {};
  }),

  "ecom.abandonedCheckouts.bulkDeleteAbandonedCheckouts": admin((request, context) =>
    bulk(context, request.abandonedCheckoutIds ?? [], String, (id) => {
      remove(context, id);
      return { id };
    }),
  ),

  "ecom.abandonedCheckouts.queryAbandonedCheckouts": admin(({ query }, context) => {
    const page = pageOf(context, query as Query | undefined, "query");
    const abandonedCheckouts = page.items.map(({ item }) => item);
    const metadata = { ...platformMetadata(page), tooManyToCount: false };
    return { results: abandonedCheckouts, abandonedCheckouts, metadata };
  }),

  "ecom.abandonedCheckouts.searchAbandonedCheckouts": admin(({ search }, context) => {
    const page = pageOf(context, search as Query | undefined, "search");
    return {
      abandonedCheckouts: page.items.map(({ item }) => item),
      pagingMetadata: { ...offsetMetadata(page), cursors: { next: page.next, prev: page.prev } },
    };
  }),

  "ecom.abandonedCheckouts.addAbandonedCheckoutActivity": admin((request, context) => {
    const entry = byId(context, request.abandonedCheckoutId);
    if (!request.activityType) {
      const violation = { field: "activityType", description: "must not be empty" };
      throw validationError([{ ...violation, violatedRule: "REQUIRED_FIELD" }]);
    }
    const before = view(context, entry);
    const activity = { createdDate: context.iso, type: String(request.activityType) };
    const record = abandonedRecords(context).patch(entry.record.id, (draft) => {
      draft.activities = [...draft.activities, activity].slice(-MAX_ACTIVITIES);
      draft.updatedDate = context.iso;
    });
    const currentEntity = view(context, { ...entry, record });
    events.updated(context, record.id, before, currentEntity);
    return { abandonedCheckout: currentEntity };
  }),

  "ecom.abandonedCheckouts.getAbandonedCheckoutAnalytics": admin((request, context) =>
    analytics(context, request),
  ),

  // This link is sent in a message. Anyone who has it can return to the checkout.
  "ecom.abandonedCheckouts.redirectToCheckout": open((request, context) => {
    if (request.metasiteId !== context.site.id) throw notFound("Site", "SITE_NOT_FOUND");
    const { cart } = byId(context, request.abandonedCheckoutId);
    return redirectTo(pageUrl(context, carts(context).edit(cart.checkoutId)));
  }),

  "stores.abandonedCarts.getAbandonedCart": admin(({ id }, context) => ({
    abandonedCart: legacyView(
      context,
      get(context, ({ cart }) => cart.id === id),
    ),
  })),

  "stores.abandonedCarts.queryAbandonedCarts": admin(({ query }, context) => {
    const items = all(context).map((entry) => {
      return { item: legacyView(context, entry), order: entry.record.order };
    });
    const source = { ...numbered, items, fields: LEGACY_FIELDS };
    const page = runQuery(source, queryOf(query as TextQuery | undefined));
    return { abandonedCarts: page.items.map(({ item }) => item), totalResults: page.total };
  }),
};

/** Handlers for abandoned checkouts and carts. They first detect the checkouts abandoned by now. */
export const abandonedHandlers = wrapHandlers(
  handlers as AnyHandlers,
  (run) => (request, context) => {
    detectAll(context);
    return run(request, context);
  },
);
