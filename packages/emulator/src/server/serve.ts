// One request, start to end: preflight, faults, pages, route, caller, handler, answer.

import { Changes } from "../kernel/changes.js";
import type { EmulatorClock } from "../kernel/clock.js";
import type { Caller, Context, DomainEvent } from "../kernel/context.js";
import type { Handlers } from "../kernel/handler.js";
import { PlatformError, unauthenticated } from "../kernel/platform-error.js";
import type { State } from "../kernel/state.js";
import { pictureDataUrl } from "../media/draw.js";
import { announceCarts, type CartChange } from "../services/cart/cart-events.js";
import type { Cart } from "../services/cart/model.js";
import { isRaw, serveRaw } from "../services/identity/app-install.js";
import { readCaller } from "../services/identity/tokens.js";
import { addCors, isOwnHost, mayRead, preflight, type Trusted } from "./cors.js";
import { DroppedConnection, type Fault, type Faults, faultResponse } from "./faults.js";
import { readRequest } from "./read-request.js";
import type { Router } from "./router.js";
import { isPage, isPicture, servePage } from "./serve-page.js";

/** What a page is served under, where operations have their name. */
const PAGE = "page";

/** What serving needs. */
export interface Server {
  readonly state: () => State;
  readonly origin: () => string;
  /** Host names that it answers to, besides this machine's. */
  readonly hosts: () => readonly string[];
  readonly router: Router;
  readonly handlers: Handlers;
  readonly clock: EmulatorClock;
  readonly faults: Faults;
  readonly media: "links" | "data";
  /** Whether webhooks go anywhere. */
  readonly webhooks: boolean;
  /** Records an event in the order of all, and sees to its delivery. */
  readonly record: (event: DomainEvent, caller: Caller, state: State) => void;
  readonly requestId: () => string;
}

/** A request on its way: what its handler works with, and what becomes of its changes. */
interface Work {
  readonly context: Context;
  /** The answer stands, and so do the changes; those of a refusal are taken back. */
  finish(answer: unknown): Response;
}

function workOn(server: Server, request: Request, operation: string, caller: Caller): Work {
  const state = server.state();
  const now = server.clock.now();
  const iso = new Date(now).toISOString();
  const changes = new Changes(state);
  const carts = new Map<Cart, CartChange>();
  const context: Context = {
    operation,
    state,
    changes,
    site: state.site,
    caller,
    headers: request.headers,
    now,
    iso,
    origin: server.origin(),
    guid: (kind) => changes.guid(kind),
    pictureUrl: (picture) =>
      server.media === "data"
        ? pictureDataUrl(picture)
        : `${server.origin()}/_portico/media/${picture.id}.svg`,
    cartChanged: (cart, change) => {
      // What is new stays new, however often it changes before the answer.
      if (carts.get(cart) !== "created" || change === "deleted") carts.set(cart, change);
    },
    send: (message) => {
      changes.append(state.outbox, { ...message, id: changes.guid("message"), sentAt: iso });
    },
    emit: (event) => {
      if (!server.webhooks) return;
      // The entity goes on changing; the event tells of it as it is now.
      const told = structuredClone(event);
      changes.later(() => server.record(told, caller, state));
    },
  };
  return {
    context,
    finish(answer) {
      if (answer instanceof Response && answer.status >= 400) {
        changes.undo();
        return answer;
      }
      if (server.webhooks) announceCarts(context, carts);
      if (operation !== PAGE && request.method !== "GET") state.writes += 1;
      const response = answer instanceof Response ? answer : json(200, answer);
      changes.commit();
      return response;
    },
  };
}

/** Runs a handler; whatever it changed before a refusal is taken back. */
function run(work: Work, handle: (context: Context) => unknown): Response | Promise<Response> {
  const failed = (error: unknown): never => {
    work.context.changes.undo();
    throw error;
  };
  try {
    const answer = handle(work.context);
    // At once where nothing is waited for: the order of events is the order of the changes.
    if (!(answer instanceof Promise)) return work.finish(answer);
    return answer.then(work.finish).catch(failed);
  } catch (error) {
    return failed(error);
  }
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
}

/** Who calls; a call that needs no token does not mind a bad one. */
function callerOf(server: Server, request: Request, access: "open" | "anyone" | "admin"): Caller {
  const header = request.headers.get("Authorization");
  try {
    const caller = readCaller(server.state(), header, server.clock.now());
    if (caller.kind === "nobody" && access !== "open") {
      throw unauthenticated("There is no access token");
    }
    return caller;
  } catch (error) {
    if (access === "open") return { kind: "nobody" };
    throw error;
  }
}

