import { type AnyHandlers, wrapHandlers } from "../../kernel/handler.js";
import { requireCatalog } from "./lookup.js";

export function catalogOnly<S extends { readonly handlers: AnyHandlers }>(
  version: "V1_CATALOG" | "V3_CATALOG",
  service: S,
): S {
  const handlers = wrapHandlers(service.handlers, (run) => (request, context) => {
    requireCatalog(context, version);
    return run(request, context);
  });
  return { ...service, handlers };
}
