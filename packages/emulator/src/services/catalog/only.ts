import type { Handlers } from "../../kernel/handler.js";
import { requireCatalog } from "./lookup.js";

/** Wraps a service so that its calls throw on a site with the other catalog version. */
export function catalogOnly<S extends { readonly handlers: Handlers }>(
  version: "V1_CATALOG" | "V3_CATALOG",
  service: S,
): S {
  const handlers: Handlers = Object.fromEntries(
    Object.entries(service.handlers).map(([name, handler]) => [
      name,
      {
        ...handler,
        run: (request, context) => {
          requireCatalog(context, version);
          return handler.run(request, context);
        },
      },
    ]),
  );
  return { ...service, handlers };
}
