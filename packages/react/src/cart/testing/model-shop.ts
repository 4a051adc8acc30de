// A minimal model of the platform's carts. Its rules do not use the package's code.

import { PorticoError } from "@portico/core";
import type { CartAdapter, SentChange, SettledCart } from "../../queries/cart-adapter.js";
import { porticoKeys } from "../../queries/keys.js";
import type { PorticoClient } from "../../queries/portico-client.js";
import { commonLineFields } from "../line-view.js";

/** With these prices, each total belongs to only one combination of quantities. */
export const PRICES: Readonly<Record<string, number>> = { a: 1, b: 100, c: 10_000 };
export const VARIANTS = Object.keys(PRICES);
/** Stock of "a". The stock of all other variants is unlimited. */
export const STOCK_OF_A = 3;

interface ModelCart {
  readonly id: string;
  readonly revision: number;
  readonly lines: readonly { id: string; variant: string; requested: number }[];
  readonly coupons: readonly { id: string; code: string }[];
  readonly note: string;
}

export type Fault =
  | "none"
  | "request-lost"
  | "response-lost"
  | "rejected"
  | "error-before"
  | "error-after";

export type NetworkStep = (label: string) => Promise<unknown>;

const networkError = () => new PorticoError("Connection lost", { code: "NETWORK" });
const httpError = (status: number) => new PorticoError("No", { code: "NO", status });

export const reference = (variant: string) => ({
  catalogItemId: "product",
  appId: "app",
  options: { variantId: variant },
});

const confirmedQuantity = (variant: string, requested: number) =>
  variant === "a" ? Math.min(STOCK_OF_A, requested) : requested;

const sumOf = (lines: ModelCart["lines"]) =>
  lines.reduce(
    (sum, { variant, requested }) =>
      sum + (PRICES[variant] ?? 0) * confirmedQuantity(variant, requested),
    0,
  );

export function settle(cart: ModelCart): SettledCart {
  return {
    id: cart.id,
    lines: cart.lines.map(({ id, variant, requested }) => ({
      ...commonLineFields({ id, catalogReference: reference(variant) }),
      name: variant,
      quantity: confirmedQuantity(variant, requested),
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

export class ModelShop {
  readonly #carts = new Map<string, ModelCart>();
  #lastId = 0;

  #nextId(prefix: string): string {
    this.#lastId += 1;
    return `${prefix}-${this.#lastId}`;
  }

  cart(user: string): ModelCart | null {
    return this.#carts.get(user) ?? null;
  }

  #save(user: string, cart: ModelCart, change: Partial<ModelCart>): void {
    this.#carts.set(user, { ...cart, ...change, revision: cart.revision + 1 });
  }

  #addUnits(lines: ModelCart["lines"], variant: string, quantity: number): ModelCart["lines"] {
    return lines.some((line) => line.variant === variant)
      ? lines.map((line) =>
          line.variant === variant ? { ...line, requested: line.requested + quantity } : line,
        )
      : [...lines, { id: this.#nextId("line"), variant, requested: quantity }];
  }

  mergeCarts(visitor: string, member: string): void {
    const visitorCart = this.#carts.get(visitor);
    this.#carts.delete(visitor);
    if (!visitorCart) return;
    const memberCart = this.#carts.get(member) ?? this.#createCart();
    const lines = visitorCart.lines.reduce(
      (updatedLines, { variant, requested }) => this.#addUnits(updatedLines, variant, requested),
      memberCart.lines,
    );
    this.#save(member, memberCart, { lines });
  }

  #createCart(): ModelCart {
    return { id: this.#nextId("cart"), revision: 0, lines: [], coupons: [], note: "" };
  }

  change(user: string, change: SentChange): void {
    const cart = this.#carts.get(user) ?? this.#createCart();
    const { lines, coupons } = cart;
    switch (change.kind) {
      case "add":
        this.#save(user, cart, {
          lines: change.items.reduce(
            (updatedLines, { catalogReference, quantity }) =>
              this.#addUnits(updatedLines, String(catalogReference.options?.variantId), quantity),
            lines,
          ),
        });
        break;
      case "quantity":
        if (!lines.some(({ id }) => id === change.lineItemId)) throw httpError(404);
        this.#save(user, cart, {
          lines: lines.map((line) =>
            line.id === change.lineItemId ? { ...line, requested: change.quantity } : line,
          ),
        });
        break;
      case "remove":
        this.#save(user, cart, {
          lines: lines.filter(({ id }) => !change.lineItemIds.includes(id)),
        });
        break;
      case "coupon":
        // The platform rejects a coupon code that is already applied.
        if (change.code === "NONSENSE" || coupons.some(({ code }) => code === change.code))
          throw httpError(428);
        this.#save(user, cart, {
          coupons: [...coupons, { id: this.#nextId("coupon"), code: change.code }],
        });
        break;
      case "coupon-off":
        this.#save(user, cart, { coupons: coupons.filter(({ id }) => id !== change.id) });
        break;
      case "note":
        this.#save(user, cart, { note: change.text });
        break;
      default:
        throw httpError(400);
    }
  }
}

