import { fromBase64Url, isTooDeep, parseJson } from "../checks/json.js";
import type { SentRequest } from "../checks/requests.js";
import { PlatformError } from "../kernel/platform-error.js";
import type { WireRequest } from "../kernel/wire-request.js";
import { isPlain } from "../store/plain.js";
import type { Match } from "./router.js";

const UNSAFE_KEYS = /* @__PURE__ */ new Set(["__proto__", "constructor", "prototype"]);

function setPath(target: WireRequest, path: string, value: string, canRepeat: boolean): void {
  const keys = path.split(".");
  if (keys.some((key) => UNSAFE_KEYS.has(key))) return;
  let node = target;
  for (const key of keys.slice(0, -1)) {
    const next = node[key];
    const nested = isPlain(next) ? next : {};
    node[key] = nested;
    node = nested;
  }
  const lastKey = keys.at(-1) ?? "";
  const oldValue = node[lastKey];
  if (oldValue === undefined || !canRepeat) node[lastKey] = value;
  else if (Array.isArray(oldValue)) oldValue.push(value);
  else node[lastKey] = [oldValue, value];
}

function parseObject(text: string, label: string): WireRequest {
  const value = parseJson(text, label);
  if (isPlain(value)) return value;
  throw new PlatformError(400, `${label} is not a JSON object`);
}

function parseEncodedQuery(encoded: string): WireRequest {
  let text: string;
  try {
    text = fromBase64Url(encoded);
  } catch {
    throw new PlatformError(400, "The encoded query is not base64url");
  }
  return parseObject(text, "The encoded query");
}

export async function readRequest(request: Request, url: URL, match: Match): Promise<SentRequest> {
  const json: WireRequest = {};
  const text: WireRequest = {};
  // Read the body even for GET operations, because clients send long GET requests as POST.
  if (request.method !== "GET" && request.method !== "HEAD") {
    const body = await request.text();
    const type = request.headers.get("content-type") ?? "";
    if (type.startsWith("application/x-www-form-urlencoded")) {
      for (const [key, value] of new URLSearchParams(body)) setPath(text, key, value, true);
    } else if (body !== "") {
      Object.assign(json, parseObject(body, "The body"));
    }
  }
  for (const [key, value] of url.searchParams) {
    if (key === ".r") Object.assign(json, parseEncodedQuery(value));
    else setPath(text, key, value, true);
  }
  for (const [name, value] of Object.entries(match.params)) setPath(text, name, value, false);
  // Keys such as a.b.c also create nested objects.
  if (isTooDeep(text)) throw new PlatformError(400, "The query string is nested too deeply");
  return { json, text };
}
