import { applicationError } from "../../../../kernel/platform-error.js";
import type { ProductContent } from "./content.js";

/** Most options of one request, over all of its products. */
const MAX_OPTIONS = 100;

/** Refuses a request that says more of options than one may, however it is spread over products. */
export function checkSize(contents: readonly ProductContent[]): void {
  const options = contents.reduce((count, one) => count + (one.options?.length ?? 0), 0);
  if (options <= MAX_OPTIONS) return;
  const text = `A request can have ${MAX_OPTIONS} options at most`;
  throw applicationError(400, "TOO_MANY_OPTIONS_IN_REQUEST", text);
}
