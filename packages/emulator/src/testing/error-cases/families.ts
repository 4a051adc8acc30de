// Cases that many operations have in common.
import { documentedCodes } from "../documents.js";
import { leastOf } from "../least/create.js";
import type { Fields } from "../least/setting.js";
import { settings } from "../least/settings.js";
import type { World } from "../shop-world.js";
import type { Answer } from "../test-client.js";
import type { Case } from "./case.js";

/** Returns the operations of a service that document a code, optionally filtered by verb. */
export const documenting = (service: string, code: string, verbs?: readonly string[]): string[] =>
  documentedCodes()
    .filter(([name, codes]) => name.startsWith(`${service}.`) && codes.includes(code))
    .map(([name]) => name)
    .filter((name) => !verbs || verbs.includes(name.slice(service.length + 1)));

/** Operations that return a code for their minimal request plus some fields. */
export const family = (
  code: string,
  operations: readonly string[],
  fields: (world: World, made: Answer, operation: string) => Fields | Promise<Fields>,
  rest: Partial<Pick<Case, "who" | "before">> = {},
): Case => ({
  code,
  operations,
  who: "owner",
  ...rest,
  request: async (world, made, operation) =>
    (await leastOf(world, operation, await fields(world, made, operation))).request,
});

/**
 * Operations that succeed with their minimal request, and return a code for some invalid fields.
 */
export const spoiled = (
  code: string,
  operations: readonly string[],
  fields: Fields | ((operation: string, world: World) => Fields | Promise<Fields>),
  rest: Partial<Pick<Case, "who" | "before">> = {},
): Case =>
  family(
    code,
    operations,
    async (world, _made, operation) => ({
      ...(await settings[operation]?.(world))?.request,
      ...(typeof fields === "function" ? await fields(operation, world) : fields),
    }),
    rest,
  );

// v2 cart operations, for the current cart and for a cart by id.

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

const one = [
  (verb: string) => `ecom.currentCartV2.${verb}${PREPOSITION[verb] ?? ""}CurrentCart`,
  (verb: string) => `ecom.cartV2.${verb}${PREPOSITION[verb] === undefined ? "Cart" : ""}`,
];

export const both = (
  code: string,
  verbs: readonly string[],
  request: (world: World, made: Answer) => object,
  rest: Partial<Pick<Case, "who" | "before">> = {},
): Case => {
  const { who = "plain", before } = rest;
  return {
    code,
    operations: verbs.flatMap((verb) => one.map((name) => name(verb))),
    who,
    ...(before ? { before } : {}),
    request: (world, made, operation) => {
      const cartId = world.ids[who === "server" ? "plain" : who];
      const sent = request(world, made);
      return operation === "ecom.cartV2.updateCart" && "cart" in sent
        ? { cart: { id: cartId, ...(sent.cart as object) } }
        : { cartId, ...sent };
    },
  };
};
