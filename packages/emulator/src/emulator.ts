import { operations as routes } from "./generated/operations.js";
import { publicPem } from "./identity/keys.js";
import { DEMO_MEMBER, memberOf } from "./identity/member-seed.js";
import { revokeMember } from "./identity/tokens.js";
import { API_HOSTS } from "./routing/cors.js";
import { Router } from "./routing/router.js";
import { EmulatorClock } from "./runtime/clock.js";
import { Faults } from "./runtime/faults.js";
import { allHandlers } from "./runtime/handlers.js";
import type { EmulatorOptions } from "./runtime/option-types.js";
import { emulatorOptions } from "./runtime/options.js";
import { type Server, serve } from "./runtime/serve.js";
import { Deliveries, recordEvent } from "./runtime/webhooks.js";
import { seedNamed } from "./seeds/seeds.js";
import { Changes } from "./state/changes.js";
import {
  copyState,
  type OutboxMessage,
  type State,
  stateFrom,
  type WebhookDelivery,
} from "./state/state.js";

/** A server that `listen` started. */
export interface Listening {
  /** "http://localhost:4477". */
  readonly url: string;
  readonly port: number;
  /** Stops the server and its open connections. */
  close(): Promise<void>;
}

/** Everything an emulator knew at one moment. */
export interface Snapshot {
  readonly state: State;
}

/** The platform in one process. */
export interface Emulator {
  /**
   * Answers a request, with the signature of `fetch`: give it to `createClient({ fetch: emulator.fetch })`.
   * Serves the platform's API hosts and its own origin; anything else is rejected, as is a dropped connection.
   */
  readonly fetch: typeof globalThis.fetch;
  /** Where the hosted pages and pictures are. */
  readonly origin: string;
  /**
   * Serves over HTTP (Node), to this machine only: on 127.0.0.1, unless `host` says otherwise. Port 0 takes a free one.
   * Requests are taken for the names of this machine, for addresses, for `host` and for the host of `origin`.
   */
  listen(options?: { readonly port?: number; readonly host?: string }): Promise<Listening>;
  /** Back to the seed: carts, orders, accounts, tokens, messages, faults and clock. Takes milliseconds. */
  reset(): void;
  /** A copy of everything, for `restore`. */
  snapshot(): Snapshot;
  /** Back to a snapshot. */
  restore(snapshot: Snapshot): void;
  /** The emulator's time. */
  readonly clock: EmulatorClock;
  /** One-shot faults. */
  readonly faults: Faults;
  /** Messages that the platform would have sent, oldest first. */
  readonly outbox: readonly OutboxMessage[];
  /** Webhooks, with what became of them. */
  readonly webhooks: readonly WebhookDelivery[];
  /** Settles when no webhook is on its way any more. */
  settled(): Promise<void>;
  /** The key that webhooks are signed with, as PEM. */
  publicKey(): Promise<string>;
  /** What the emulator knows, for tests that look behind the API or prepare a situation. */
  readonly state: State;
  /** Changes a member as the site's owner does. Blocking ends the member's sessions. */
  setMemberStatus(email: string, status: "PENDING" | "APPROVED" | "BLOCKED"): void;
  /** Approves a push notification: the code of its message in the outbox. */
  approvePush(transactionId: string): void;
  /** Sets the stock of a variant; undefined stops counting. */
  setStock(variantId: string, quantity: number | undefined): void;
}

let router: Router | undefined;
/** The addresses of all operations: the same for every emulator of a process. */
function allRoutes(): Router {
  router ??= new Router(routes);
  return router;
}

/**
 * Makes an emulator of the platform: catalogue, carts, checkout, orders and sessions in one process.
 *
 * @param options see {@link EmulatorOptions}; everything has a default
 * @returns the emulator; nothing is started, `fetch` works at once, also in a browser
 * @throws ZodError when the options are not written correctly
 * @example
 * ```ts
 * const emulator = createEmulator({ seed: "minimal" });
 * const answer = await emulator.fetch("https://www.wixapis.com/oauth2/token", {
 *   method: "POST",
 *   body: JSON.stringify({ clientId: "shop", grantType: "anonymous" }),
 * });
 * ```
 */
export const createEmulator = (options: EmulatorOptions = {}): Emulator =>
  emulatorWith(allHandlers, options);

