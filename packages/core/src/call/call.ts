import type { ClientView } from "../client/client-view.js";
import { currentView } from "../client/context.js";
import { API_HOST, EDGE_HOST } from "../client/environment.js";
import { PorticoError } from "../errors/portico-error.js";
import { queryBuilder } from "../query/build-query.js";
import type { Query } from "../query/query.js";
import { sendAs } from "../transport/authorized.js";
import { badPayload } from "../transport/transport.js";
import { requestOf, withFieldMask } from "../wire/arguments.js";
import { decode, encode, UnsendableField } from "../wire/codec.js";
import type { Operation } from "../wire/operation.js";
import { type Fields, own } from "../wire/records.js";
import { targetOf, unsendable } from "../wire/url.js";
import { validated } from "./validate.js";

/** The request as it is sent. */
function wireRequest(view: ClientView, operation: Operation, args: readonly unknown[]): Fields {
  try {
    const request = encode(requestOf(operation, args), operation.request);
    return withFieldMask(operation, request, view.options.fieldMask);
  } catch (error) {
    if (error instanceof UnsendableField) throw unsendable(operation, error.field, error.reason);
    throw unsendable(operation, "", `cannot be sent: ${(error as Error).message}`);
  }
}

/** Carries out one call; all that reads its arguments happens before it first waits. */
async function execute(
  view: ClientView,
  operation: Operation,
  args: readonly unknown[],
): Promise<unknown> {
  const { environment, options, auth } = view.state;
  const request = wireRequest(view, operation, args);
  const { method, path, body } = targetOf(operation, request);
  await validated(options.validate?.[operation.name], operation, request);
  const edge =
    method === "GET" && auth?.cdn && options.cdn !== false && environment.baseUrl === API_HOST;
  const answer = await sendAs(view, {
    method,
    url: (edge ? EDGE_HOST : environment.baseUrl) + path,
    body,
    read: operation.read ?? operation.method === "GET",
    operation,
  });
  try {
    const decoded = decode(answer.body, operation.response);
    return operation.returns === undefined ? decoded : own(decoded, operation.returns);
  } catch (error) {
    // Lists within lists a hundred thousand deep are valid JSON.
    const { status, requestId } = answer;
    throw badPayload((error as Error).message, { status, requestId, operation: operation.name });
  }
}

/**
 * Carries out an operation on the client of the moment. A query operation without a query gives
 * its builder instead.
 *
 * @param operation - what to call
 * @param args - its positional arguments
 * @throws PorticoError where there is no client: as a rejection, or from a builder's call at once
 */
export function call<Result>(operation: Operation, args: readonly unknown[]): Result {
  const builds = operation.query && (args[0] ?? undefined) === undefined;
  let view: ClientView;
  try {
    view = currentView();
  } catch (error) {
    if (builds) throw error;
    if (error instanceof PorticoError) return Promise.reject(error) as Result;
    throw error;
  }
  const find = (query: Query) => execute(view, operation, [query, ...args.slice(1)]);
  return (builds ? queryBuilder(operation, find) : execute(view, operation, args)) as Result;
}
