import {
  currentView,
  decode,
  encode,
  isPorticoError,
  PorticoError,
  requestText,
} from "@portico/core/internal";
import * as z from "zod/v4";
import { type BoundHandler, handlersOf, type PluginMetadata } from "./define.js";
import { isPluginError } from "./plugin-error.js";

/** A plugin request whose body the server has already read. */
export interface PluginCall {
  /** URL of the request, or its path. */
  readonly url: string;
  /** The raw body. */
  readonly body: string;
}

/** Options of `processRequest`. */
export interface ProcessOptions {
  /**
   * Receives errors that are not reported to the platform, such as invalid responses, and errors
   * that handlers throw, except {@link PluginError}. Default: `console.error`.
   */
  readonly onError?: (error: unknown) => void;
}

const dataClaimSchema = z.looseObject({
  request: z.unknown(),
  metadata: z.looseObject({ appExtensionType: z.string() }),
});

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  PLUGIN_SIGNATURE: 401,
  PLUGIN_CLAIMS: 401,
  PLUGIN_PAYLOAD: 400,
  PLUGIN_UNKNOWN: 404,
  PLUGIN_TOO_LARGE: 413,
};

/** Maximum size of a request in bytes. An order with 300 line items is about 1 MB. */
const MAX_REQUEST_BYTES = 8_000_000;

const PLUGIN_SUBJECT = { name: "The plugin's request", code: "PLUGIN" } as const;

const issuesOf = ({ issues }: z.ZodError, parentPath: string) =>
  issues.map(({ path, message }) => `${[parentPath, ...path].join(".")} ${message}`).join("; ");

function findHandler(state: object, type: string, url: string): BoundHandler {
  const path = new URL(url, "http://plugin.invalid").pathname.replace(/\/+$/, "");
  const handlers = handlersOf(state).get(type.toUpperCase());
  for (const handler of handlers?.values() ?? []) {
    if (path.endsWith(handler.path)) return handler;
  }
  const requestedHandler = handlers
    ? `for ${JSON.stringify(path.slice(-60))}`
    : `of ${JSON.stringify(type)}`;
  throw new PorticoError(
    `No plugin handler is registered ${requestedHandler}: register it with provideHandlers`,
    {
      code: "PLUGIN_UNKNOWN",
    },
  );
}

async function runHandler(handler: BoundHandler, request: unknown, metadata: PluginMetadata) {
  const result = await handler.run({ request: decode(request, handler.request), metadata });
  const encoded = encode(result, handler.response);
  const validation = handler.schema.safeParse(encoded);
  if (validation.success) return encoded;
  throw new PorticoError(
    `The platform does not accept the result of ${handler.name}: ${issuesOf(validation.error, "result")}`,
    { code: "PLUGIN_RESPONSE" },
  );
}

/**
 * Verifies the signature of a plugin request, calls its handler and validates the handler's result.
 *
 * @param call - the platform's request, or its URL and body
 * @returns the result, to be sent as JSON
 * @throws PorticoError - PLUGIN_SIGNATURE, PLUGIN_CLAIMS (issuer, audience or expiry), PLUGIN_PAYLOAD,
 * PLUGIN_TOO_LARGE, PLUGIN_UNKNOWN, PLUGIN_RESPONSE, NO_SERVICE_PLUGINS; any error that the handler
 * throws
 * @example
 * ```ts
 * import { createClient } from "@portico/core";
 * import { servicePlugins } from "@portico/ecom/plugins";
 * import { AppStrategy } from "@portico/identity/app";
 *
 * const client = createClient({
 *   auth: AppStrategy({ appId: "<app id>", publicKey: "<public key>" }),
 *   modules: { servicePlugins },
 * });
 * const result = await client.servicePlugins.process({
 *   url: "/plugins/v1/getRates",
 *   body: "<raw body>",
 * });
 * ```
 */
export async function process(call: Request | PluginCall): Promise<unknown> {
  const { state } = currentView();
  if (!state.auth?.verify) {
    throw new PorticoError(
      "This client cannot process plugin requests: create it with AppStrategy({ appId, publicKey })",
      {
        code: "NO_SERVICE_PLUGINS",
      },
    );
  }
  const message = call instanceof Request ? call : new Response(call.body);
  const body = await requestText(message, MAX_REQUEST_BYTES, "PLUGIN_TOO_LARGE");
  const { data } = await state.auth.verify(body.trim(), PLUGIN_SUBJECT);
  const claimResult = dataClaimSchema.safeParse(data);
  if (!claimResult.success) {
    throw new PorticoError(
      `The plugin request cannot be read: ${issuesOf(claimResult.error, "data")}`,
      {
        code: "PLUGIN_PAYLOAD",
      },
    );
  }
  const { request, metadata } = claimResult.data;
  const handler = findHandler(state, metadata.appExtensionType, call.url);
  // The cast lets the handler receive identities whose kind the types do not list.
  return runHandler(handler, request, metadata as PluginMetadata);
}

/**
 * Processes a plugin request and returns the response, for a server's route. Rejects only if
 * `onError` throws, or if the data of a {@link PluginError} cannot be converted to JSON.
 * Responds with the status and code of a handler's {@link PluginError}, with a 4xx status for an
 * invalid request, and with status 500 and no details for any other error.
 *
 * @param request - the platform's POST request
 * @param options - `onError`: receives errors that are not reported to the platform
 * @example
 * ```ts
 * import { createClient } from "@portico/core";
 * import { servicePlugins } from "@portico/ecom/plugins";
 * import { AppStrategy } from "@portico/identity/app";
 *
 * const client = createClient({
 *   auth: AppStrategy({ appId: "<app id>", publicKey: "<public key>" }),
 *   modules: { servicePlugins },
 * });
 * export const POST = (request: Request) => client.servicePlugins.processRequest(request);
 * ```
 */
export async function processRequest(
  request: Request,
  { onError = (error) => console.error(error) }: ProcessOptions = {},
): Promise<Response> {
  try {
    // `Response.json` throws for undefined.
    return Response.json((await process(request)) ?? {});
  } catch (error) {
    if (isPluginError(error)) {
      const { code, data, httpCode } = error;
      return Response.json({ applicationError: { code, data } }, { status: httpCode });
    }
    const code = isPorticoError(error) ? error.code : undefined;
    const status = STATUS_BY_CODE[code ?? ""];
    if (status !== undefined) return Response.json({ code }, { status });
    onError(error);
    return Response.json({}, { status: 500 });
  }
}
