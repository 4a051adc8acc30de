import type { Context } from "../kernel/context.js";
import { bulkResults, runEach } from "../resource/verbs/bulk.js";
import { copyJson } from "../store/plain.js";

/** `idOf` returns the id to report if an item fails. */
export function bulk<Item>(
  context: Context,
  items: readonly Item[],
  idOf: (item: Item) => string,
  work: (item: Item) => { readonly id: string; readonly rest?: object },
) {
  const results = runEach(
    context,
    items,
    (item) => {
      const { id, rest = {} } = work(item);
      // Copy the result, because store drafts in it are valid only until the item is done.
      return { id, entity: copyJson(rest) };
    },
    idOf,
  );
  return bulkResults(results, (rest) => rest);
}
