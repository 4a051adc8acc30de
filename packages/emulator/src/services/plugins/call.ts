// Calls plugins: signs requests like the platform, uses the same timeout, and validates the responses.
import { z } from "zod/v4";
import { violationsOf } from "../../checks/violations.js";
import { type PluginHandlerName, pluginHandlers } from "../../generated/plugins.js";
import { identityFor } from "../../kernel/caller.js";
import type { Question, Reply } from "../../kernel/outside.js";
import type { Asking } from "../../kernel/service.js";
import type { PluginSetup } from "../../options/plugin-setup.js";
import { sign } from "../../site/keys.js";
import { type PluginData, type PluginRecord, pluginSlice } from "./slice.js";

/** Timeout of a plugin call in milliseconds of the emulator's clock. */
const ANSWER_MS = 10_000;
/** How long rates are cached, in milliseconds, while their input stays the same. */
const CACHED_MS = 600_000;
/** Lifetime of a signature in seconds. */
const SIGNED = 300;
const KEPT_CALLS = 500;
const KEPT_ANSWERS = 200;

const FAILED: Reply = { kind: "failed" };

const isHandler = (name: string): name is PluginHandlerName => Object.hasOwn(pluginHandlers, name);

const ownError = z.looseObject({
  applicationError: z.looseObject({
    code: z.string(),
    data: z.record(z.string(), z.unknown()).optional(),
  }),
});

type Asked = Omit<Question, "undo">;

async function bodyOf(plugin: PluginSetup, { body }: Asked, by: Asking): Promise<string> {
  const { site } = by.reader;
  const metadata = {
    appExtensionType: plugin.type,
    requestId: by.requestId,
    currency: site.currency,
    languages: [site.language],
    instanceId: plugin.instanceId,
    identity: identityFor(by, plugin.appId),
  };
  const issued = Math.floor(by.clock.now() / 1000);
  const times = { issuer: "wix.com", audience: plugin.appId, issued, expires: issued + SIGNED };
  return sign({ data: { request: body, metadata } }, times);
}

type Outcome = Pick<PluginRecord, "outcome" | "status" | "reason"> & { readonly reply: Reply };

/** Returns the outcome of a plugin's HTTP response. */
async function outcomeOf(response: Response, name: string): Promise<Outcome> {
  const { status } = response;
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return {
      outcome: status === 200 ? "wrong" : "refused",
      status,
      reason: "not JSON",
      reply: FAILED,
    };
  }
  if (status !== 200) {
    const own = ownError.safeParse(body);
    if (!own.success) return { outcome: "refused", status, reply: FAILED };
    const { code, data } = own.data.applicationError;
    const reply: Reply = { kind: "error", status, code, ...(data ? { data } : {}) };
    return { outcome: "error", status, reason: code, reply };
  }
  const schema = isHandler(name) ? await pluginHandlers[name].schema() : z.never();
  const checked = z.record(z.string(), z.unknown()).and(schema).safeParse(body);
  if (checked.success) {
    const answer = body as Readonly<Record<string, unknown>>;
    return { outcome: "answer", status, reply: { kind: "answer", answer } };
  }
  const reason = violationsOf(schema, body)
    .map(({ field, description }) => `${field} ${description}`)
    .join("; ");
  return { outcome: "wrong", status, reason: reason || "no object", reply: FAILED };
}

/** Sends a call and aborts it at the timeout. */
function posted(
  send: () => Promise<Outcome>,
  stop: AbortController,
  { clock }: Asking,
): Promise<Outcome> {
  const done = new AbortController();
  const late = new Promise<Outcome>((resolve) => {
    const tooLate = () => {
      stop.abort();
      resolve({ outcome: "late", reply: FAILED });
    };
    clock.after(ANSWER_MS, tooLate, done.signal);
  });
  const answered = send().catch((): Outcome => ({ outcome: "unreachable", reply: FAILED }));
  return Promise.race([answered, late]).finally(() => done.abort());
}

/** Returns a request for the log, without codes that could be used to pay. */
function shown({ body }: Asked): object {
  const { code, pin, ...rest } = body as { readonly code?: unknown; readonly pin?: unknown };
  const hidden = typeof code === "string" ? { code: `****${code.slice(-4)}` } : {};
  return { ...hidden, ...rest };
}

function keep(data: PluginData, record: PluginRecord): void {
  data.calls.push(record);
  if (data.calls.length > KEPT_CALLS) data.calls.shift();
}

/** Creates the function that calls plugins for handlers. */
export function calls(fetch: typeof globalThis.fetch | undefined) {
  return async (question: Asked, by: Asking): Promise<Reply> => {
    // The call log and the cache are not rolled back when a request fails.
    const data = by.reader.store(pluginSlice) as PluginData;
    const plugin = data.installed.get(question.to);
    if (!plugin || !isHandler(question.about)) return FAILED;
    const { path } = pluginHandlers[question.about];
    const key = JSON.stringify([question.about, question.body]);
    const cached = data.cached.get(key);
    if (cached && cached.until > by.clock.now()) return { kind: "answer", answer: cached.answer };
    const url = `${(plugin.url ?? "http://plugin.localhost").replace(/\/+$/, "")}${path}`;
    const at = by.clock.now();
    const body = await bodyOf(plugin, question, by);
    const stop = new AbortController();
    const send = async () => {
      const request = new Request(url, {
        method: "POST",
        headers: { "Content-Type": "text/plain" },
        body,
        signal: stop.signal,
      });
      const response = await (plugin.fetch ?? fetch ?? globalThis.fetch)(request);
      return outcomeOf(response, question.about);
    };
    const { reply, ...outcome } = await posted(send, stop, by);
    keep(data, {
      type: plugin.type,
      handler: question.about,
      url,
      request: shown(question),
      at,
      ...outcome,
    });
    if (reply.kind === "answer" && question.about === "getShippingRates") {
      data.cached.set(key, { until: by.clock.now() + CACHED_MS, answer: reply.answer });
      const [oldest] = data.cached.keys();
      if (oldest !== undefined && data.cached.size > KEPT_ANSWERS) data.cached.delete(oldest);
    }
    return reply;
  };
}
