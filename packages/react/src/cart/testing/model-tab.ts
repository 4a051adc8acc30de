// A page that shows a cart from the model and checks each view and request.

import { createClient } from "@portico/core";
import { OAuthStrategy } from "@portico/identity";
import { onlineManager, QueryClient } from "@tanstack/react-query";
import { expect } from "vitest";
import type { Cart, CartNotice } from "../../queries/cart-view.js";
import { porticoKeys } from "../../queries/keys.js";
import { sessionScope } from "../../queries/session-scope.js";
import { cartActions, type Removal } from "../cart-actions.js";
import { cartStore } from "../cart-stores.js";
import { lineIdOf as idOf } from "../line-view.js";
import { type Call, expectOwnNote, isMergedInto } from "./model-calls.js";
import {
  type Fault,
  type ModelRequest,
  type ModelShop,
  modelAdapter,
  type NetworkStep,
  PRICES,
  reference,
  VARIANTS,
} from "./model-shop.js";

export const lineIdOf = (variant: string) => idOf(reference(variant));

const tokensOf = (user: string) => ({
  accessToken: { value: user, expiresAt: 1e11 },
  refreshToken: { value: user, role: user.startsWith("visitor") ? "visitor" : "member" } as const,
});

/** The product that each page caches, so that additions have a preview. */
const PRODUCT = {
  id: "product",
  name: "Product",
  options: [],
  currency: "EUR",
  variantsInfo: {
    variants: VARIANTS.map((id) => ({
      id,
      choices: [],
      price: { actualPrice: { amount: String(PRICES[id]) } },
    })),
  },
};

interface WriteCounts {
  /** The maximum number of writes allowed for the calls so far. See {@link ModelTab.call}. */
  allowed: number;
  sent: number;
  readonly concurrentByUser: Map<string, number>;
}

interface RemovedLines {
  readonly call: Call;
  readonly removal: Removal;
  readonly lines: readonly { variant: string; quantity: number }[];
  isUndone?: boolean;
}

export class ModelTab {
  readonly queryClient = new QueryClient();
  readonly auth;
  readonly client;
  readonly adapter;
  readonly actions;
  readonly writeCounts: WriteCounts = { allowed: 0, sent: 0, concurrentByUser: new Map() };
  readonly calls: Call[] = [];
  readonly removals: RemovedLines[] = [];
  readonly notices = new Map<string, CartNotice>();
  readonly reference = reference;
  /** Failed checks. The page would catch these errors if they were thrown immediately. */
  readonly problems: unknown[] = [];
  readonly shop: ModelShop;
  /** Whether only this page changes the cart. If not, totals can be newer than the page's cart. */
  readonly isAlone: boolean;
  /** Kind of the last change to each line, note or coupon since the page's last request. */
  #lastChangeKinds = new Map<string, string>();
  #stop: () => void = () => {};

  constructor(options: {
    shop: ModelShop;
    networkStep: NetworkStep;
    user: string;
    isAlone: boolean;
    nextFault: () => Fault;
  }) {
    this.shop = options.shop;
    this.isAlone = options.isAlone;
    this.auth = OAuthStrategy({ clientId: "model", tokens: tokensOf(options.user) });
    this.client = createClient({ auth: this.auth });
    this.adapter = modelAdapter({
      ...options,
      user: () => this.user,
      isOnline: () => onlineManager.isOnline(),
      onRequest: (request) => this.#collectProblems(() => this.#checkRequest(request)),
      onResponse: (user, isLost) => {
        this.writeCounts.concurrentByUser.set(user, 0);
        // The page may retry a change whose response was lost.
        if (isLost) this.writeCounts.allowed += 1;
      },
    });
    this.actions = cartActions(() => this.store);
    this.queryClient.mount();
    this.queryClient.setQueryData(porticoKeys(this.client).product({ id: "product" }), PRODUCT);
    this.show();
  }

  get user(): string {
    return this.auth.getTokens().refreshToken.value;
  }

  get store() {
    return cartStore(this.queryClient, this.client, this.adapter);
  }

