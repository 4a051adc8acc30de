import type { Context } from "../../kernel/context.js";
import { notFound } from "../../kernel/platform-error.js";
import type { ResourceData } from "../../resource/declaration.js";
import type { ResourceService } from "../../resource/resource.js";

/** Puts entities of a service into an order: the named ones first, the others after them as they are. */
export function arrange(
  service: ResourceService,
  context: Context,
  first: readonly string[],
): void {
  const { items } = context.store(service) as ResourceData;
  for (const id of first) if (!items.has(id)) throw notFound(`Entity ${id}`);
  const before = [...items].sort(([, a], [, b]) => a.order - b.order);
  const ids = [...new Set([...first, ...before.map(([id]) => id)])];
  // the places stay the same ones, so that later entities still come last
  ids.forEach((id, index) => {
    const stored = items.get(id);
    const order = before[index]?.[1].order;
    if (!stored || order === undefined || stored.order === order) return;
    context.changes.put(items, id, { ...stored, order });
  });
}
