// Abandoned checkouts, and the abandoned carts of the older API. Both APIs show the same data under different
// names.

import type { Context } from "../../kernel/context.js";
import type { Handler, Handlers } from "../../kernel/handler.js";
import { amount, format, sum, text } from "../../kernel/money.js";
import { applicationError, notFound, validationError } from "../../kernel/platform-error.js";
import { ANY, type Fields, fields } from "../../query/fields.js";
import { offsetMetadata, platformMetadata } from "../../query/page.js";
import { type Query, runQuery } from "../../query/run-query.js";
import { queryOf, type TextQuery } from "../../query/text-query.js";
import { queryFields, searchFields } from "../../resource/query-fields.js";
import { modifiedFields } from "../../store/modified-fields.js";
import type { Cart } from "../cart/model.js";
import { pricedCart } from "../cart/priced.js";
import { carts } from "../cart/slice.js";
import { pageUrl, redirectTo } from "../checkout/page-url.js";
import {
  type Abandoned,
  abandonedRecords,
  abandonedSlice,
  abandonedView,
  cartOf,
  lookAtAll,
  olderBuyer,
  tell,
} from "./records.js";

const FIELDS = /* @__PURE__ */ searchFields(
  "ecom.abandonedCheckouts.searchAbandonedCheckouts",
  queryFields("ecom.abandonedCheckouts.queryAbandonedCheckouts"),
);

