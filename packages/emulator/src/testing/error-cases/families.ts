// Operations of carts of the second version: each of the caller's own cart, and of one by its id.
import type { World } from "../shop-world.js";
import type { Answer } from "../test-client.js";
import type { Case } from "./case.js";

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

/** Both families of operations, as one merchant or visitor calls them. */
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
