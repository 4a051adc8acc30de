import { holderOf } from "../../holders.js";
import type { Catalog } from "../../model.js";

export function slugOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  return plain.slice(0, 90) || "product";
}

/** Appends the first free number if the value is taken. */
export function freeValue(
  catalog: Pick<Catalog, "products">,
  by: "slug" | "handle",
  value: string,
  except: string | undefined,
): string {
  if (!holderOf(catalog, by, value, except)) return value;
  for (let number = 1; ; number += 1) {
    const next = `${value}-${number}`;
    if (!holderOf(catalog, by, next, except)) return next;
  }
}
