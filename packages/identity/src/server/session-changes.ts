import {
  asFields,
  PorticoError,
  sameTokens,
  type TokenManager,
  type Tokens,
  toBase64Url,
} from "@portico/core/internal";
import type { ServerContext } from "./options.js";
import type { RequestCookies } from "./request-cookies.js";
import { type SessionCookie, sealSession, writeSession } from "./sealed-cookies.js";
import type { SessionActor } from "./session-actor.js";
import { isEmpty, type SharedSession } from "./shared-session.js";

/** The limit is low, because every request includes the data. */
const MAX_DATA_BYTES = 1024;

export interface SessionData {
  readonly value: unknown;
  set(value: unknown): void;
  /** Also rewrites a cookie that is old or was encrypted with an older secret. */
  save(): Promise<void>;
  clear(): void;
}

/** Ignores data from another login. */
export async function readSessionData(
  { sealFor, audience, cookie, dataSchema }: ServerContext,
  requestCookies: RequestCookies,
  sessionVersion: () => number,
): Promise<SessionData> {
  const seal = sealFor("data");
  const key = requestCookies.keyOf(".data");
  const sealedValue = dataSchema && requestCookies.read(key);
  const decryptedValue = sealedValue ? await seal.decrypt(audience(key), sealedValue) : undefined;
  let storedData = asFields(decryptedValue?.value);
  let isChanged =
    decryptedValue !== undefined &&
    (!decryptedValue.isCurrent || decryptedValue.age > cookie.maxAge / 10);

  const parseOrUndefined = (value: unknown): unknown => {
    try {
      return dataSchema?.parse(value);
    } catch {
      return undefined;
    }
  };

  return {
    get value() {
      return storedData.sessionVersion === sessionVersion()
        ? parseOrUndefined(storedData.data)
        : undefined;
    },
    set(value) {
      storedData =
        value === undefined
          ? {}
          : { sessionVersion: sessionVersion(), data: validateData(value, dataSchema) };
      isChanged = true;
    },
    clear() {
      storedData = {};
      isChanged = requestCookies.has(key);
    },
    async save() {
      if (!isChanged) return;
      isChanged = false;
      if (storedData.data === undefined) {
        if (requestCookies.has(key)) requestCookies.write(key, "");
        return;
      }
      requestCookies.write(key, await seal.encrypt(audience(key), storedData, cookie.maxAge));
    },
  };
}

function validateData(value: unknown, schema: ServerContext["dataSchema"]): unknown {
  const dataError = (problem: string, cause?: unknown) =>
    new PorticoError(`The session data ${problem}`, { code: "INVALID_SESSION_DATA", cause });
  if (!schema) throw dataError("has no schema. Pass the option `data` to sessionServer");
  let json: string;
  try {
    json = JSON.stringify(schema.parse(value));
  } catch (error) {
    throw dataError("does not match the schema of the option `data`", error);
  }
  const { length } = new TextEncoder().encode(json);
  if (length > MAX_DATA_BYTES) {
    throw dataError(
      `has ${length} bytes, the limit is ${MAX_DATA_BYTES}. Store it elsewhere under an id`,
    );
  }
  return JSON.parse(json);
}

/** Writes the session to the storage first, then to the cookies. */
export interface SessionWriter {
  save(): Promise<void>;
  invalidatePrevious(): void;
}

const newId = () => toBase64Url(crypto.getRandomValues(new Uint8Array(24)));

export function createSessionWriter(
  context: ServerContext,
  requestCookies: RequestCookies,
  sessionCookie: SessionCookie,
  actor: SessionActor,
): SessionWriter {
  const { sessions, storage } = context;
  const key = requestCookies.keyOf();
  const endedIds: string[] = [];
  let savedSession: { readonly tokens: Tokens; readonly id?: string } | undefined;
  let lastSave: Promise<void> = Promise.resolve();
  const isSaved = (tokens: Tokens) =>
    savedSession !== undefined && sameTokens(savedSession.tokens, tokens);

  const removeEndedSessions = async () => {
    for (let id = endedIds[0]; id !== undefined; id = endedIds[0]) {
      await sessions.remove(id);
      endedIds.shift();
    }
  };

  const saveRequestSession = async (requestManager: TokenManager) => {
    if (actor.isTemporary || actor.failure) return;
    const tokens = requestManager.peek();
    await removeEndedSessions();
    if (isEmpty(tokens)) {
      savedSession = undefined;
      if (requestCookies.has(key)) requestCookies.write(key, "");
      return;
    }
    if (isSaved(tokens)) return;
    const id = storage ? (savedSession?.id ?? newId()) : undefined;
    await (id ? sessions.write(id, tokens) : sessions.revive(tokens));
    const { sessionVersion } = actor;
    // only member sessions have an absolute lifetime
    const since = tokens.refreshToken.role === "member" ? actor.since : undefined;
    const mustWriteCookie = !id || id !== savedSession?.id;
    const loginFields = { sessionVersion, since };
    const sealedValue = mustWriteCookie
      ? await sealSession(
          context,
          requestCookies,
          id ? { id, ...loginFields } : { tokens, ...loginFields },
        )
      : "";
    // A login or logout has replaced the session in the meantime.
    if (actor.requestManager !== requestManager) {
      if (id) endedIds.push(id);
      return;
    }
    if (sealedValue) writeSession(context, requestCookies, sealedValue, since);
    savedSession = { tokens, id };
  };

  const saveSharedSession = async (sharedSession: SharedSession) => {
    const tokens = sharedSession.manager.peek();
    if (sharedSession.hasEnded) return;
    if (isEmpty(tokens)) return requestCookies.write(key, "");
    const isRefreshed = !storage && !sameTokens(sessionCookie.tokens ?? tokens, tokens);
    if (!(isRefreshed || sessionCookie.isOld) || isSaved(tokens)) return;
    const { sessionVersion } = actor;
    const { since } = sessionCookie;
    const value = storage
      ? { id: sessionCookie.id, sessionVersion, since }
      : { tokens, sessionVersion, since };
    const sealedValue = await sharedSession.sealedOnce(tokens, () =>
      sealSession(context, requestCookies, value),
    );
    writeSession(context, requestCookies, sealedValue, since);
    savedSession = { tokens };
  };

  return {
    invalidatePrevious() {
      const ids = storage ? [sessionCookie.id, savedSession?.id] : [];
      for (const id of ids) if (id && !endedIds.includes(id)) endedIds.push(id);
      savedSession = undefined;
    },
    save() {
      // run one save at a time, because parallel saves could store two sessions
      const nextSave = lastSave.then(async () => {
        const { requestManager, sharedSession } = actor;
        if (requestManager) await saveRequestSession(requestManager);
        else if (sharedSession) await saveSharedSession(sharedSession);
      });
      lastSave = nextSave.catch(() => {});
      return nextSave;
    },
  };
}
