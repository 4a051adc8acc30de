import type { ClientView } from "../client/client-view.js";
import { currentView } from "../client/context.js";
import { ValidationError } from "../errors/portico-error.js";
import { sendOperation } from "../transport/authorize.js";
import { networkError } from "../transport/http.js";
import { unusableResponse } from "../transport/response.js";
import { withArgumentNames } from "../wire/argument-names.js";
import { requestFromArguments, withFieldMask } from "../wire/arguments.js";
import { decodeInPlace, encode } from "../wire/codec.js";
import type { Operation } from "../wire/operation.js";
import { type Fields, ownField } from "../wire/records.js";
import { withValidationErrors } from "../wire/sendable.js";
import { rejectUnknownArguments } from "../wire/unknown-arguments.js";
import { requestParts } from "../wire/url.js";
import { withCallSite } from "./call-site.js";

function buildRequest(view: ClientView, operation: Operation, args: readonly unknown[]): Fields {
  return withValidationErrors(operation, () => {
    // Bundlers drop this code in production builds.
    if (typeof process === "object" && process.env && process.env.NODE_ENV !== "production") {
      rejectUnknownArguments(operation, args);
    }
    const request = encode(requestFromArguments(operation, args), operation.request);
    return withFieldMask(operation, request, view.options.fieldMask);
  });
}

/** Reads the arguments before the first `await`, so that later changes to them have no effect. */
async function execute(
  operation: Operation,
  args: readonly unknown[],
  view: ClientView = currentView(operation.name),
): Promise<unknown> {
  const request = buildRequest(view, operation, args);
  const { method, path, body } = requestParts(operation, request);
  const { validate } = view.state.options;
  const check =
    validate &&
    (await import("./validate.js").then(
      ({ createCheck }) =>
        createCheck(validate, operation, withArgumentNames, unusableResponse, ValidationError),
      (error) => {
        throw networkError(error, { operation: operation.name });
      },
    ));
  await check?.(request);
  const isRead = operation.read ?? method === "GET";
  const response = await sendOperation(view, { method, path, body, read: isRead, operation });
  await check?.(request, response);
  try {
    const decoded = decodeInPlace(response.body, operation.response);
    return operation.returns === undefined ? decoded : ownField(decoded, operation.returns);
  } catch (error) {
    // Deeply nested JSON can overflow the engine's call stack during decoding.
    throw unusableResponse("BAD_PAYLOAD", (error as Error).message, response, {
      operation: operation.name,
    });
  }
}

/** Calls an operation, by default with the current client. */
export const call = ((operation, args, view) => {
  const promise = execute(operation, args, view);
  // Repeat this condition, because bundlers do not follow constants.
  if (typeof process === "object" && process.env && process.env.NODE_ENV !== "production") {
    const site = {};
    // Capturing the stack is slow. Bundlers and frameworks set NODE_ENV, but plain Node programs
    // usually do not.
    if (process.env.NODE_ENV) Error.captureStackTrace?.(site, call);
    return withCallSite(promise, site);
  }
  return promise;
}) as <Result>(operation: Operation, args: readonly unknown[], view?: ClientView) => Result;
