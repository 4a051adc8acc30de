import type { Context } from "../../../../kernel/context.js";
import { applicationError } from "../../../../kernel/platform-error.js";
import type { ProductContent } from "./content.js";
import { MAX_VARIANTS } from "./variants.js";

/** Most options of one request, over all of its products. */
const MAX_OPTIONS = 100;

const refuse = (code: string, text: string) => applicationError(400, code, text);

/** Refuses a request that says more of options, or changes more variants, than one may, over all of its products. */
export function checkSize({ operation }: Context, contents: readonly ProductContent[]): void {
  const variants = contents.reduce(
    (count, { variantsInfo }) => count + (variantsInfo?.variants?.length ?? 0),
    0,
  );
  if (variants > MAX_VARIANTS && operation === "stores.productsV3.bulkUpdateProducts") {
    const text = `A request can have ${MAX_VARIANTS} variants at most`;
    throw refuse("TOO_MANY_VARIANTS", text);
  }
  const options = contents.reduce((count, one) => count + (one.options?.length ?? 0), 0);
  if (options <= MAX_OPTIONS) return;
  const text = `A request can have ${MAX_OPTIONS} options at most`;
  throw refuse("TOO_MANY_OPTIONS_IN_REQUEST", text);
}
