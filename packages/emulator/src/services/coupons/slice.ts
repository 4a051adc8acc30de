import type { Reader } from "../../kernel/context.js";
import { guidOf } from "../../kernel/ids.js";
import type { Seed, Slice } from "../../kernel/slice.js";
import type { Coupon as CouponSettings } from "../../site/settings.js";

export type Coupon = CouponSettings & { readonly id: string };

export interface CouponUses {
  readonly total: number;
  readonly byCustomer: ReadonlyMap<string, number>;
}

export interface CouponData {
  readonly coupons: Map<string, Coupon>;
  readonly couponUses: Map<string, CouponUses>;
}

export const couponSlice: Slice<CouponData, Seed, "coupons"> = {
  name: "coupons",
  slice: ({ site }) => ({
    coupons: new Map(
      site.coupons.map((coupon) => {
        const id = coupon.id ?? guidOf(`coupon:${coupon.code.toUpperCase()}`);
        return [id, { ...structuredClone(coupon), id }];
      }),
    ),
    couponUses: new Map(),
  }),
};

export function couponByCode(reader: Reader, code: string): Coupon | undefined {
  const normalizedCode = code.trim().toUpperCase();
  for (const coupon of reader.store(couponSlice).coupons.values()) {
    if (coupon.code.toUpperCase() === normalizedCode) return coupon;
  }
  return undefined;
}
