import { fromBase64Url } from "../kernel/base64url.js";
import type { WireRequest } from "../kernel/handler.js";
import { PlatformError } from "../kernel/platform-error.js";
import type { Match } from "./router.js";

const UNSAFE = /* @__PURE__ */ new Set(["__proto__", "constructor", "prototype"]);

/** Sets `a.b.c` in a tree of plain objects; a key met twice becomes a list. */
function put(target: WireRequest, path: string, value: string, repeats: boolean): void {
  const keys = path.split(".");
  if (keys.some((key) => UNSAFE.has(key))) return;
  let at = target;
  for (const key of keys.slice(0, -1)) {
    const next = at[key];
    if (typeof next === "object" && next !== null && !Array.isArray(next)) {
      at = next as WireRequest;
    } else {
      const made: WireRequest = {};
      at[key] = made;
      at = made;
    }
  }
  const last = keys.at(-1) ?? "";
  const before = at[last];
  if (before === undefined || !repeats) at[last] = value;
  else if (Array.isArray(before)) before.push(value);
  else at[last] = [before, value];
}

function parseObject(json: string, what: string): WireRequest {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new PlatformError(400, `${what} is not valid JSON`);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new PlatformError(400, `${what} is not a JSON object`);
  }
  return value as WireRequest;
}

function readQuery(search: URLSearchParams, into: WireRequest): void {
  const packed = search.get(".r");
  if (packed !== null) {
    let json: string;
    try {
      json = fromBase64Url(packed);
    } catch {
      throw new PlatformError(400, "The packed query is not base64url");
    }
    Object.assign(into, parseObject(json, "The packed query"));
    return;
  }
  for (const [key, value] of search) put(into, key, value, true);
}

/** Reads the wire request of a matched operation. */
export async function readRequest(request: Request, url: URL, match: Match): Promise<WireRequest> {
  const wire: WireRequest = {};
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  // A GET that became a POST carries everything in its body, as a body operation does.
  if (match.route.transport === "body" || hasBody) {
    const text = hasBody ? await request.text() : "";
    if (text !== "") {
      const type = request.headers.get("content-type") ?? "";
      if (type.startsWith("application/x-www-form-urlencoded")) {
        for (const [key, value] of new URLSearchParams(text)) put(wire, key, value, true);
      } else {
        Object.assign(wire, parseObject(text, "The body"));
      }
    }
  }
  if (match.route.transport !== "body" || url.search !== "") readQuery(url.searchParams, wire);
  for (const [name, value] of Object.entries(match.params)) put(wire, name, value, false);
  return wire;
}
