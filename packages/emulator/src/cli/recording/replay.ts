import { base64url } from "jose";
import { Comparison, type Difference, SymbolValues } from "./compare.js";
import { PACKED_PARAMETER, type Pair } from "./pair.js";
import { isPersonal, SYMBOL } from "./pseudonyms.js";

export interface ReplayTarget {
  readonly fetch: typeof globalThis.fetch;
  /** The replay awaits a returned promise. */
  setTime(now: number): unknown;
  readonly apiKey: string | undefined;
  lastCode(): string | undefined | Promise<string | undefined>;
}

export interface ReplayResult {
  readonly pair: Pair;
  readonly skipped?: string;
  readonly differences: readonly Difference[];
}

const API = "https://www.wixapis.com";

const symbolsIn = (value: unknown): string[] => JSON.stringify(value ?? null).match(SYMBOL) ?? [];

function replaceSymbols(value: unknown, currentValue: (symbol: string) => string): unknown {
  const inJson = (symbol: string) => JSON.stringify(currentValue(symbol)).slice(1, -1);
  return JSON.parse(JSON.stringify(value ?? null).replace(SYMBOL, inJson));
}

function replayRequest(pair: Pair, currentValue: (symbol: string) => string): Request {
  const { method, path, query, authorization, body } = pair;
  const url = new URL(
    path.replace(SYMBOL, (symbol) => encodeURIComponent(currentValue(symbol))),
    API,
  );
  for (const [name, value] of query) {
    const current = replaceSymbols(value, currentValue);
    url.searchParams.append(
      name,
      name === PACKED_PARAMETER ? base64url.encode(JSON.stringify(current)) : String(current),
    );
  }
  const headers = new Headers();
  if (authorization !== undefined)
    headers.set("Authorization", String(replaceSymbols(authorization, currentValue)));
  if (!body) return new Request(url, { method, headers });
  const content = replaceSymbols(body.value, currentValue);
  if (body.as === "form") {
    const form = new URLSearchParams(content as Record<string, string>);
    return new Request(url, { method, headers, body: form });
  }
  headers.set("Content-Type", "application/json");
  return new Request(url, { method, headers, body: JSON.stringify(content) });
}

/** Replaces a token from before the recording. */
async function visitorToken({ fetch }: ReplayTarget): Promise<string> {
  const response = await fetch(`${API}/oauth2/token`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ clientId: "recorded", grantType: "anonymous" }),
  });
  const { access_token } = (await response.json()) as { access_token?: string };
  return access_token ?? "";
}

function reasonToSkip(pair: Pair, missingSymbols: ReadonlySet<string>): string | undefined {
  const { grantType, grant_type } = (pair.body?.value ?? {}) as Record<string, unknown>;
  if ([grantType, grant_type].includes("authorization_code")) {
    return "its code comes from a hosted page, which is not recorded";
  }
  const neededSymbols = symbolsIn([pair.authorization, pair.body, pair.query]);
  return neededSymbols.some((symbol) => missingSymbols.has(symbol))
    ? "it needs a value from the response of a request that was not replayed"
    : undefined;
}

/** @param knownValues - values of pseudonyms, such as `{ "portico-password-1": "portico" }` */
export async function replay(
  pairs: readonly Pair[],
  target: ReplayTarget,
  knownValues: Readonly<Record<string, string>> = {},
): Promise<ReplayResult[]> {
  const symbolValues = new SymbolValues();
  for (const [symbol, value] of Object.entries(knownValues)) symbolValues.set(symbol, value);
  const unknowns = new Set<string>();
  let code: string | undefined;
  const currentValue = (symbol: string): string => {
    const current = symbolValues.get(symbol);
    if (current !== undefined) return current;
    // Text that a user entered is the same in the request and the response.
    if (isPersonal(symbol)) {
      symbolValues.set(symbol, symbol);
      return symbol;
    }
    if (symbol.startsWith("portico-key-")) return target.apiKey ?? symbol;
    return symbol.startsWith("portico-code-") ? (code ?? symbol) : symbol;
  };
  const differencesOf = (recorded: Pair["response"], actual: Pair["response"]) => {
    const areErrors = recorded.status >= 400;
    const comparison = new Comparison(symbolValues, areErrors);
    comparison.compare(recorded.status, actual.status, "status");
    const statusDifferences = [...comparison.differences];
    // Compare even if the status differs, because later requests need the ids in the response.
    comparison.compare(recorded.body, actual.body);
    return actual.status >= 400 === areErrors ? comparison.differences : statusDifferences;
  };
  const results: ReplayResult[] = [];
  for (const pair of pairs) {
    const skipped = reasonToSkip(pair, unknowns);
    if (skipped !== undefined) {
      for (const symbol of symbolsIn(pair.response.body)) {
        if (symbolValues.get(symbol) === undefined && !isPersonal(symbol)) unknowns.add(symbol);
      }
      results.push({ pair, skipped, differences: [] });
      continue;
    }
    await target.setTime(pair.at);
    if (symbolsIn([pair.body, pair.query]).some((symbol) => symbol.startsWith("portico-code-"))) {
      code = await target.lastCode();
    }
    for (const symbol of symbolsIn(pair.authorization)) {
      const isOlder = symbol.startsWith("portico-token-") && symbolValues.get(symbol) === undefined;
      if (isOlder) symbolValues.set(symbol, await visitorToken(target));
    }
    const response = await target.fetch(replayRequest(pair, currentValue));
    const text = await response.text();
    const actualBody = text === "" ? undefined : JSON.parse(text);
    const differences = differencesOf(pair.response, { status: response.status, body: actualBody });
    results.push({ pair, differences });
  }
  return results;
}