export interface ModelRequest {
  readonly kind: "read" | "totals" | "write";
  readonly user: string;
  readonly change?: SentChange;
}

/** Connects a page to the model. The test delivers each request and each response. */
export function modelAdapter(options: {
  shop: ModelShop;
  networkStep: NetworkStep;
  user: () => string;
  isOnline: () => boolean;
  nextFault: () => Fault;
  onRequest: (request: ModelRequest) => void;
  /** Called when the response to a change has arrived or is lost. */
  onResponse: (user: string, isLost: boolean) => void;
}): CartAdapter<ModelCart, { sum: number }> {
  const { shop, networkStep, isOnline } = options;
  async function roundTrip<Result>(label: string, handle: () => Result): Promise<Result> {
    await networkStep(`to the shop: ${label}`);
    if (!isOnline()) throw networkError();
    const result = handle();
    await networkStep(`back: ${label}`);
    if (!isOnline()) throw networkError();
    return result;
  }
  async function write(user: string, change: SentChange): Promise<ModelCart> {
    const fault = options.nextFault();
    const result = await roundTrip(`${change.kind} (${fault})`, () => {
      if (fault === "request-lost") throw networkError();
      if (fault === "rejected") throw httpError(409);
      if (fault === "error-before") throw httpError(500);
      let rejection: unknown;
      try {
        shop.change(user, change);
      } catch (error) {
        rejection = error;
      }
      return { cart: shop.cart(user), rejection };
    });
    if (fault === "response-lost") throw networkError();
    if (fault === "error-after") throw httpError(500);
    if (result.rejection || !result.cart) throw result.rejection;
    return result.cart;
  }
  const keysOf = (client: PorticoClient) => porticoKeys(client);
  return {
    settle,
    cartQuery: (client) => ({
      queryKey: keysOf(client).currentCart(),
      retry: false,
      async queryFn({ signal }) {
        const user = options.user();
        options.onRequest({ kind: "read", user });
        const cart = await roundTrip("read", () => shop.cart(user));
        signal.throwIfAborted();
        return cart;
      },
    }),
    totalsQuery: (client, { id, revision }) => ({
      queryKey: keysOf(client).cartTotals({ id, revision }),
      retry: false,
      placeholderData: (before: unknown) => before,
      async queryFn({ signal }) {
        const user = options.user();
        options.onRequest({ kind: "totals", user });
        const sum = await roundTrip("totals", () => sumOf(shop.cart(user)?.lines ?? []));
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
      const user = options.user();
      options.onRequest({ kind: "write", user, change });
      const result = write(user, change);
      result.then(
        () => options.onResponse(user, false),
        ({ status = 0 }: PorticoError) => options.onResponse(user, status < 400 || status >= 500),
      );
      return result;
    },
    checkout: () => Promise.reject(httpError(400)),
    buyNow: () => Promise.reject(httpError(400)),
  };
}
