import type { Context } from "../kernel/context.js";
import { bulkResults, eachOf } from "../resource/verbs/bulk.js";
import { plain } from "../store/plain.js";

export function bulk<Item>(
  context: Context,
  items: readonly Item[],
  idOf: (item: Item) => string,
  work: (item: Item) => { readonly id: string; readonly rest?: object },
) {
  const done = eachOf(context, items, (item) => {
    const { id, rest = {} } = work(item);
    // drafts are only valid during the attempt
    return { id, entity: plain(rest) };
  });
  return bulkResults(
    done.map(({ metadata, entity }, index) => ({
      metadata: { id: idOf(items[index] as Item), ...metadata },
      entity,
    })),
    (rest) => rest,
  );
}
