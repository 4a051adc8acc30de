import { z } from "zod/v4";
import { violationsOf } from "../../checks/violations.js";
import { type PluginHandlerName, pluginHandlers } from "../../generated/plugins.js";
import { identityFor } from "../../kernel/caller.js";
import type { CallResult, PlainCall } from "../../kernel/external-calls.js";
import type { CallOrigin } from "../../kernel/service.js";
import type { PluginSetup } from "../../options/plugin-setup.js";
import { sign } from "../../site/keys.js";
import { type PluginData, type PluginRecord, pluginSlice } from "./slice.js";

/** Timeout of a plugin call, measured by the emulator's clock. */
const TIMEOUT_MS = 10_000;
/** How long rates are cached while their input stays the same. */
const CACHE_MS = 600_000;
const SIGNATURE_SECONDS = 300;
const MAX_LOGGED = 500;
const MAX_CACHED = 200;

const FAILED_CALL: CallResult = { kind: "failed" };

const isHandler = (name: string): name is PluginHandlerName => Object.hasOwn(pluginHandlers, name);

const appErrorSchema = z.looseObject({
  applicationError: z.looseObject({
    code: z.string(),
    data: z.record(z.string(), z.unknown()).optional(),
  }),
});

async function signedBody(
  plugin: PluginSetup,
  { body }: PlainCall,
  origin: CallOrigin,
): Promise<string> {
  const { site } = origin.reader;
  const metadata = {
    appExtensionType: plugin.type,
    requestId: origin.requestId,
    currency: site.currency,
    languages: [site.language],
    instanceId: plugin.instanceId,
    identity: identityFor(origin, plugin.appId),
  };
  const issuedAt = Math.floor(origin.clock.now() / 1000);
  const times = { issued: issuedAt, expires: issuedAt + SIGNATURE_SECONDS };
  const claims = { data: { request: body, metadata } };
  return sign(claims, { issuer: "wix.com", audience: plugin.appId, ...times });
}

type Outcome = Pick<PluginRecord, "outcome" | "status" | "reason"> & {
  readonly result: CallResult;
};

async function outcomeOf(response: Response, name: string): Promise<Outcome> {
  const { status } = response;
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    const outcome = status === 200 ? "invalid" : "rejected";
    return { outcome, status, reason: "not JSON", result: FAILED_CALL };
  }
  if (status !== 200) {
    const appError = appErrorSchema.safeParse(body);
    if (!appError.success) return { outcome: "rejected", status, result: FAILED_CALL };
    const { code, data } = appError.data.applicationError;
    return {
      outcome: "error",
      status,
      reason: code,
      result: { kind: "error", status, code, data },
    };
  }
  const schema = isHandler(name) ? await pluginHandlers[name].schema() : z.never();
  const validation = z.record(z.string(), z.unknown()).and(schema).safeParse(body);
  if (validation.success) {
    const response = body as Readonly<Record<string, unknown>>;
    return { outcome: "response", status, result: { kind: "response", response } };
  }
  const reason = violationsOf(schema, body)
    .map(({ field, description }) => `${field} ${description}`)
    .join("; ");
  return { outcome: "invalid", status, reason: reason || "no object", result: FAILED_CALL };
}

function withTimeout(
  send: () => Promise<Outcome>,
  requestAbort: AbortController,
  { clock }: CallOrigin,
): Promise<Outcome> {
  const callEnd = new AbortController();
  const timeout = new Promise<Outcome>((resolve) => {
    const onTimeout = () => {
      requestAbort.abort();
      resolve({ outcome: "timeout", result: FAILED_CALL });
    };
    clock.after(TIMEOUT_MS, onTimeout, callEnd.signal);
  });
  const outcome = send().catch((): Outcome => ({ outcome: "unreachable", result: FAILED_CALL }));
  return Promise.race([outcome, timeout]).finally(() => callEnd.abort());
}

/** Masks the gift card code and removes its PIN. */
function maskedBody({ body }: PlainCall): object {
  const { code, pin, ...rest } = body as { readonly code?: unknown; readonly pin?: unknown };
  const maskedCode = typeof code === "string" ? { code: `****${code.slice(-4)}` } : {};
  return { ...maskedCode, ...rest };
}

export function callSender(fetch: typeof globalThis.fetch | undefined) {
  return async (call: PlainCall, origin: CallOrigin): Promise<CallResult> => {
    // Bypass `changes`: the call log and the cache must not be rolled back with a failed request.
    const data = origin.reader.store(pluginSlice) as PluginData;
    const plugin = data.installed.get(call.recipient);
    if (!plugin || !isHandler(call.method)) return FAILED_CALL;
    const { path } = pluginHandlers[call.method];
    const key = JSON.stringify([call.method, call.body]);
    const cachedCall = data.cached.get(key);
    if (cachedCall && cachedCall.until > origin.clock.now()) {
      return { kind: "response", response: cachedCall.response };
    }
    const url = `${(plugin.url ?? "http://plugin.localhost").replace(/\/+$/, "")}${path}`;
    const time = origin.clock.now();
    const body = await signedBody(plugin, call, origin);
    const requestAbort = new AbortController();
    const send = async () => {
      const request = new Request(url, {
        method: "POST",
        headers: { "Content-Type": "text/plain" },
        body,
        signal: requestAbort.signal,
      });
      const response = await (plugin.fetch ?? fetch ?? globalThis.fetch)(request);
      return outcomeOf(response, call.method);
    };
    const { result, ...outcome } = await withTimeout(send, requestAbort, origin);
    const request = maskedBody(call);
    const { type } = plugin;
    data.calls.push({ type, handler: call.method, url, request, at: time, ...outcome });
    if (data.calls.length > MAX_LOGGED) data.calls.shift();
    if (result.kind === "response" && call.method === "getShippingRates") {
      data.cached.set(key, { until: origin.clock.now() + CACHE_MS, response: result.response });
      const [oldest] = data.cached.keys();
      if (oldest !== undefined && data.cached.size > MAX_CACHED) data.cached.delete(oldest);
    }
    return result;
  };
}
