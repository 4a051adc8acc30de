import { checkedRequest, combine, documentedRequest, requestSchema } from "../checks/requests.js";
import { withoutNulls } from "../checks/typed.js";
import type { Caller } from "../kernel/caller.js";
import { type Access, checkAccess, type Handler } from "../kernel/handler.js";
import { notEmulated, PlatformError } from "../kernel/platform-error.js";
import type { Page } from "../kernel/service.js";
import { problemPage } from "../pages/page.js";
import { addCors, canRead, isOwnHost, preflight, type TrustedHosts } from "./cors.js";
import { type Destination, isOwnPath } from "./destinations.js";
import { catchUp } from "./due.js";
import { DroppedConnection, type Fault, faultResponse } from "./faults.js";
import { json, jsonText } from "./json-response.js";
import type { Exchange } from "./log/requests.js";
import { findUnemulatedApi } from "./not-emulated.js";
import { readRequest } from "./read-request.js";
import type { Match } from "./router.js";
import { runHandler } from "./run.js";
import type { Server } from "./server.js";
import { type Job, readerOf } from "./work.js";

interface Call {
  readonly server: Server;
  readonly request: Request;
  readonly url: URL;
  readonly destination: Destination;
  readonly exchange: Exchange;
}

/** Operations that do not require a token ignore invalid tokens. */
function callerOf({ server, request }: Call, name: string, access: Access): Caller {
  const header = request.headers.get("Authorization");
  try {
    const caller = server.authenticate(readerOf(server.state()), header, server.clock.now());
    checkAccess(access, caller, name);
    return caller;
  } catch (error) {
    if (access === "open") return { kind: "anonymous" };
    throw error;
  }
}

function checkSite({ server, request }: Call): void {
  const requestedId = request.headers.get("wix-site-id");
  const { id } = server.state().site;
  if (!requestedId || requestedId === id) return;
  const description = `The id of the emulator's site is ${id}`;
  throw new PlatformError(404, "The 'wix-site-id' header names another site", {
    applicationError: { code: "SITE_NOT_FOUND", description },
  });
}

async function serveOperation(call: Call, match: Match, handler: Handler): Promise<Response> {
  const { server, request, url, exchange } = call;
  const { name } = match.route;
  exchange.caller = callerOf(call, name, handler.access).kind;
  checkSite(call);
  const body = await readRequest(request, url, match);
  const allFields = combine(body.json, body.text);
  exchange.request = JSON.stringify(allFields);
  const schema = handler.unchecked
    ? undefined
    : (handler.schema ?? (await requestSchema(match.route)));
  const { headers, method } = request;
  const input = schema
    ? checkedRequest(schema, documentedRequest(schema, body, handler.undocumented))
    : allFields;
  const handlerRequest =
    schema && !handler.nulls ? (withoutNulls(schema, input) as typeof input) : input;
  // Authenticate again for each attempt. While the request waited for an external response, the
  // caller may have been logged out or blocked, or the emulator may have been reset.
  const newJob = (): Job => ({
    operation: name,
    caller: callerOf(call, name, handler.access),
    headers,
  });
  return await runHandler(server, exchange.id, newJob, (context) => {
    const state = server.state();
    if (method !== "GET") {
      context.changes.later(() => {
        state.writes += 1;
      });
    }
    return handler.run(handlerRequest, context);
  });
}

async function servePage(
  { server, request, url, exchange }: Call,
  { page, rest }: { readonly page: Page; readonly rest: string },
): Promise<Response> {
  const { headers, method } = request;
  const bytes = new Uint8Array(await request.arrayBuffer());
  const body = new TextDecoder().decode(bytes);
  const newJob = (): Job => ({ operation: page.path, caller: { kind: "anonymous" }, headers });
  return await runHandler(server, exchange.id, newJob, (context) =>
    page.serve({ method, url, rest, body, bytes, headers }, context),
  );
}

async function dispatch(call: Call): Promise<Response> {
  const { server, request, url, destination, exchange } = call;
  try {
    if (destination.kind === "page") return await servePage(call, destination);
    if (destination.kind === "graphql") {
      const { serveGraphql } = await import("./graphql/serve-graphql.js");
      return await serveGraphql(request, (fieldRequest) => serve(server, fieldRequest));
    }
    if (destination.kind === "operation" && destination.handler) {
      return await serveOperation(call, destination.match, destination.handler);
    }
    if (destination.kind === "nowhere" && isOwnPath(url.pathname)) {
      const { site } = server.state();
      return problemPage(site, "Page not found", "The emulator doesn’t have this page.", 404);
    }
    const location = `${request.method} ${url.pathname}`;
    const api =
      destination.kind === "operation"
        ? destination.match.route.name
        : findUnemulatedApi(url.pathname);
    if (api === undefined) throw new PlatformError(404, `No operation at ${location}`);
    exchange.caller = callerOf(call, api, "anyone").kind;
    throw notEmulated(destination.kind === "operation" ? api : `The ${api} API (${location})`);
  } catch (error) {
    if (error instanceof PlatformError) return json(error.status, error.toBody());
    throw error;
  }
}

