import { fieldsOf, PorticoError } from "@portico/core/internal";
import type { CookieBox } from "./cookie-box.js";
import type { ServerParts } from "./server-parts.js";

/** Maximum size of an app's session data in bytes of JSON: every request carries it. */
const MAX_BYTES = 1024;

/** The data that an app stores with a session, in a separate encrypted cookie. */
export interface SessionData {
  /** The data of the current login; `undefined` if nothing is stored or the schema rejects it. */
  readonly value: unknown;
  /**
   * Replaces the data; `undefined` removes it.
   *
   * @throws PorticoError - INVALID_SESSION_DATA if the schema rejects it, JSON cannot represent it, or it has more
   *   than 1,024 bytes
   */
  set(value: unknown): void;
  /** Writes the cookie if the data changed, or if its cookie would expire before the session's. */
  save(): Promise<void>;
  /** Removes the data of a session that ended. */
  clear(): void;
}

/**
 * Opens the data of a request's session.
 *
 * @param parts - of the server
 * @param box - the request's cookies
 * @param sessionVersion - returns the number of the current login: data of another login is ignored
 */
export async function sessionData(
  { seals, audience, cookie, dataSchema }: ServerParts,
  box: CookieBox,
  sessionVersion: () => number,
): Promise<SessionData> {
  const seal = seals("data");
  const key = box.keyOf(".data");
  const sealed = dataSchema && box.read(key);
  const opened = sealed ? await seal.open(audience(key), sealed) : undefined;
  let stored = fieldsOf(opened?.value);
  let isChanged = opened !== undefined && (!opened.current || opened.age > cookie.maxAge / 10);

  const parsed = (value: unknown): unknown => {
    try {
      return dataSchema?.parse(value);
    } catch {
      return undefined;
    }
  };

  return {
    get value() {
      return stored.sessionVersion === sessionVersion() ? parsed(stored.data) : undefined;
    },
    set(value) {
      stored =
        value === undefined
          ? {}
          : { sessionVersion: sessionVersion(), data: checked(value, dataSchema) };
      isChanged = true;
    },
    clear() {
      stored = {};
      isChanged = box.has(key);
    },
    async save() {
      if (!isChanged) return;
      isChanged = false;
      if (stored.data === undefined) {
        if (box.has(key)) box.write(key, "");
        return;
      }
      box.write(key, await seal.close(audience(key), stored, cookie.maxAge));
    },
  };
}

function checked(value: unknown, schema: ServerParts["dataSchema"]): unknown {
  const invalid = (what: string, cause?: unknown) =>
    new PorticoError(`The session data ${what}`, { code: "INVALID_SESSION_DATA", cause });
  if (!schema) throw invalid("has no schema. Pass the option `data` to sessionServer");
  let json: string;
  try {
    json = JSON.stringify(schema.parse(value));
  } catch (error) {
    throw invalid("does not match the schema of the option `data`", error);
  }
  const { length } = new TextEncoder().encode(json);
  if (length > MAX_BYTES) {
    throw invalid(`has ${length} bytes, the limit is ${MAX_BYTES}. Store it elsewhere under an id`);
  }
  return JSON.parse(json);
}
