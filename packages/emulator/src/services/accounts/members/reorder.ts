import type { Context } from "../../../kernel/context.js";
import { notFound } from "../../../kernel/platform-error.js";
import type { ResourceData } from "../../../resource/declaration.js";
import type { ResourceService } from "../../../resource/resource.js";

export function reorder(service: ResourceService, context: Context, leadingIds: readonly string[]) {
  const { items } = context.store(service) as ResourceData;
  for (const id of leadingIds) if (!items.has(id)) throw notFound(`Entity ${id}`);
  const sortedEntries = [...items].sort(([, a], [, b]) => a.order - b.order);
  const ids = [...new Set([...leadingIds, ...sortedEntries.map(([id]) => id)])];
  // Reuse the existing order values, so that entities added later stay at the end.
  ids.forEach((id, index) => {
    const stored = items.get(id);
    const order = sortedEntries[index]?.[1].order;
    if (!stored || order === undefined || stored.order === order) return;
    context.changes.put(items, id, { ...stored, order });
  });
}