// The platform documents no fields for this query, whose filter is a string.
const OLDER_FIELDS: Fields = /* @__PURE__ */ Object.freeze(
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

/** Maximum number of activities per abandoned checkout. */
const MAX_ACTIVITIES = 20;

interface Found {
  readonly record: Abandoned;
  readonly cart: Cart;
}

function all(context: Context): Found[] {
  return [...context.store(abandonedSlice).records.values()].flatMap((record) => {
    const cart = record.deleted ? undefined : cartOf(context, record);
    return cart ? { record, cart } : [];
  });
}

function get(context: Context, test: (found: Found) => boolean): Found {
  const found = all(context).find(test);
  if (!found) throw notFound("Abandoned checkout", "ABANDONED_CHECKOUT_NOT_FOUND");
  return found;
}

const byId = (context: Context, id: unknown): Found =>
  get(context, ({ record }) => record.id === id);

const view = (context: Context, { record, cart }: Found) => abandonedView(context, record, cart);

function remove(context: Context, id: unknown): void {
  const found = byId(context, id);
  const deletedEntity = context.listened ? view(context, found) : {};
  abandonedRecords(context).patch(found.record.id, (draft) => {
    draft.deleted = true;
  });
  tell(context, "deleted", found.record.id, { deletedEvent: { deletedEntity } });
}

/** Returns a page of abandoned checkouts. */
function pageOf(context: Context, query: Query | undefined, scope: string) {
  const views = all(context).map((found) => ({
    item: view(context, found),
    order: found.record.order,
  }));
  return runQuery(
    {
      items: views,
      view: ({ item }) => item,
      order: ({ order }) => order,
      fields: FIELDS,
      searched: SEARCHED,
      scope,
    },
    query,
  );
}

/** Returns an abandoned cart in the format of the older API. */
function olderView(context: Context, { record, cart }: Found) {
  const { currency, locale } = context.site;
  return {
    id: cart.id,
    status: record.recoveredDate === undefined ? "ABANDONED" : "RECOVERED",
    abandonTime: record.createdDate,
    buyerInfo: olderBuyer(cart),
    total: format(pricedCart(context, cart).total, currency, locale),
    activities: record.activities.map(({ type, createdDate }) => ({
      activityType: type === "AUTOMATION_SKIPPED" ? "UNRECOGNIZED_TYPE" : type,
      timestamp: createdDate,
    })),
  };
}

interface Period {
  readonly startDate?: string;
  readonly endDate?: string;
  readonly metrics?: readonly string[] | null;
  readonly statuses?: readonly string[] | null;
}

const ALL_METRICS = [
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
function analytics(context: Context, request: Period) {
  const { startDate = "", endDate = "", metrics, statuses } = request;
  if (startDate > endDate) {
    throw applicationError(400, "INVALID_ARGUMENT", "The end of the period is before its start");
  }
  const { currency } = context.site;
  const within = all(context).filter(({ record }) => {
    const day = record.createdDate.slice(0, 10);
    return day >= startDate && day <= endDate;
  });
  const counts = (status: string) => !statuses?.length || statuses.includes(status);
  const worth = (found: readonly Found[]) =>
    sum(found.map(({ cart }) => pricedCart(context, cart).total));
  const left = counts("ABANDONED")
    ? within.filter(({ record }) => record.recoveredDate === undefined)
    : [];
  const back = counts("RECOVERED")
    ? within.filter(({ record }) => record.recoveredDate !== undefined)
    : [];
  const together = left.length + back.length;
  const values: Record<string, unknown> = {
    recoverableValue: text(worth(left), currency),
    recoverableCheckoutCount: left.length,
    averageRecoverableCheckoutValue: text(
      left.length === 0 ? amount(0) : worth(left).div(left.length),
      currency,
    ),
    recoveredValue: text(worth(back), currency),
    recoveredCheckoutCount: back.length,
    recoveryRate: together === 0 ? 0 : back.length / together,
  };
  const wanted = (metrics?.length ? metrics : ALL_METRICS).map(fieldOfMetric);
  return { currency, ...Object.fromEntries(wanted.map((field) => [field, values[field]])) };
}

const looking = (
  access: Handler["access"],
  run: (request: Record<string, unknown>, context: Context) => unknown,
): Handler => ({
  access,
  run: (request, context) => {
    lookAtAll(context);
    return run(request, context);
  },
});

const merchants = (run: Parameters<typeof looking>[1]): Handler => looking("admin", run);

/** Handlers for abandoned checkouts and carts. */
export const abandonedHandlers: Handlers = {
  "ecom.abandonedCheckouts.getAbandonedCheckout": merchants((request, context) => ({
    abandonedCheckout: view(context, byId(context, request.abandonedCheckoutId)),
  })),

  "ecom.abandonedCheckouts.deleteAbandonedCheckout": merchants((request, context) => {
    remove(context, request.abandonedCheckoutId);
    return {};
  }),

  "ecom.abandonedCheckouts.bulkDeleteAbandonedCheckouts": merchants((request, context) => {
    const ids = (request.abandonedCheckoutIds ?? []) as readonly string[];
    const known = new Set(all(context).map(({ record }) => record.id));
    const results = ids.map((id, originalIndex) => {
      const success = known.delete(id);
      if (success) remove(context, id);
      const error = { code: "ABANDONED_CHECKOUT_NOT_FOUND", description: "Not found" };
      return { itemMetadata: { id, originalIndex, success, ...(success ? {} : { error }) } };
    });
    const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length;
    return {
      results,
      bulkActionMetadata: {
        totalSuccesses,
        totalFailures: results.length - totalSuccesses,
        undetailedFailures: 0,
      },
    };
  }),

  "ecom.abandonedCheckouts.queryAbandonedCheckouts": merchants((request, context) => {
    const page = pageOf(context, request.query as Query | undefined, "query");
    const abandonedCheckouts = page.items.map(({ item }) => item);
    const metadata = { ...platformMetadata(page), tooManyToCount: false };
    return { results: abandonedCheckouts, abandonedCheckouts, metadata };
  }),

  "ecom.abandonedCheckouts.searchAbandonedCheckouts": merchants((request, context) => {
    const page = pageOf(context, request.search as Query | undefined, "search");
    return {
      abandonedCheckouts: page.items.map(({ item }) => item),
      pagingMetadata: { ...offsetMetadata(page), cursors: { next: page.next, prev: page.prev } },
    };
  }),

  "ecom.abandonedCheckouts.addAbandonedCheckoutActivity": merchants((request, context) => {
    const found = byId(context, request.abandonedCheckoutId);
    if (!request.activityType) {
      const violation = { field: "activityType", description: "must not be empty" };
      throw validationError([{ ...violation, violatedRule: "REQUIRED_FIELD" }]);
    }
    const before = view(context, found);
    const activity = { createdDate: context.iso, type: String(request.activityType) };
    const record = abandonedRecords(context).patch(found.record.id, (draft) => {
      draft.activities = [...draft.activities, activity].slice(-MAX_ACTIVITIES);
      draft.updatedDate = context.iso;
    });
    const abandonedCheckout = view(context, { ...found, record });
    tell(context, "updated", record.id, {
      updatedEvent: {
        currentEntity: abandonedCheckout,
        modifiedFields: modifiedFields(before, abandonedCheckout),
      },
    });
    return { abandonedCheckout };
  }),

  "ecom.abandonedCheckouts.getAbandonedCheckoutAnalytics": merchants((request, context) =>
    analytics(context, request),
  ),

  // This link is sent in a message. Anyone who has it can return to the checkout.
  "ecom.abandonedCheckouts.redirectToCheckout": looking("open", (request, context) => {
    if (request.metasiteId !== context.site.id) throw notFound("Site", "SITE_NOT_FOUND");
    const { cart } = byId(context, request.abandonedCheckoutId);
    return redirectTo(pageUrl(context, carts(context).edit(cart.checkoutId)));
  }),

  "stores.abandonedCarts.getAbandonedCart": merchants((request, context) => {
    const found = get(context, ({ cart }) => cart.id === request.id);
    return { abandonedCart: olderView(context, found) };
  }),

  "stores.abandonedCarts.queryAbandonedCarts": merchants((request, context) => {
    const items = all(context).map((found) => ({
      item: olderView(context, found),
      order: found.record.order,
    }));
    const page = runQuery(
      {
        items,
        view: ({ item }) => item,
        order: ({ order }) => order,
        fields: OLDER_FIELDS,
      },
      queryOf(request.query as TextQuery | undefined),
    );
    return { abandonedCarts: page.items.map(({ item }) => item), totalResults: page.total };
  }),
};