function checkSite(server: Server, request: Request): void {
  const wanted = request.headers.get("wix-site-id");
  const { id } = server.state().site;
  if (wanted !== null && wanted !== "" && wanted !== id) {
    throw new PlatformError(404, "The site of the 'wix-site-id' header is not emulated", {
      applicationError: { code: "SITE_NOT_FOUND", description: `This emulator's site is ${id}` },
    });
  }
}

async function serveOperation(server: Server, request: Request, url: URL): Promise<Response> {
  const match = server.router.match(request.method, url.pathname);
  if (!match) {
    throw new PlatformError(404, `No operation at ${request.method} ${url.pathname}`);
  }
  const { name } = match.route;
  const handler = server.handlers[name];
  if (!handler) {
    throw new PlatformError(501, `${name} is not emulated`, {
      applicationError: { code: "NOT_EMULATED", description: `${name} is not emulated` },
    });
  }
  callerOf(server, request, handler.access);
  checkSite(server, request);
  const wire = await readRequest(request, url, match);
  // Reading the body took a while: whoever was logged out, blocked or reset meanwhile does not call any more.
  const caller = callerOf(server, request, handler.access);
  return await run(workOn(server, request, name, caller), (context) => handler.run(wire, context));
}

async function answerTo(server: Server, request: Request, url: URL): Promise<Response> {
  try {
    const raw = isRaw(request.method, url.pathname);
    if (!raw && !isPage(url.pathname)) return await serveOperation(server, request, url);
    return await run(workOn(server, request, PAGE, { kind: "nobody" }), (context) =>
      raw ? serveRaw(request, url, context) : servePage(request, url, context),
    );
  } catch (error) {
    if (error instanceof PlatformError) return json(error.status, error.toBody());
    throw error;
  }
}

async function meet(
  server: Server,
  request: Request,
  hits: readonly Fault[],
): Promise<Response | undefined> {
  for (const hit of hits) {
    if (hit.kind === "delay") await server.clock.sleep(hit.ms, request.signal);
    if (hit.kind === "drop" && !hit.after) throw new DroppedConnection();
    const response = faultResponse(hit);
    if (response) return response;
  }
  return undefined;
}

/** Refuses what a page of another origin must not do; undefined when there is nothing to refuse. */
function refused(request: Request, url: URL, trusted: Trusted): Response | undefined {
  const refuse = (message: string) => json(403, { message, details: {} });
  if (!isOwnHost(request, trusted)) {
    return refuse("The emulator does not know this host: name it with the option host or origin");
  }
  // A form that another site posts to a hosted page.
  if (isPage(url.pathname) && request.method !== "GET" && !mayRead(request, trusted)) {
    return refuse("Hosted pages take forms of pages of this machine only");
  }
  return undefined;
}

/** What every answer carries; only the API and pictures may be read by pages of another origin. */
function finished(server: Server, request: Request, url: URL, response: Response): Response {
  const { headers } = response;
  const page = isPage(url.pathname);
  headers.set("X-Wix-Request-Id", server.requestId());
  if (page && !isPicture(url.pathname)) {
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    headers.set("Referrer-Policy", "same-origin");
  } else {
    addCors(request, headers, trustedBy(server));
  }
  if (!page) {
    headers.set("X-Wix-Consistent", `portico-${server.state().writes}`);
    headers.set("Cache-Control", "no-store");
  }
  return response;
}

function trustedBy(server: Server): Trusted {
  return { hosts: server.hosts(), addresses: server.state().site.redirectAllowList };
}

/** Serves a request. Rejects when the connection is to be dropped or the caller aborts. */
export async function serve(server: Server, request: Request): Promise<Response> {
  request.signal.throwIfAborted();
  const url = new URL(request.url);
  const refusal = refused(request, url, trustedBy(server));
  if (refusal) return refusal;
  if (request.method === "OPTIONS") return preflight(request, trustedBy(server));
  const operation = server.router.match(request.method, url.pathname)?.route.name;
  const hits = server.faults.take(operation, url.pathname);
  const response = (await meet(server, request, hits)) ?? (await answerTo(server, request, url));
  if (hits.some((hit) => hit.kind === "drop" && hit.after)) throw new DroppedConnection();
  request.signal.throwIfAborted();
  return finished(server, request, url, response);
}
