import type { Context } from "../../../../kernel/context.js";
import { admin, type Handler } from "../../../../kernel/handler.js";
import type { WireRequest } from "../../../../kernel/wire-request.js";
import { listOf } from "../../../../resource/verbs/verb.js";
import { requireCatalog } from "../../lookup.js";
import type { Product } from "../../model.js";
import { v3Product } from "../product.js";
import type { ProductField } from "../variant.js";

export const merchantCall = <Request = WireRequest>(
  run: Handler<Request>["run"],
): Handler<Request> =>
  admin(
    (request, context) => {
      requireCatalog(context, "V3_CATALOG");
      return run(request, context);
    },
    { nulls: true },
  );

export function productResponse(context: Context, request: WireRequest, product: Product) {
  const fields = new Set(listOf(request.fields) as ProductField[]);
  return v3Product(context, product, { fields, variants: true });
}
