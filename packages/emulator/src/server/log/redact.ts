const REMOVED = "[removed]";

/** Fields that always contain a secret. */
const SECRET =
  /(tokens?|passwords?|passwordHash|secrets?|salt|signature|api_?keys?)$|^(authorization|otp|assertion|code_?verifier|code_?challenge|(recovery|verification|sms|login)_?codes?)$/i;

/** Tokens, recognized by their format. */
export const TOKENS = /\b(?:OauthNG\.)?JWS\.[\w.~-]+|\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
export const SECRET_PARAMETERS = /([?&#](?:[\w-]*token|code|secret|password)=)[^&#\s"']+/gi;

export interface Redaction {
  /** Whether fields named `code` contain login codes or grants. */
  readonly hasLoginCodes: boolean;
  readonly keys: readonly string[];
}

function redactText(value: string, { keys }: Redaction): string {
  let redactedText = value.replace(TOKENS, REMOVED).replace(SECRET_PARAMETERS, `$1${REMOVED}`);
  for (const key of keys) redactedText = redactedText.replaceAll(key, REMOVED);
  return redactedText;
}

export function isSecret(key: string, parent: string, hasLoginCodes: boolean): boolean {
  if (SECRET.test(key)) return true;
  // The code of an error is not a secret.
  return hasLoginCodes && key === "code" && parent !== "applicationError";
}

export function redact(value: unknown, redaction: Redaction, parent = ""): unknown {
  if (typeof value === "string") return redactText(value, redaction);
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Map) return redact(Object.fromEntries(value), redaction, parent);
  if (Array.isArray(value)) return value.map((item) => redact(item, redaction, parent));
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      field !== null && field !== undefined && isSecret(key, parent, redaction.hasLoginCodes)
        ? REMOVED
        : redact(field, redaction, key),
    ]),
  );
}
