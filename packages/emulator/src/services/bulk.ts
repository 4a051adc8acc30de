import type { Context } from "../kernel/context.js";
import { PlatformError } from "../kernel/platform-error.js";
import { plain } from "../store/plain.js";

interface Done {
  readonly id: string;
  readonly rest?: object;
}

function failure(error: unknown): object {
  if (!(error instanceof PlatformError)) throw error;
  const { applicationError, validationError } = error.details;
  return (
    applicationError ?? {
      code: validationError ? "INVALID_ARGUMENT" : String(error.status),
      description: error.message,
    }
  );
}

export function bulk<Item>(
  context: Context,
  items: readonly Item[],
  idOf: (item: Item) => string,
  work: (item: Item) => Done,
) {
  const results = items.map((item, originalIndex) => {
    try {
      const { id, rest } = context.changes.attempt(() => {
        const done = work(item);
        // drafts end with the attempt
        return { id: done.id, rest: done.rest && plain(done.rest) };
      });
      return { itemMetadata: { id, originalIndex, success: true }, ...rest };
    } catch (error) {
      const id = idOf(item);
      return { itemMetadata: { id, originalIndex, success: false, error: failure(error) } };
    }
  });
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length;
  const totalFailures = results.length - totalSuccesses;
  return {
    results,
    bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 },
  };
}