/** Reads the body first, so that the request is handled even if the client disconnects. */
async function withBufferedBody(request: Request): Promise<Request> {
  const { headers, method, url } = request;
  const body = method === "GET" || method === "HEAD" ? null : await request.arrayBuffer();
  return new Request(url, { method, headers, body });
}

async function applyFaults(
  { server, request: { signal } }: Call,
  faults: readonly Fault[],
): Promise<Response | undefined> {
  const stateBefore = server.state();
  for (const fault of faults) {
    if (fault.kind === "delay") await server.clock.sleep(fault.ms, signal);
    // If the emulator was reset in the meantime, an aborted request must not affect the new state.
    if (server.state() !== stateBefore) signal.throwIfAborted();
    if (fault.kind === "drop" && !fault.after) throw new DroppedConnection();
    const response = faultResponse(fault);
    if (response) return response;
  }
  return undefined;
}

function rejectionOf(request: Request, url: URL, trusted: TrustedHosts): Response | undefined {
  const forbidden = (message: string) => json(403, { message, details: {} });
  if (!isOwnHost(request, trusted)) {
    return forbidden("Unknown host: set it with the option host, aliases or origin");
  }
  if (trusted.strict && !isOwnPath(url.pathname) && !canRead(request, trusted)) {
    const origin = request.headers.get("Origin");
    return forbidden(
      `The origin ${origin} is not allowed in strict mode: add one of its URLs to site.redirectAllowList`,
    );
  }
  if (isOwnPath(url.pathname) && request.method !== "GET" && !canRead(request, trusted)) {
    return forbidden("Hosted pages only accept forms from pages on this machine");
  }
  return undefined;
}

/** Trusted origins can read the API and images, but not hosted pages. */
function withHeaders({ server, request, url, destination, exchange }: Call, response: Response) {
  const { headers } = response;
  const isOwn = isOwnPath(url.pathname);
  headers.set("X-Wix-Request-Id", exchange.id);
  if (isOwn && !(destination.kind === "page" && destination.page.shared)) {
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    headers.set("Referrer-Policy", "same-origin");
  } else {
    addCors(request, headers, trustedHosts(server));
  }
  if (!isOwn) {
    headers.set("X-Wix-Consistent", `portico-${server.state().writes}`);
    headers.set("Cache-Control", "no-store");
  }
  return response;
}

function trustedHosts(server: Server): TrustedHosts {
  const { redirectAllowList, strict } = server.state().site;
  return { hosts: server.hosts(), urls: redirectAllowList, strict };
}

async function respond(call: Call): Promise<Response> {
  const { server, request, url, exchange } = call;
  const faults = server.faults.take(exchange.operation, url.pathname);
  exchange.faults = faults.map(({ kind }) => kind);
  const isDelayed = exchange.faults.includes("delay");
  const bufferedRequest = isDelayed ? await withBufferedBody(request) : request;
  const response =
    (await applyFaults(call, faults)) ?? (await dispatch({ ...call, request: bufferedRequest }));
  if (faults.some((fault) => fault.kind === "drop" && fault.after)) throw new DroppedConnection();
  request.signal.throwIfAborted();
  return response;
}

/**
 * The promise rejects if a fault drops the connection or the caller aborts the request.
 *
 * @param address - Address of the calling machine. Undefined for requests in this process.
 */
export async function serve(server: Server, request: Request, address?: string): Promise<Response> {
  request.signal.throwIfAborted();
  const url = new URL(request.url);
  const rejection = rejectionOf(request, url, trustedHosts(server));
  if (rejection) return rejection;
  const controlResponse = server.control(request, url, address);
  if (controlResponse) return await controlResponse;
  if (request.method === "OPTIONS") return preflight(request, trustedHosts(server));
  catchUp(server);
  const destination = server.destinations.find(request.method, url.pathname);
  const exchange = server.requests.begin(request.method, url.pathname);
  if (destination.kind === "operation") exchange.operation = destination.match.route.name;
  if (destination.kind === "graphql") exchange.operation = destination.kind;
  const call = { server, request, url, destination, exchange };
  // Do not log image requests, which would push other requests out of the log.
  const isLogged = !(destination.kind === "page" && destination.page.shared);
  try {
    const response = await respond(call);
    if (isLogged) {
      const body = await jsonText(response);
      exchange.complete({ status: response.status, ...(body === undefined ? {} : { body }) });
    }
    return withHeaders(call, response);
  } catch (error) {
    if (isLogged) exchange.complete();
    throw error;
  }
}
