import { holderOf } from "../../holders.js";
import type { Catalog } from "../../model.js";

/** A name as the last part of an address. */
export function slugOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  return plain.slice(0, 90) || "product";
}

/** The slug, or with the first number behind it that nobody has. */
export function freeSlug(
  catalog: Pick<Catalog, "products">,
  slug: string,
  except: string | undefined,
): string {
  if (!holderOf(catalog, "slug", slug, except)) return slug;
  for (let number = 1; ; number += 1) {
    const next = `${slug}-${number}`;
    if (!holderOf(catalog, "slug", next, except)) return next;
  }
}
