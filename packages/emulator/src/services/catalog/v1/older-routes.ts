// Routes for apps without the SDK. Their queries contain filter and sort as JSON text.

import { alsoAt, type Route, route } from "../../../kernel/route.js";
import { queryOf, textQueryRequest } from "../../../query/text-query.js";
import { v1Collections, v1Products } from "./handlers.js";

const query = (of: "products" | "collections", address: `POST /${string}`): Route => {
  const operation = `stores.${of}.query${of === "products" ? "Products" : "Collections"}`;
  const { handlers } = of === "products" ? v1Products : v1Collections;
  return route(
    operation,
    address,
    textQueryRequest,
    (sent, context) => {
      const response = handlers[operation]?.run({ query: queryOf(sent.query ?? {}) }, context) as {
        readonly metadata?: { readonly total?: number };
      };
      return { ...response, totalResults: response.metadata?.total };
    },
    "anyone",
  );
};

export const olderRoutes: readonly Route[] = [
  query("products", "POST /stores-reader/v1/products/query"),
  query("products", "POST /stores/v1/products/query"),
  query("collections", "POST /stores-reader/v1/collections/query"),
  query("collections", "POST /stores/v1/collections/query"),
  alsoAt(v1Products.handlers, "stores.products.getProduct", "GET /stores/v1/products/{id}"),
];
