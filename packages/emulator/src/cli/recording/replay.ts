import { base64url } from "jose";
import { Comparison, type Difference, PseudonymValues } from "./compare.js";
import { PACKED_PARAMETER, type Pair } from "./pair.js";
import { isPersonal, PSEUDONYM } from "./pseudonyms.js";

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

const pseudonymsIn = (value: unknown): string[] =>
  JSON.stringify(value ?? null).match(PSEUDONYM) ?? [];

function replacePseudonyms(value: unknown, currentValue: (pseudonym: string) => string): unknown {
  const inJson = (pseudonym: string) => JSON.stringify(currentValue(pseudonym)).slice(1, -1);
  return JSON.parse(JSON.stringify(value ?? null).replace(PSEUDONYM, inJson));
}

function replayRequest(pair: Pair, currentValue: (pseudonym: string) => string): Request {
  const { method, path, query, authorization, body } = pair;
  const url = new URL(
    path.replace(PSEUDONYM, (pseudonym) => encodeURIComponent(currentValue(pseudonym))),
    API,
  );
  for (const [name, value] of query) {
    const current = replacePseudonyms(value, currentValue);
    url.searchParams.append(
      name,
      name === PACKED_PARAMETER ? base64url.encode(JSON.stringify(current)) : String(current),
    );
  }
  const headers = new Headers();
  if (authorization !== undefined)
    headers.set("Authorization", String(replacePseudonyms(authorization, currentValue)));
  if (!body) return new Request(url, { method, headers });
  const content = replacePseudonyms(body.value, currentValue);
  if (body.as === "form") {
    const form = new URLSearchParams(content as Record<string, string>);
    return new Request(url, { method, headers, body: form });
  }
  headers.set("Content-Type", "application/json");
  return new Request(url, { method, headers, body: JSON.stringify(content) });
}

/** Fetches a token that replaces one from before the recording. */
async function fetchVisitorToken({ fetch }: ReplayTarget): Promise<string> {
  const response = await fetch(`${API}/oauth2/token`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ clientId: "recorded", grantType: "anonymous" }),
  });
  const { access_token } = (await response.json()) as { access_token?: string };
  return access_token ?? "";
}

function reasonToSkip(pair: Pair, missingPseudonyms: ReadonlySet<string>): string | undefined {
  const { grantType, grant_type } = (pair.body?.value ?? {}) as Record<string, unknown>;
  if ([grantType, grant_type].includes("authorization_code")) {
    return "its code comes from a hosted page, which is not recorded";
  }
  const neededPseudonyms = pseudonymsIn([pair.authorization, pair.body, pair.query]);
  return neededPseudonyms.some((pseudonym) => missingPseudonyms.has(pseudonym))
    ? "it needs a value from the response of a request that was not replayed"
    : undefined;
}

/** @param knownValues - values of pseudonyms, such as `{ "portico-password-1": "portico" }` */
export async function replay(
  pairs: readonly Pair[],
  target: ReplayTarget,
  knownValues: Readonly<Record<string, string>> = {},
): Promise<ReplayResult[]> {
  const values = new PseudonymValues();
  for (const [pseudonym, value] of Object.entries(knownValues)) values.set(pseudonym, value);
  const missingPseudonyms = new Set<string>();
  let code: string | undefined;
  const currentValue = (pseudonym: string): string => {
    const current = values.get(pseudonym);
    if (current !== undefined) return current;
    // Text that a user entered is the same in the request and the response.
    if (isPersonal(pseudonym)) {
      values.set(pseudonym, pseudonym);
      return pseudonym;
    }
    if (pseudonym.startsWith("portico-key-")) return target.apiKey ?? pseudonym;
    return pseudonym.startsWith("portico-code-") ? (code ?? pseudonym) : pseudonym;
  };
  const differencesOf = (recorded: Pair["response"], actual: Pair["response"]) => {
    const areErrors = recorded.status >= 400;
    const comparison = new Comparison(values, areErrors);
    comparison.compare(recorded.status, actual.status, "status");
    const statusDifferences = [...comparison.differences];
    // Compare even if the status differs, because later requests need the ids in the response.
    comparison.compare(recorded.body, actual.body);
    return actual.status >= 400 === areErrors ? comparison.differences : statusDifferences;
  };
  const results: ReplayResult[] = [];
  for (const pair of pairs) {
    const skipped = reasonToSkip(pair, missingPseudonyms);
    if (skipped !== undefined) {
      for (const pseudonym of pseudonymsIn(pair.response.body)) {
        if (values.get(pseudonym) === undefined && !isPersonal(pseudonym))
          missingPseudonyms.add(pseudonym);
      }
      results.push({ pair, skipped, differences: [] });
      continue;
    }
    await target.setTime(pair.at);
    if (pseudonymsIn([pair.body, pair.query]).some((name) => name.startsWith("portico-code-"))) {
      code = await target.lastCode();
    }
    for (const pseudonym of pseudonymsIn(pair.authorization)) {
      const isOlderToken =
        pseudonym.startsWith("portico-token-") && values.get(pseudonym) === undefined;
      if (isOlderToken) values.set(pseudonym, await fetchVisitorToken(target));
    }
    const response = await target.fetch(replayRequest(pair, currentValue));
    const text = await response.text();
    const actualBody = text === "" ? undefined : JSON.parse(text);
    const differences = differencesOf(pair.response, { status: response.status, body: actualBody });
    results.push({ pair, differences });
  }
  return results;
}
