// A shop's carts as few lines as possible, apart from the package's own code: what tests compare with.

import { PorticoError } from "@portico/core";
import type { CartAdapter, SentChange, SettledCart } from "../../queries/cart-adapter.js";
import { porticoKeys } from "../../queries/keys.js";
import type { PorticoClient } from "../../queries/portico-client.js";
import { placeOf } from "../line-view.js";

/** Prices whose sums tell which lines they are of. */
export const PRICES: Readonly<Record<string, number>> = { a: 1, b: 100, c: 10_000 };
export const VARIANTS = Object.keys(PRICES);
/** So many of "a" can be had, of the others as many as anybody wants. */
export const STOCK_OF_A = 3;

interface ModelCart {
  readonly id: string;
  readonly revision: number;
  readonly lines: readonly { id: string; variant: string; requested: number }[];
  readonly coupons: readonly { id: string; code: string }[];
  readonly note: string;
}

/** What becomes of a change on its way. */
export type Fate = "answered" | "unreached" | "unanswered" | "refused" | "broken" | "broken-late";

/** A leg of the way to the shop or back: done when a test lets it be. */
export type Leg = (label: string) => Promise<unknown>;

const lost = () => new PorticoError("Nothing came back", { code: "NETWORK" });
const said = (status: number) => new PorticoError("No", { code: "NO", status });

export const reference = (variant: string) => ({
  catalogItemId: "product",
  appId: "app",
  options: { variantId: variant },
});

const confirmed = (variant: string, requested: number) =>
  variant === "a" ? Math.min(STOCK_OF_A, requested) : requested;

const sumOf = (lines: ModelCart["lines"]) =>
  lines.reduce(
    (sum, { variant, requested }) => sum + (PRICES[variant] ?? 0) * confirmed(variant, requested),
    0,
  );

export function settle(cart: ModelCart): SettledCart {
  return {
    id: cart.id,
    lines: cart.lines.map(({ id, variant, requested }) => ({
      ...placeOf(id, reference(variant), undefined),
      name: variant,
      image: undefined,
      options: [],
      texts: [],
      quantity: confirmed(variant, requested),
      requested,
      available: undefined,
      price: { amount: String(PRICES[variant]), currency: "EUR" },
      total: { amount: String(sumOf([{ id, variant, requested }])), currency: "EUR" },
      problem: undefined,
    })),
    currency: "EUR",
    coupons: cart.coupons,
    giftCards: [],
    note: cart.note,
    deliveryCode: undefined,
    address: undefined,
  };
}

/** The carts of everybody, and what their changes do. */
export class ModelShop {
  readonly #carts = new Map<string, ModelCart>();
  #ids = 0;

  #id(of: string): string {
    this.#ids += 1;
    return `${of}-${this.#ids}`;
  }

  cart(who: string): ModelCart | null {
    return this.#carts.get(who) ?? null;
  }

  #put(who: string, cart: ModelCart, change: Partial<ModelCart>): void {
    this.#carts.set(who, { ...cart, ...change, revision: cart.revision + 1 });
  }

  #withMore(lines: ModelCart["lines"], variant: string, quantity: number): ModelCart["lines"] {
    return lines.some((line) => line.variant === variant)
      ? lines.map((line) =>
          line.variant === variant ? { ...line, requested: line.requested + quantity } : line,
        )
      : [...lines, { id: this.#id("line"), variant, requested: quantity }];
  }

  /** At a login the visitor's cart joins the member's. */
  join(visitor: string, member: string): void {
    const from = this.#carts.get(visitor);
    this.#carts.delete(visitor);
    if (!from) return;
    const to = this.#carts.get(member) ?? this.#empty();
    const lines = from.lines.reduce(
      (all, { variant, requested }) => this.#withMore(all, variant, requested),
      to.lines,
    );
    this.#put(member, to, { lines });
  }

  #empty(): ModelCart {
    return { id: this.#id("cart"), revision: 0, lines: [], coupons: [], note: "" };
  }

  change(who: string, change: SentChange): void {
    const cart = this.#carts.get(who) ?? this.#empty();
    const { lines, coupons } = cart;
    switch (change.kind) {
      case "add":
        this.#put(who, cart, {
          lines: change.items.reduce(
            (all, { catalogReference, quantity }) =>
              this.#withMore(all, String(catalogReference.options?.variantId), quantity),
            lines,
          ),
        });
        break;
      case "quantity":
        if (!lines.some(({ id }) => id === change.lineItemId)) throw said(404);
        this.#put(who, cart, {
          lines: lines.map((line) =>
            line.id === change.lineItemId ? { ...line, requested: change.quantity } : line,
          ),
        });
        break;
      case "remove":
        this.#put(who, cart, {
          lines: lines.filter(({ id }) => !change.lineItemIds.includes(id)),
        });
        break;
      case "coupon":
        // A code that is on the cart already is refused, as the platform does.
        if (change.code === "NONSENSE" || coupons.some(({ code }) => code === change.code))
          throw said(428);
        this.#put(who, cart, {
          coupons: [...coupons, { id: this.#id("coupon"), code: change.code }],
        });
        break;
      case "coupon-off":
        this.#put(who, cart, { coupons: coupons.filter(({ id }) => id !== change.id) });
        break;
      case "note":
        this.#put(who, cart, { note: change.text });
        break;
      default:
        throw said(400);
    }
  }
}