/** An emulator that answers with other handlers than all: for its own tests. */
export function emulatorWith(
  handlersOf: typeof allHandlers,
  options: EmulatorOptions = {},
): Emulator {
  const config = emulatorOptions.parse(options);
  const members = (config.members ?? [DEMO_MEMBER]).map(memberOf);
  const seed = seedNamed(config.seed, config.site, members);
  const clock = new EmulatorClock(config.clock);
  const faults = new Faults();
  let state = stateFrom(seed);
  let origin = config.origin ?? "http://localhost:4477";
  /** What it was told to listen on. */
  const hosts = new Set<string>();
  let requests = 0;
  const target = config.webhooks;
  const deliveries =
    target &&
    new Deliveries(target, {
      fetch:
        config.fetch ??
        ((input: RequestInfo | URL, init?: RequestInit) => globalThis.fetch(input, init)),
      sleep: (ms, signal) => clock.sleep(ms, signal),
    });

  const record: Server["record"] = (event, caller, of) => {
    // what a request from before a reset changed is gone with it
    if (!target || of !== state) return;
    const session = caller.kind === "nobody" ? undefined : caller.session;
    const identity =
      session?.memberId !== undefined
        ? { identityType: "MEMBER", memberId: session.memberId }
        : session
          ? { identityType: "ANONYMOUS_VISITOR", anonymousVisitorId: session.visitorId }
          : { identityType: "APP", appId: target.appId };
    const recorded = recordEvent(of, event, target, { identity, now: clock.now() });
    if (recorded) deliveries?.add(recorded);
  };

  const server: Server = {
    state: () => state,
    origin: () => origin,
    hosts: () => [new URL(origin).hostname, ...hosts],
    router: allRoutes(),
    handlers: handlersOf({ rotateRefreshTokens: config.rotateRefreshTokens }),
    clock,
    faults,
    media: config.media,
    webhooks: config.webhooks !== undefined,
    record,
    requestId: () => {
      requests += 1;
      return `${Math.floor(clock.now() / 1000)}.${requests}`;
    },
  };

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!API_HOSTS.includes(url.host) && url.origin !== origin) {
      throw new TypeError(
        `The emulator serves ${origin} and the platform's API, not ${url.origin}`,
      );
    }
    return await serve(server, request);
  };

  const memberByEmail = (email: string) => {
    const wanted = email.toLowerCase();
    const member = [...state.members.values()].find((candidate) => candidate.email === wanted);
    if (!member) throw new Error(`There is no member ${email}`);
    return member;
  };

  return {
    fetch,
    get origin() {
      return origin;
    },
    async listen(at = {}) {
      const { listenOn } = await import("./listen.js");
      const listening = await listenOn((request) => serve(server, request), at);
      origin = config.origin ?? listening.url;
      if (at.host !== undefined) hosts.add(at.host);
      return listening;
    },
    reset() {
      deliveries?.drop();
      state = stateFrom(seed);
      faults.clear();
      clock.reset();
    },
    snapshot: () => ({ state: copyState(state) }),
    restore(snapshot) {
      deliveries?.drop();
      state = copyState(snapshot.state);
    },
    clock,
    faults,
    get outbox() {
      return state.outbox;
    },
    get webhooks() {
      return state.webhooks;
    },
    async settled() {
      await deliveries?.settled();
    },
    publicKey: publicPem,
    get state() {
      return state;
    },
    setMemberStatus(email, status) {
      const member = memberByEmail(email);
      member.status = status;
      if (status === "BLOCKED") revokeMember({ state, changes: new Changes(state) }, member.id);
    },
    approvePush(transactionId) {
      const steps = [...state.pendingSteps.values()];
      const step = steps.find(({ kind, code }) => kind === "factor" && code === transactionId);
      if (!step) throw new Error("There is no such push notification");
      step.approved = true;
    },
    setStock(variantId, quantity) {
      for (const product of state.catalog.products.values()) {
        const variant = product.variants.find(({ id }) => id === variantId);
        if (!variant) continue;
        variant.stock = {
          ...(quantity === undefined ? {} : { quantity }),
          inStock: quantity === undefined || quantity > 0,
          preorder: variant.stock.preorder,
        };
        return;
      }
      throw new Error(`There is no variant ${variantId}`);
    },
  };
}
