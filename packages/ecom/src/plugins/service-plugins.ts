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

/** A call of the platform, where a server has read it already. */
export interface PluginCall {
  /** The address that was called, or its path. */
  readonly url: string;
  /** The body as it came. */
  readonly body: string;
}

/** Options of `processRequest`. */
export interface ProcessOptions {
  /**
   * Told of what went wrong on this side, of which the platform gets no word: what a handler has thrown, and answers
   * that are wrong. Default: `console.error`.
   */
  readonly onError?: (error: unknown) => void;
}

/** The `data` claim of a call. */
const claim = z.looseObject({
  request: z.unknown(),
  metadata: z.looseObject({ appExtensionType: z.string() }),
});

/** The status that each refusal is answered with. */
const REFUSED: Readonly<Record<string, number>> = {
  PLUGIN_SIGNATURE: 401,
  PLUGIN_CLAIMS: 401,
  PLUGIN_PAYLOAD: 400,
  PLUGIN_UNKNOWN: 404,
  PLUGIN_TOO_LARGE: 413,
};

/** An order of 300 line items has about 1 MB. */
const MAX_BYTES = 8_000_000;

const SUBJECT = { name: "The plugin's request", code: "PLUGIN" } as const;

const issuesOf = ({ issues }: z.ZodError, at: string) =>
  issues.map(({ path, message }) => `${[at, ...path].join(".")} ${message}`).join("; ");

/** The handler of a call: its plugin by its type, whatever the case, and the handler by the end of the address. */
function found(state: object, type: string, url: string): BoundHandler {
  const path = new URL(url, "http://plugin.invalid").pathname.replace(/\/+$/, "");
  const handlers = handlersOf(state).get(type.toUpperCase());
  for (const handler of handlers?.values() ?? []) {
    if (path.endsWith(handler.path)) return handler;
  }
  const what = handlers ? `for ${JSON.stringify(path.slice(-60))}` : `of ${JSON.stringify(type)}`;
  throw new PorticoError(`The client has no handler ${what}: see provideHandlers`, {
    code: "PLUGIN_UNKNOWN",
  });
}

async function answered(handler: BoundHandler, request: unknown, metadata: PluginMetadata) {
  const answer = await handler.run({ request: decode(request, handler.request), metadata });
  const sent = encode(answer, handler.answer);
  const checked = handler.schema.safeParse(sent);
  if (checked.success) return sent;
  throw new PorticoError(
    `The answer of ${handler.name} is not what the platform takes: ${issuesOf(checked.error, "answer")}`,
    { code: "PLUGIN_ANSWER" },
  );
}

/**
 * Checks a call's signature, calls the handler that it is for, and checks what that answers.
 *
 * @param call - the platform's request, or its address and body
 * @returns the answer, to be sent as JSON
 * @throws PorticoError - PLUGIN_SIGNATURE, PLUGIN_CLAIMS (issuer, audience, expiry), PLUGIN_PAYLOAD, PLUGIN_TOO_LARGE,
 *   PLUGIN_UNKNOWN, PLUGIN_ANSWER, NO_SERVICE_PLUGINS; what the handler throws
 * @example
 * ```ts
 * import { servicePlugins } from "@portico/ecom/plugins";
 *
 * const plugins = client.use(servicePlugins);
 * const answer = await plugins.process({ url: "/plugins/v1/getRates", body: "…" });
 * ```
 */
export async function process(call: Request | PluginCall): Promise<unknown> {
  const { state } = currentView();
  if (!state.auth?.verify) {
    throw new PorticoError("Plugins need a client of AppStrategy({ appId, publicKey })", {
      code: "NO_SERVICE_PLUGINS",
    });
  }
  const message = call instanceof Request ? call : new Response(call.body);
  const body = await requestText(message, MAX_BYTES, "PLUGIN_TOO_LARGE");
  const { data } = await state.auth.verify(body.trim(), SUBJECT);
  const parsed = claim.safeParse(data);
  if (!parsed.success) {
    throw new PorticoError(`The call cannot be read: ${issuesOf(parsed.error, "data")}`, {
      code: "PLUGIN_PAYLOAD",
    });
  }
  const { request, metadata } = parsed.data;
  const handler = found(state, metadata.appExtensionType, call.url);
  // an identity of a kind that is not known yet is handed on as it is
  return answered(handler, request, metadata as PluginMetadata);
}

/**
 * The same for a server's route: never rejects. A handler's {@link PluginError} is answered with its status and code, a
 * call that is refused with 4xx, anything else with 500 and not a word of what it was.
 *
 * @param request - the platform's POST
 * @param options - `onError`: told of what went wrong on this side
 * @example
 * ```ts
 * import { servicePlugins } from "@portico/ecom/plugins";
 *
 * const plugins = client.use(servicePlugins);
 * const POST = (request: Request) => plugins.processRequest(request);
 * ```
 */
export async function processRequest(
  request: Request,
  { onError = (error) => console.error(error) }: ProcessOptions = {},
): Promise<Response> {
  try {
    // json() knows no undefined
    return Response.json((await process(request)) ?? {});
  } catch (error) {
    if (isPluginError(error)) {
      const { code, data, httpCode } = error;
      return Response.json({ applicationError: { code, data } }, { status: httpCode });
    }
    const code = isPorticoError(error) ? error.code : undefined;
    const status = REFUSED[code ?? ""];
    if (status !== undefined) return Response.json({ code }, { status });
    onError(error);
    return Response.json({}, { status: 500 });
  }
}