/** What a page asks of the shop, as it asks. */
export interface Asked {
  readonly what: "read" | "sums" | "write";
  readonly who: string;
  readonly change?: SentChange;
}

/** How a page reaches the shop: each request has a way there and a way back, which a test times. */
export function modelAdapter(options: {
  shop: ModelShop;
  leg: Leg;
  who: () => string;
  isOnline: () => boolean;
  nextFate: () => Fate;
  asked: (asked: Asked) => void;
  /** A change's answer is there, or has been lost. */
  answered: (who: string, isLost: boolean) => void;
}): CartAdapter<ModelCart, { sum: number }> {
  const { shop, leg, isOnline } = options;
  async function way<Answer>(label: string, there: () => Answer): Promise<Answer> {
    await leg(`to the shop: ${label}`);
    if (!isOnline()) throw lost();
    const answer = there();
    await leg(`back: ${label}`);
    if (!isOnline()) throw lost();
    return answer;
  }
  /** A change at the shop; what is thrown there is thrown here. */
  async function write(who: string, change: SentChange): Promise<ModelCart> {
    const fate = options.nextFate();
    const answer = await way(`${change.kind} (${fate})`, () => {
      if (fate === "unreached") throw lost();
      if (fate === "refused") throw said(409);
      if (fate === "broken") throw said(500);
      let refusal: unknown;
      try {
        shop.change(who, change);
      } catch (error) {
        refusal = error;
      }
      return { cart: shop.cart(who), refusal };
    });
    if (fate === "unanswered") throw lost();
    if (fate === "broken-late") throw said(500);
    if (answer.refusal || !answer.cart) throw answer.refusal;
    return answer.cart;
  }
  const key = (client: PorticoClient) => porticoKeys(client);
  return {
    settle,
    cartQuery: (client) => ({
      queryKey: key(client).currentCart(),
      retry: false,
      async queryFn({ signal }) {
        const who = options.who();
        options.asked({ what: "read", who });
        const cart = await way("read", () => shop.cart(who));
        signal.throwIfAborted();
        return cart;
      },
    }),
    totalsQuery: (client, { id, revision }) => ({
      queryKey: key(client).cartTotals({ id, revision }),
      retry: false,
      placeholderData: (before: unknown) => before,
      async queryFn({ signal }) {
        const who = options.who();
        options.asked({ what: "sums", who });
        const sum = await way("sums", () => sumOf(shop.cart(who)?.lines ?? []));
        signal.throwIfAborted();
        return { sum };
      },
    }),
    calculated: ({ sum }) => ({
      totals: {
        subtotal: { amount: String(sum), currency: "EUR" },
        discount: undefined,
        delivery: undefined,
        additionalFees: undefined,
        tax: undefined,
        total: undefined,
        toPay: undefined,
        taxIsIncluded: false,
        problems: [],
        deliveryOptions: undefined,
      },
    }),
    async send(_client, change) {
      const who = options.who();
      options.asked({ what: "write", who, change });
      const answer = write(who, change);
      answer.then(
        () => options.answered(who, false),
        ({ status = 0 }: PorticoError) => options.answered(who, status < 400 || status >= 500),
      );
      return answer;
    },
    checkout: () => Promise.reject(said(400)),
    buyNow: () => Promise.reject(said(400)),
  };
}
