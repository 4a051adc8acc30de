// Routes for apps without the SDK. Their queries contain filter and sort as JSON text.

import { z } from "zod/v4";
import type { AnyHandlers } from "../../../kernel/handler.js";
import { alsoAt, type Route, route } from "../../../kernel/route.js";
import { queryOf } from "../../../query/text-query.js";
import { v1ProductHandlers } from "./handlers.js";

const request = z.object({
  query: z
    .object({
      filter: z.string().nullish(),
      sort: z.string().nullish(),
      paging: z
        .object({
          limit: z.number().int().min(0).max(100).nullish(),
          offset: z.number().int().min(0).nullish(),
        })
        .nullish(),
    })
    .nullish(),
});

const query = (of: "products" | "collections", address: `POST /${string}`): Route => {
  const operation = of === "products" ? "products.queryProducts" : "collections.queryCollections";
  const handlers: AnyHandlers = v1ProductHandlers;
  const handler = handlers[`stores.${operation}`];
  return route(
    `stores.${operation}`,
    address,
    request,
    (asked, context) => {
      const reply = handler?.run({ query: queryOf(asked.query ?? {}) }, context) as {
        readonly metadata?: { readonly total?: number };
      };
      return { ...reply, totalResults: reply.metadata?.total };
    },
    "anyone",
  );
};

export const olderRoutes: readonly Route[] = [
  query("products", "POST /stores-reader/v1/products/query"),
  query("products", "POST /stores/v1/products/query"),
  query("collections", "POST /stores-reader/v1/collections/query"),
  query("collections", "POST /stores/v1/collections/query"),
  alsoAt(v1ProductHandlers, "stores.products.getProduct", "GET /stores/v1/products/{id}"),
];
