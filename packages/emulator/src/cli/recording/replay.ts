// Replays a recording and reports responses that differ.
import { base64url } from "jose";
import { Comparison, type Difference, Meanings } from "./compare.js";
import { PACKED, type Pair } from "./pair.js";
import { isPersonal, SYMBOL } from "./pseudonyms.js";

export interface Stage {
  readonly fetch: typeof globalThis.fetch;
  /** Sets the current time, in milliseconds since 1970. A returned promise is awaited. */
  setTime(now: number): unknown;
  /** API key that replaces recorded ones. */
  readonly apiKey: string | undefined;
  /** Returns the last login code in the outbox. */
  lastCode(): string | undefined | Promise<string | undefined>;
}

export interface Replayed {
  readonly pair: Pair;
  /** Reason why the request was not replayed. */
  readonly skipped?: string;
  readonly differences: readonly Difference[];
}

const API = "https://www.wixapis.com";

const symbolsIn = (value: unknown): string[] => JSON.stringify(value ?? null).match(SYMBOL) ?? [];

/** Replaces the symbols in a recorded value with their current values. */
function translated(value: unknown, meaning: (symbol: string) => string): unknown {
  if (typeof value === "string") return value.replace(SYMBOL, meaning);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => translated(item, meaning));
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [
      key.replace(SYMBOL, meaning),
      translated(held, meaning),
    ]),
  );
}

function requestOf(pair: Pair, meaning: (symbol: string) => string): Request {
  const { method, path, query, authorization, body } = pair;
  const url = new URL(
    path.replace(SYMBOL, (symbol) => encodeURIComponent(meaning(symbol))),
    API,
  );
  for (const [name, value] of query) {
    const sent = translated(value, meaning);
    url.searchParams.append(
      name,
      name === PACKED ? base64url.encode(JSON.stringify(sent)) : String(sent),
    );
  }
  const headers = new Headers();
  if (authorization !== undefined)
    headers.set("Authorization", String(translated(authorization, meaning)));
  if (!body) return new Request(url, { method, headers });
  const sent = translated(body.value, meaning);
  if (body.as === "form") {
    const form = new URLSearchParams(sent as Record<string, string>);
    return new Request(url, { method, headers, body: form });
  }
  headers.set("Content-Type", "application/json");
  return new Request(url, { method, headers, body: JSON.stringify(sent) });
}

/** Replaces a visitor from before the recording started. */
async function visitorToken({ fetch }: Stage): Promise<string> {
  const answer = await fetch(`${API}/oauth2/token`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ clientId: "recorded", grantType: "anonymous" }),
  });
  const { access_token } = (await answer.json()) as { access_token?: string };
  return access_token ?? "";
}

/** Requests that need a value from a hosted page cannot be replayed. */
function reasonToSkip(pair: Pair, lost: ReadonlySet<string>): string | undefined {
  const { grantType, grant_type } = (pair.body?.value ?? {}) as Record<string, unknown>;
  if ([grantType, grant_type].includes("authorization_code")) {
    return "its code comes from a hosted page, which is not recorded";
  }
  const needed = symbolsIn([pair.authorization, pair.body, pair.query]);
  return needed.some((symbol) => lost.has(symbol))
    ? "it needs a value from the response of a request that was not replayed"
    : undefined;
}

/**
 * Replays the requests in order.
 *
 * @param known - values of pseudonyms, such as `{ "portico-password-1": "portico" }`
 */
export async function replay(
  pairs: readonly Pair[],
  stage: Stage,
  known: Readonly<Record<string, string>> = {},
): Promise<Replayed[]> {
  const meanings = new Meanings();
  for (const [symbol, value] of Object.entries(known)) meanings.set(symbol, value);
  const lost = new Set<string>();
  let code: string | undefined;
  const meaning = (symbol: string): string => {
    const is = meanings.get(symbol);
    if (is !== undefined) return is;
    // text that a user typed is the same in the request and the response
    if (isPersonal(symbol)) {
      meanings.set(symbol, symbol);
      return symbol;
    }
    if (symbol.startsWith("portico-key-")) return stage.apiKey ?? symbol;
    return symbol.startsWith("portico-code-") ? (code ?? symbol) : symbol;
  };
  const differencesOf = (recorded: Pair["answer"], answered: Pair["answer"]) => {
    const refused = recorded.status >= 400;
    const [status, body] = [new Comparison(meanings, refused), new Comparison(meanings, refused)];
    status.compare(recorded.status, answered.status, "status");
    // compare even if the status differs, because later requests need the ids
    body.compare(recorded.body, answered.body);
    return answered.status >= 400 === refused
      ? [...status.differences, ...body.differences]
      : status.differences;
  };
  const replayed: Replayed[] = [];
  for (const pair of pairs) {
    const skipped = reasonToSkip(pair, lost);
    if (skipped !== undefined) {
      for (const symbol of symbolsIn(pair.answer.body)) {
        if (meanings.get(symbol) === undefined && !isPersonal(symbol)) lost.add(symbol);
      }
      replayed.push({ pair, skipped, differences: [] });
      continue;
    }
    await stage.setTime(pair.at);
    if (symbolsIn([pair.body, pair.query]).some((symbol) => symbol.startsWith("portico-code-"))) {
      code = await stage.lastCode();
    }
    for (const symbol of symbolsIn(pair.authorization)) {
      const isOlder = symbol.startsWith("portico-token-") && meanings.get(symbol) === undefined;
      if (isOlder) meanings.set(symbol, await visitorToken(stage));
    }
    const response = await stage.fetch(requestOf(pair, meaning));
    const text = await response.text();
    const answered = text === "" ? undefined : JSON.parse(text);
    const differences = differencesOf(pair.answer, { status: response.status, body: answered });
    replayed.push({ pair, differences });
  }
  return replayed;
}