  /** Shows the current user's cart, like the first render after a login. */
  show(): void {
    const { store } = this;
    const unsubscribers = [
      store.subscribe(() => this.#onView(store.cart())),
      store.requestTotals(),
    ];
    this.#stop();
    unsubscribers.push(onlineManager.subscribe(() => this.#lastChangeKinds.clear()));
    this.#stop = () => {
      for (const stop of unsubscribers) stop();
    };
    this.#onView(store.cart());
    // The provider also removes previous users' queries.
    const { key } = sessionScope(this.client);
    this.queryClient.removeQueries({
      queryKey: porticoKeys(this.client).sessions(),
      predicate: ({ queryKey }) => queryKey[3] !== key,
    });
  }

  changeUser(user: string): void {
    this.auth.setTokens(tokensOf(user));
    this.show();
  }

  restore(): void {
    const queryKey = porticoKeys(this.client).session();
    void this.queryClient.invalidateQueries({ queryKey });
  }

  close(): void {
    this.#stop();
    this.queryClient.clear();
    this.queryClient.unmount();
  }

  #checkRequest({ kind, user, change }: ModelRequest): void {
    if (kind === "totals") return;
    // Later changes wait for this request, so they cannot be combined with earlier ones.
    this.#lastChangeKinds.clear();
    if (kind === "read") return;
    this.writeCounts.sent += 1;
    const concurrentCount = (this.writeCounts.concurrentByUser.get(user) ?? 0) + 1;
    this.writeCounts.concurrentByUser.set(user, concurrentCount);
    expect(concurrentCount, "pending changes").toBe(1);
    const userCalls = this.calls.filter(
      ({ user: caller }) => caller === user || isMergedInto(caller, user),
    );
    const addedVariants = userCalls.flatMap(({ kind, variants = [] }) =>
      kind === "add" || kind === "undo" ? variants : [],
    );
    const isRequested =
      change?.kind === "note" || change?.kind === "coupon"
        ? userCalls.some(({ text }) => text === ("text" in change ? change.text : change.code))
        : change?.kind === "add"
          ? change.items.every(({ catalogReference: { options } }) =>
              addedVariants.includes(String(options?.variantId)),
            )
          : userCalls.length > 0;
    expect(isRequested, `${user} sent ${change?.kind}`).toBe(true);
  }

  /**
   * Records a call and allows a request for it, unless the call can share one. Calls of the same
   * kind for the same line share a request if the page sends no request in between. A removal
   * replaces a preceding quantity change, a note replaces the previous note, and a coupon code is
   * sent once.
   */
  call(call: Call, result: Promise<unknown>): void {
    this.calls.push(call);
    result.then(
      () => {
        call.outcome = "done";
      },
      (error: unknown) => {
        call.outcome = "rejected";
        call.error = error;
      },
    );
    const { kind, text = "" } = call;
    const subjects = call.variants ?? [kind === "coupon" ? `coupon ${text}` : kind];
    const isMerged = subjects.some((subject) => {
      const last = this.#lastChangeKinds.get(subject);
      return last === kind || (last === "quantity" && kind === "remove");
    });
    // A change to several lines may need its own request.
    this.writeCounts.allowed += isMerged && subjects.length === 1 ? 0 : 1;
    // If the browser is online and no request is pending, the change is sent immediately, so later
    // changes cannot be combined with it.
    if (this.store.queue.isSending || !onlineManager.isOnline())
      for (const subject of subjects) this.#lastChangeKinds.set(subject, kind);
    if (kind === "undo") this.writeCounts.allowed += subjects.length;
  }

  #collectProblems(check: () => void): void {
    try {
      check();
    } catch (problem) {
      this.problems.push(problem);
    }
  }

  #onView(view: Cart): void {
    this.#collectProblems(() => this.#checkView(view));
  }

  #checkView(view: Cart): void {
    for (const notice of view.notices) this.notices.set(notice.id, notice);
    const ids = view.lines.map(({ id }) => id);
    expect(new Set(ids).size, "duplicate line").toBe(ids.length);
    expect(view.count).toBe(view.lines.reduce((sum, { quantity }) => sum + quantity, 0));
    const { user } = this;
    const ownCartId = this.shop.cart(user)?.id;
    if (view.id !== undefined) expect(view.id, "cart of another user").toBe(ownCartId);
    expectOwnNote(view.note, user);
    const totals = this.store.totals();
    if (view.count === 0) expect(totals.data).toBeUndefined();
    if (totals.data && !totals.isUpdating) {
      expect(view.isUpdating).toBe(false);
      if (this.isAlone) expect(totals.data.subtotal?.amount).toBe(String(priceOf(view)));
    }
    const changes = this.store.queue.changes;
    expect(view.isUpdating).toBe(changes.length > 0);
    const changedLineIds = new Set(
      changes.flatMap((change) =>
        change.kind === "add"
          ? change.items.map(({ lineId }) => lineId)
          : change.kind === "quantity"
            ? [change.lineId]
            : [],
      ),
    );
    for (const { id, isPending, total } of view.lines) {
      expect(isPending, "pending").toBe(changedLineIds.has(id));
      if (isPending) expect(total).toBeUndefined();
    }
  }
}

const priceOf = ({ lines }: Cart) =>
  lines.reduce((sum, { variantId = "", quantity }) => sum + (PRICES[variantId] ?? 0) * quantity, 0);
