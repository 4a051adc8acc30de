// Caches values derived from products until the products, or the entities that they show, change.

import { isAdmin } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import { isLent, journalOf } from "../../kernel/journal.js";
import { Kept } from "../../kernel/kept.js";
import type { Slice } from "../../kernel/slice.js";
import { Written } from "../../kernel/written.js";
import type { ResourceData } from "../../resource/declaration.js";
import { catalogSlice } from "./slice.js";

/**
 * The services of entities that products show. They are referenced by name because they import
 * products.
 */
const SHOWN = ["stores.brandsV3", "stores.ribbonsV3", "stores.infoSectionsV3"].map(
  (name) => ({ name }) as Slice<ResourceData>,
);

/** The caches for admins and for other callers, as of a position in the journal. */
interface Known {
  end: number;
  /** The origin of image and page URLs. */
  origin: string;
  readonly admin: Kept;
  readonly others: Kept;
}

const kept = /* @__PURE__ */ new WeakMap<object, Known>();
const passing = /* @__PURE__ */ new WeakMap<Context, Kept>();

/** Removes outdated entries from the caches. */
function refresh(context: Context, known: Known): void {
  const { end, origin, admin, others } = known;
  const journal = journalOf(context.state);
  if (journal.end === end && origin === context.origin) return;
  const { products, categories } = context.store(catalogSlice);
  const shown = SHOWN.map((service) => context.store(service)?.items);
  const all = new Set<object | undefined>([categories, context.site, ...shown]);
  const changed = journal.since(end);
  const isAll = changed?.some((one) => {
    const { id } = one as { readonly id?: unknown };
    return all.has(one) || (typeof id === "string" && categories.get(id) === one);
  });
  for (const one of [admin, others]) {
    if (!changed || isAll || origin !== context.origin) one.clear();
    for (const item of changed ?? []) {
      const { id } = item as { readonly id?: unknown };
      const product = typeof id === "string" ? products.get(id) : undefined;
      if (item === products || product) one.forget(product ?? item);
    }
  }
  Object.assign(known, { end: journal.end, origin: context.origin });
}

/**
 * Returns the cache for the products that the caller can see. After a change in the current
 * request, the cache is empty.
 */
export function keptOf(context: Context): Kept {
  if (context.changes.isAny) return new Kept();
  const catalog = context.store(catalogSlice);
  const data = [catalog, context.site, ...SHOWN.map((service) => context.store(service))];
  if (data.some((one) => one && isLent(one))) {
    const known = passing.get(context) ?? new Kept();
    passing.set(context, known);
    return known;
  }
  let known = kept.get(catalog);
  if (!known) {
    const { end } = journalOf(context.state);
    known = { end, origin: context.origin, admin: new Kept(), others: new Kept() };
    kept.set(catalog, known);
  }
  refresh(context, known);
  return isAdmin(context) ? known.admin : known.others;
}

/** Returns a function that serializes items to JSON and caches the result. */
export function writtenBy<Item extends object>(
  context: Context,
  name: string,
  view: (item: Item) => object,
): (item: Item) => Written {
  const write = (item: Item) => new Written(JSON.stringify(view(item)));
  return keptOf(context).each(`written ${name}`, write, true);
}
