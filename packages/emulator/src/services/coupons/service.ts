// Coupons API V2 has no SDK package, so apps call it over HTTP.

import { z } from "zod/v4";
import type { Context } from "../../kernel/context.js";
import { applicationError, notFound } from "../../kernel/platform-error.js";
import { route } from "../../kernel/route.js";
import { defineService } from "../../kernel/service.js";
import { type Field, type Fields, fields } from "../../query/fields.js";
import { runQuery } from "../../query/run-query.js";
import { queryOf, textQueryRequest } from "../../query/text-query.js";
import { runBulk } from "../../resource/verbs/bulk.js";
import { bulk } from "../bulk.js";
import { type Coupon, couponByCode, couponSlice } from "./slice.js";
import {
  checkSpecification,
  couponFrom,
  mergeSpecification,
  type Specification,
  specificationOf,
  specificationSchema,
} from "./specification.js";

const TEXT_FIELD: Field = {
  operators: ["$eq", "$ne", "$hasSome", "$contains", "$startsWith"],
  sort: true,
};
const BOOLEAN_FIELD: Field = { operators: ["$eq", "$ne"] };

const COUPON_FIELDS: Fields = /* @__PURE__ */ Object.freeze({
  ...fields(
    [
      "id",
      "specification.name",
      "specification.code",
      "specification.usageLimit",
      "specification.scope.namespace",
      "specification.scope.group.name",
      "specification.scope.group.entityId",
    ],
    TEXT_FIELD,
  ),
  ...fields(["expired", "specification.active", "specification.limitedToOneItem"], BOOLEAN_FIELD),
  "scope.namespace": { ...TEXT_FIELD, path: "specification.scope.namespace" },
  "scope.group.name": { ...TEXT_FIELD, path: "specification.scope.group.name" },
  "scope.group.entityId": { ...TEXT_FIELD, path: "specification.scope.group.entityId" },
  dateCreated: {
    operators: ["$eq", "$ne", "$hasSome", "$lt", "$lte", "$gt", "$gte"],
    sort: true,
    numeric: true,
  },
});

function couponView(context: Context, coupon: Coupon) {
  const { expiresAt, createdDate, startsAt } = coupon;
  return {
    id: coupon.id,
    specification: specificationOf(coupon),
    dateCreated: String(Date.parse(createdDate ?? startsAt ?? "1970-01-01T00:00:00Z")),
    expired: expiresAt !== undefined && Date.parse(expiresAt) <= context.now,
    numberOfUsages: context.store(couponSlice).couponUses.get(coupon.id)?.total ?? 0,
  };
}

function requireCoupon(context: Context, id: string): Coupon {
  const coupon = context.store(couponSlice).coupons.get(id);
  if (!coupon) throw notFound(`Coupon ${id}`, "COUPON_NOT_FOUND");
  return coupon;
}

function saveCoupon(context: Context, coupon: Coupon): Coupon {
  const existing = couponByCode(context, coupon.code);
  if (existing && existing.id !== coupon.id) {
    const description = `The coupon code ${coupon.code} is already in use`;
    throw applicationError(409, "COUPON_CODE_ALREADY_EXISTS", description);
  }
  context.changes.put(context.store(couponSlice).coupons, coupon.id, coupon);
  return coupon;
}

function createCoupon(context: Context, specification: Specification): Coupon {
  checkSpecification(specification);
  const entity = { id: context.guid("coupon"), createdDate: context.iso };
  return saveCoupon(context, couponFrom(specification, entity));
}

function updateCoupon(context: Context, id: string, input: Specification): void {
  const before = requireCoupon(context, id);
  const specification = mergeSpecification(specificationOf(before), input);
  checkSpecification(specification);
  const { createdDate, minimumQuantity, categoryIds, productIds } = before;
  const entity = { id, ...(createdDate && { createdDate }) };
  const { scope, ...coupon } = couponFrom(specification, entity);
  // Keep the conditions from the site's settings that the API cannot express.
  saveCoupon(context, {
    ...coupon,
    ...(minimumQuantity !== undefined && { minimumQuantity }),
    ...(input.scope || before.scope
      ? { ...(scope && { scope }) }
      : { ...(categoryIds && { categoryIds }), ...(productIds && { productIds }) }),
  });
}

function removeCoupon(context: Context, id: string): void {
  requireCoupon(context, id);
  context.changes.remove(context.store(couponSlice).coupons, id);
}

const idSchema = z.object({ id: z.string().min(1) });
const MAX_BULK = 100;
const PATH = "/stores/v2/coupons";
const BULK_PATH = "/stores/v2/bulk/coupons";

export const coupons = defineService({
  ...couponSlice,
  handlers: {},
  routes: [
    route(
      "marketing.coupons.createCoupon",
      `POST ${PATH}`,
      z.object({ specification: specificationSchema }),
      ({ specification }, context) => ({ id: createCoupon(context, specification).id }),
    ),
    route(
      "marketing.coupons.queryCoupons",
      `POST ${PATH}/query`,
      textQueryRequest,
      ({ query }, context) => {
        const all = [...context.store(couponSlice).coupons.values()];
        const items = all.map((coupon) => couponView(context, coupon));
        const page = runQuery({ items, fields: COUPON_FIELDS }, queryOf(query ?? {}));
        return { coupons: page.items, totalResults: page.total };
      },
    ),
    route("marketing.coupons.getCoupon", `GET ${PATH}/{id}`, idSchema, ({ id }, context) => ({
      coupon: couponView(context, requireCoupon(context, id)),
    })),
    route(
      "marketing.coupons.updateCoupon",
      `PATCH ${PATH}/{id}`,
      z.object({ id: z.string(), specification: specificationSchema }),
      ({ id, specification }, context) => {
        updateCoupon(context, id, specification);
        return {};
      },
    ),
    route("marketing.coupons.deleteCoupon", `DELETE ${PATH}/{id}`, idSchema, ({ id }, context) => {
      removeCoupon(context, id);
      return {};
    }),
    route(
      "marketing.coupons.bulkCreateCoupons",
      `POST ${BULK_PATH}/create`,
      z.object({
        specifications: z.array(specificationSchema).min(1).max(MAX_BULK),
        returnFullEntity: z.boolean().nullish(),
      }),
      ({ specifications, returnFullEntity }, context) =>
        bulk(
          context,
          specifications,
          () => "",
          (specification) => {
            const coupon = createCoupon(context, specification);
            const rest = returnFullEntity ? { coupon: couponView(context, coupon) } : {};
            return { id: coupon.id, rest };
          },
        ),
    ),
    route(
      "marketing.coupons.bulkDeleteCoupons",
      `POST ${BULK_PATH}/delete`,
      z.object({ ids: z.array(z.string()).min(1).max(MAX_BULK) }),
      ({ ids }, context) => {
        const { results, bulkActionMetadata } = runBulk(context, ids, (id) => {
          removeCoupon(context, id);
          return { id };
        });
        const metadata = results.map(({ itemMetadata }) => itemMetadata);
        return { results: metadata, deleteMetadata: bulkActionMetadata };
      },
    ),
  ],
});
