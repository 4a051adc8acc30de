// Replaces secrets, personal data and ids in a recording. Equal values get the same pseudonym.
import { SECRET_PARAMETERS, TOKENS } from "../../server/log/redact.js";
import { STORES_APP_ID } from "../../services/catalog/model.js";
import { type Field, fieldKind, fieldOf, isSecretKind, type Kind, secretKind } from "./personal.js";

const GUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const HEX_ID = /(?<![0-9a-z])[0-9a-f]{24}(?![0-9a-z])/gi;
const EMAIL =
  /[\p{L}\p{N}_.!#$%&'*+/=?^`{|}~-]+(?:@|%40)[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?/giu;
const PHONE = /\+\d[\d\s().-]{5,18}\d/g;

/** Example domains (RFC 2606). */
const EXAMPLE_EMAIL = /@(?:[\w.-]+\.)?(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i;

/** Ids of Wix apps, which are the same on every site. */
const PUBLIC_IDS: readonly string[] = [
  STORES_APP_ID,
  "1380b703-ce81-ff05-f115-39571d94dfcd",
  "13d21c63-b5ec-5912-8397-c3a5ddb27a97",
];

/** Detects sequence numbers of list items, such as `00000000-0000-0000-0000-000000000001`. */
export const isSequenceId = (id: string): boolean => id.startsWith("00000000-0000-0000-0000-");

/** Calling code that is not assigned to any country. */
const PHONE_PREFIX = "+999";

export const PSEUDONYM = new RegExp(
  `${GUID.source}|portico-(?:token|key|password|code|name|address|cursor|id)-\\d+|\\${PHONE_PREFIX}\\d{8}|person-\\d+@recorded\\.example`,
  "gi",
);

/** Returns whether a pseudonym replaces text that a user typed. Replays send it unchanged. */
export const isPersonal = (pseudonym: string): boolean =>
  /^(?:portico-(?:name|address)-|\+|person-)/i.test(pseudonym);

/** Shorter values are replaced only in their fields, because elsewhere they could be words. */
const MIN_LENGTH = 6;

/** Kinds that are replaced in all text after their first occurrence. */
const REPLACED_EVERYWHERE: readonly Kind[] = [
  "token",
  "key",
  "password",
  "code",
  "address",
  "phone",
];

const roundDegrees = (degrees: number): number => Math.round(degrees * 10) / 10;

function normalize(kind: Kind, value: string): string {
  if (kind === "phone") return value.replace(/\D/g, "") || value;
  return kind === "id" || kind === "person" ? value.toLowerCase().replace("%40", "@") : value;
}

function newPseudonym(kind: Kind, count: number, value: string): string {
  const digits = (length: number) => String(count).padStart(length, "0");
  if (kind === "person") return `person-${count}@recorded.example`;
  if (kind === "phone") return PHONE_PREFIX + digits(8);
  const isGuid = kind === "id" && value.includes("-");
  return isGuid ? `a0a0a0a0-0000-4000-8000-${digits(12)}` : `portico-${kind}-${count}`;
}

export interface ValueContext {
  readonly hasLoginCodes: boolean;
  readonly keepIds: boolean;
}

const ROOT_FIELD: Field = { key: "", parent: "" };

export class Pseudonyms {
  readonly #knownPseudonyms = new Map<string, string>();
  #replacements: ReadonlyMap<string, string> = new Map();
  readonly #counts = new Map<Kind, number>();

  #pseudonym(kind: Kind, value: string): string {
    const key = `${REPLACED_EVERYWHERE.includes(kind) && kind !== "phone" ? "" : kind}:${normalize(kind, value)}`;
    let replacement = this.#knownPseudonyms.get(key);
    if (replacement === undefined) {
      const count = (this.#counts.get(kind) ?? 0) + 1;
      this.#counts.set(kind, count);
      replacement = newPseudonym(kind, count, value);
      this.#knownPseudonyms.set(key, replacement);
    }
    if (REPLACED_EVERYWHERE.includes(kind) && value.length >= MIN_LENGTH)
      this.#replaceEverywhere(value, replacement);
    return replacement;
  }

  /** Replaces longer values first, because they can contain shorter ones. */
  #replaceEverywhere(value: string, replacement: string): void {
    if (this.#replacements.has(value)) return;
    const entries = [...this.#replacements, [value, replacement] as const];
    this.#replacements = new Map(entries.sort(([a], [b]) => b.length - a.length));
  }

  #field(kind: Kind, value: string, context: ValueContext): string {
    // An empty value causes a specific error, so keep it.
    if (value === "") return "";
    if (kind === "name" && /^\d{4}-\d\d-\d\d$/.test(value)) return "1900-01-01";
    // A field such as `address` can contain a URL or an email address.
    const isUrlOrEmail = kind === "address" && /^https?:|@/i.test(value);
    return isUrlOrEmail ? this.text(value, context) : this.#pseudonym(kind, value);
  }

  authorization(header: string): string {
    const parts = header.split(",").map((part) => {
      const [, scheme = "", value = ""] = /^\s*((?:Bearer|Basic)\s+)?(.*?)\s*$/i.exec(part) ?? [];
      const isToken = !/^IST\./.test(value) && /^(?:OauthNG\.)?(?:JWS\.|eyJ)/.test(value);
      return scheme + (value === "" ? "" : this.#pseudonym(isToken ? "token" : "key", value));
    });
    return parts.join(",");
  }

  text(value: string, context: ValueContext): string {
    const jsonReplacement = this.#json(value, context);
    if (jsonReplacement !== undefined) return jsonReplacement;
    let text = value;
    for (const [secret, replacement] of this.#replacements) {
      if (text.includes(secret)) text = text.replaceAll(secret, replacement);
    }
    text = text
      .replace(SECRET_PARAMETERS, (match, start: string) => {
        const content = match.slice(start.length);
        return content.startsWith("portico-")
          ? match
          : start + this.#pseudonym(secretKind(start), content);
      })
      .replace(TOKENS, (token) => this.#pseudonym("token", token))
      .replace(EMAIL, (match) => {
        const isExample = EXAMPLE_EMAIL.test(match.replace("%40", "@"));
        return isExample ? match : this.#pseudonym("person", match);
      })
      .replace(PHONE, (match) =>
        match.startsWith(PHONE_PREFIX) ? match : this.#pseudonym("phone", match),
      );
    if (context.keepIds) return text;
    return text
      .replace(GUID, (id) =>
        isSequenceId(id) || PUBLIC_IDS.includes(id.toLowerCase()) ? id : this.#pseudonym("id", id),
      )
      .replace(HEX_ID, (id) => this.#pseudonym("id", id));
  }

  #json(text: string, context: ValueContext): string | undefined {
    if (!/^\s*[[{]/.test(text)) return undefined;
    try {
      const content: unknown = JSON.parse(text);
      const replacedText = JSON.stringify(this.value(content, context));
      return replacedText === JSON.stringify(content) ? text : replacedText;
    } catch {
      return undefined;
    }
  }

  path(path: string, context: ValueContext): string {
    const parts = path.split("/").map((part) => {
      const decodedPart = decodeURIComponent(part);
      const text = this.text(decodedPart, context);
      return text === decodedPart ? part : encodeURIComponent(text);
    });
    return parts.join("/");
  }

  /** @param name - field that contains the value */
  value(
    value: unknown,
    context: ValueContext,
    name = "",
    parentField = ROOT_FIELD,
    forcedKind?: Kind,
  ): unknown {
    const field = fieldOf(name, parentField);
    const kind = forcedKind ?? fieldKind(field, context.hasLoginCodes);
    if (typeof value === "string") {
      return kind === undefined ? this.text(value, context) : this.#field(kind, value, context);
    }
    if (typeof value === "number") {
      if (kind !== undefined) return 0;
      return /^(?:latitude|longitude)$/.test(field.key) ? roundDegrees(value) : value;
    }
    if (typeof value !== "object" || value === null) return value;
    const nestedKind = isSecretKind(kind) ? kind : undefined;
    if (Array.isArray(value)) {
      return value.map((item) => this.value(item, context, name, parentField, nestedKind));
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, fieldValue]) => [
        // A map's keys can be ids or email addresses.
        this.text(key, context),
        this.value(fieldValue, context, key, field, nestedKind),
      ]),
    );
  }
}
