// What the logs show of bodies: nothing that lets somebody in.

const REMOVED = "[removed]";

/** Fields whose content is a secret wherever they stand. */
const SECRET =
  /(tokens?|passwords?|passwordHash|secrets?|salt|signature|api_?keys?)$|^(authorization|otp|assertion|code_?verifier|code_?challenge|(recovery|verification|sms|login)_?codes?)$/i;

/** Tokens by their look, and the values of secret parameters in addresses. */
export const TOKENS = /\b(?:OauthNG\.)?JWS\.[\w.~-]+|\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
export const PARAMETERS = /([?&#](?:[\w-]*token|code|secret|password)=)[^&#\s"']+/gi;

/** What is known of the body that is shown. */
export interface Shown {
  /** A field named `code` holds what somebody was sent, or a grant: so it is in all that concerns logins. */
  readonly codes: boolean;
  /** Keys that may stand in texts. */
  readonly keys: readonly string[];
}

function text(value: string, { keys }: Shown): string {
  let shown = value.replace(TOKENS, REMOVED).replace(PARAMETERS, `$1${REMOVED}`);
  for (const key of keys) shown = shown.replaceAll(key, REMOVED);
  return shown;
}

/** Whether a field holds a secret, by its name and that of the object that it is in. */
export function isSecret(key: string, parent: string, { codes }: Pick<Shown, "codes">): boolean {
  if (SECRET.test(key)) return true;
  // an error's code says what went wrong
  return codes && key === "code" && parent !== "applicationError";
}

/** A copy of a JSON value without tokens, passwords, codes and keys. */
export function redact(value: unknown, shown: Shown, parent = ""): unknown {
  if (typeof value === "string") return text(value, shown);
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Map) return redact(Object.fromEntries(value), shown, parent);
  if (Array.isArray(value)) return value.map((item) => redact(item, shown, parent));
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [
      key,
      held !== null && held !== undefined && isSecret(key, parent, shown)
        ? REMOVED
        : redact(held, shown, key),
    ]),
  );
}
