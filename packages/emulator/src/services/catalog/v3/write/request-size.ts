import type { Context } from "../../../../kernel/context.js";
import { applicationError, validationError } from "../../../../kernel/platform-error.js";
import type { ProductContent } from "./content.js";
import { MAX_VARIANTS } from "./variants.js";

const MAX_OPTIONS = 100;

const TOTALS = { variants: MAX_VARIANTS, modifiers: 100, infoSections: 100 } as const;

function checkTotals(contents: readonly ProductContent[]): void {
  const of = {
    variants: contents.map(({ variantsInfo }) => variantsInfo?.variants),
    modifiers: contents.map(({ modifiers }) => modifiers),
    infoSections: contents.map(({ infoSections }) => infoSections),
  };
  for (const name of ["variants", "modifiers", "infoSections"] as const) {
    const size = of[name].reduce((count, list) => count + (list?.length ?? 0), 0);
    const threshold = TOTALS[name];
    if (size <= threshold) continue;
    const description = `have ${size} ${name} in total, expected ${threshold} or less`;
    const violatedRule = "MAX_SIZE";
    throw validationError([{ field: "products", description, violatedRule, data: { threshold } }]);
  }
}

const sizeError = (code: string, text: string) => applicationError(400, code, text);

export function checkSize({ operation }: Context, contents: readonly ProductContent[]): void {
  const variants = contents.reduce(
    (count, { variantsInfo }) => count + (variantsInfo?.variants?.length ?? 0),
    0,
  );
  if (variants > MAX_VARIANTS && operation === "stores.productsV3.bulkUpdateProducts") {
    const text = `A request can have at most ${MAX_VARIANTS} variants`;
    throw sizeError("TOO_MANY_VARIANTS", text);
  }
  const options = contents.reduce((count, one) => count + (one.options?.length ?? 0), 0);
  if (options <= MAX_OPTIONS) {
    if (operation.startsWith("stores.productsV3.bulk")) checkTotals(contents);
    return;
  }
  const text = `A request can have at most ${MAX_OPTIONS} options`;
  throw sizeError("TOO_MANY_OPTIONS_IN_REQUEST", text);
}
