// Functions that create a case for several operations.
import { documentedCodes } from "../documents.js";
import { minimalRequestOf } from "../minimal/create.js";
import type { Fields } from "../minimal/setting.js";
import { settings } from "../minimal/settings.js";
import type { World } from "../shop-world.js";
import type { Json } from "../test-client.js";
import type { Case } from "./case.js";

/** Returns the operations of a service that document a code, optionally filtered by verb. */
export const operationsWith = (
  service: string,
  code: string,
  verbs?: readonly string[],
): string[] =>
  documentedCodes()
    .filter(([name, codes]) => name.startsWith(`${service}.`) && codes.includes(code))
    .map(([name]) => name)
    .filter((name) => !verbs || verbs.includes(name.slice(service.length + 1)));

/** Returns a case for a minimal request with fields that cause a code. */
export const minimalCase = (
  code: string,
  operations: readonly string[],
  fields: (world: World, prepared: Json, operation: string) => Fields | Promise<Fields>,
  rest: Partial<Pick<Case, "caller" | "before">> = {},
): Case => ({
  code,
  operations,
  caller: "owner",
  ...rest,
  request: async (world, prepared, operation) =>
    (await minimalRequestOf(world, operation, await fields(world, prepared, operation))).request,
});

/** Returns a case for an otherwise successful request with invalid fields that cause a code. */
export const invalidCase = (
  code: string,
  operations: readonly string[],
  fields: Fields | ((operation: string, world: World) => Fields | Promise<Fields>),
  rest: Partial<Pick<Case, "caller" | "before">> = {},
): Case =>
  minimalCase(
    code,
    operations,
    async (world, _prepared, operation) => ({
      ...(await settings[operation]?.(world))?.request,
      ...(typeof fields === "function" ? await fields(operation, world) : fields),
    }),
    rest,
  );

// Prepositions in the names of v2 operations, as in `addCouponToCurrentCart`.

const PREPOSITION: Readonly<Record<string, string>> = {
  addLineItems: "To",
  updateLineItems: "In",
  removeLineItems: "From",
  addCoupon: "To",
  removeCoupon: "From",
  setDeliveryMethod: "For",
  removeDeliveryMethod: "From",
  addGiftCard: "To",
  removeGiftCard: "From",
};

const v2CartOperations = [
  (verb: string) => `ecom.currentCartV2.${verb}${PREPOSITION[verb] ?? ""}CurrentCart`,
  (verb: string) => `ecom.cartV2.${verb}${PREPOSITION[verb] === undefined ? "Cart" : ""}`,
];

export const cartCase = (
  code: string,
  verbs: readonly string[],
  request: (world: World, prepared: Json) => object,
  rest: Partial<Pick<Case, "caller" | "before">> = {},
): Case => {
  const { caller = "plain", before } = rest;
  return {
    code,
    operations: verbs.flatMap((verb) => v2CartOperations.map((name) => name(verb))),
    caller,
    ...(before ? { before } : {}),
    request: (world, prepared, operation) => {
      const cartId = world.ids[caller === "server" ? "plain" : caller];
      const input = request(world, prepared);
      return operation === "ecom.cartV2.updateCart" && "cart" in input
        ? { cart: { id: cartId, ...(input.cart as object) } }
        : { cartId, ...input };
    },
  };
};
