// Replaces secrets, personal data and ids in a recording. Equal values get the same pseudonym.
import { PARAMETERS, TOKENS } from "../../server/log/redact.js";
import { STORES_APP_ID } from "../../services/catalog/model.js";
import { type Field, fieldKind, fieldOf, isWhole, type Kind, kindOfParameter } from "./personal.js";

const GUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const HEX_ID = /(?<![0-9a-z])[0-9a-f]{24}(?![0-9a-z])/gi;
const EMAIL =
  /[\p{L}\p{N}_.!#$%&'*+/=?^`{|}~-]+(?:@|%40)[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?/giu;
const PHONE = /\+\d[\d\s().-]{5,18}\d/g;

/** Email addresses on example domains (RFC 2606). */
const EXAMPLE_EMAIL = /@(?:[\w.-]+\.)?(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i;

/** Ids of Wix apps, which are public and equal on every site. */
const PUBLIC_IDS: readonly string[] = [
  STORES_APP_ID,
  "1380b703-ce81-ff05-f115-39571d94dfcd",
  "13d21c63-b5ec-5912-8397-c3a5ddb27a97",
];

/** Ids that number the items of a list, such as `00000000-0000-0000-0000-000000000001`. */
export const isCounted = (id: string): boolean => id.startsWith("00000000-0000-0000-0000-");

/** Not assigned to any country. */
const NOWHERE = "+999";

/** Matches values that can differ in each replay: pseudonyms and ids. */
export const SYMBOL = new RegExp(
  `${GUID.source}|portico-(?:token|key|password|code|name|address|cursor|id)-\\d+|\\${NOWHERE}\\d{8}|person-\\d+@recorded\\.example`,
  "gi",
);

/**
 * Whether a symbol replaces text that a user typed. Replays send it unchanged, and two such values
 * can be equal.
 */
export const isPersonal = (symbol: string): boolean =>
  /^(?:portico-(?:name|address)-|\+|person-)/i.test(symbol);

/** Shorter values are replaced only in their own fields, because elsewhere they could be words. */
const SHORTEST = 6;

/** Kinds that are replaced in all texts after their first occurrence. */
const SOUGHT: readonly Kind[] = ["token", "key", "password", "code", "address", "phone"];

/** Rounds degrees to about ten kilometers. */
const coarse = (degrees: number): number => Math.round(degrees * 10) / 10;

/** Equal values have the same normalized form. */
function sameness(kind: Kind, value: string): string {
  if (kind === "phone") return value.replace(/\D/g, "") || value;
  return kind === "id" || kind === "person" ? value.toLowerCase().replace("%40", "@") : value;
}

function pseudonym(kind: Kind, count: number, value: string): string {
  const digits = (length: number) => String(count).padStart(length, "0");
  if (kind === "person") return `person-${count}@recorded.example`;
  if (kind === "phone") return NOWHERE + digits(8);
  const isGuid = kind === "id" && value.includes("-");
  return isGuid ? `a0a0a0a0-0000-4000-8000-${digits(12)}` : `portico-${kind}-${count}`;
}

export interface ValueContext {
  readonly codes: boolean;
  readonly keepIds: boolean;
}

const ROOT: Field = { key: "", parent: "" };

/** Pseudonyms of one recording. */
export class Pseudonyms {
  readonly #known = new Map<string, string>();
  #sought: ReadonlyMap<string, string> = new Map();
  readonly #counts = new Map<Kind, number>();

  #of(kind: Kind, value: string): string {
    const key = `${SOUGHT.includes(kind) && kind !== "phone" ? "" : kind}:${sameness(kind, value)}`;
    let made = this.#known.get(key);
    if (made === undefined) {
      const count = (this.#counts.get(kind) ?? 0) + 1;
      this.#counts.set(kind, count);
      made = pseudonym(kind, count, value);
      this.#known.set(key, made);
    }
    if (SOUGHT.includes(kind) && value.length >= SHORTEST) this.#seek(value, made);
    return made;
  }

  /** Sorts by length, because a value can be part of another. */
  #seek(value: string, made: string): void {
    if (this.#sought.has(value)) return;
    const all = [...this.#sought, [value, made] as const];
    this.#sought = new Map(all.sort(([a], [b]) => b.length - a.length));
  }

  /** Returns values of other fields unchanged. */
  #field(kind: Kind, value: string, place: ValueContext): string {
    // an empty value causes a specific error, so keep it
    if (value === "") return "";
    if (kind === "name" && /^\d{4}-\d\d-\d\d$/.test(value)) return "1900-01-01";
    // a URL, or an email address in a field whose name suggests a postal address
    const isOther = kind === "address" && /^https?:|@/i.test(value);
    return isOther ? this.text(value, place) : this.#of(kind, value);
  }

  /** Replaces the tokens and keys of an `Authorization` header, which are separated by commas. */
  authorization(header: string): string {
    const parts = header.split(",").map((part) => {
      const [, scheme = "", value = ""] = /^\s*((?:Bearer|Basic)\s+)?(.*?)\s*$/i.exec(part) ?? [];
      const isToken = !/^IST\./.test(value) && /^(?:OauthNG\.)?(?:JWS\.|eyJ)/.test(value);
      return scheme + (value === "" ? "" : this.#of(isToken ? "token" : "key", value));
    });
    return parts.join(",");
  }

  /** Replaces secrets, known values, ids, email addresses and phone numbers in a text. */
  text(value: string, place: ValueContext): string {
    const inside = this.#json(value, place);
    if (inside !== undefined) return inside;
    let text = value;
    for (const [secret, made] of this.#sought) {
      if (text.includes(secret)) text = text.replaceAll(secret, made);
    }
    text = text
      .replace(PARAMETERS, (found, start: string) => {
        const held = found.slice(start.length);
        return held.startsWith("portico-") ? found : start + this.#of(kindOfParameter(start), held);
      })
      .replace(TOKENS, (token) => this.#of("token", token))
      .replace(EMAIL, (found) => {
        const isNobodys = EXAMPLE_EMAIL.test(found.replace("%40", "@"));
        return isNobodys ? found : this.#of("person", found);
      })
      .replace(PHONE, (found) => (found.startsWith(NOWHERE) ? found : this.#of("phone", found)));
    if (place.keepIds) return text;
    return text
      .replace(GUID, (id) =>
        isCounted(id) || PUBLIC_IDS.includes(id.toLowerCase()) ? id : this.#of("id", id),
      )
      .replace(HEX_ID, (id) => this.#of("id", id));
  }

  #json(text: string, place: ValueContext): string | undefined {
    if (!/^\s*[[{]/.test(text)) return undefined;
    try {
      const held: unknown = JSON.parse(text);
      const replaced = JSON.stringify(this.value(held, place));
      return replaced === JSON.stringify(held) ? text : replaced;
    } catch {
      return undefined;
    }
  }

  path(path: string, place: ValueContext): string {
    const parts = path.split("/").map((part) => {
      const plain = decodeURIComponent(part);
      const text = this.text(plain, place);
      return text === plain ? part : encodeURIComponent(text);
    });
    return parts.join("/");
  }

  /** @param name - field that contains the value */
  value(value: unknown, place: ValueContext, name = "", above = ROOT, forcedKind?: Kind): unknown {
    const field = fieldOf(name, above);
    const kind = forcedKind ?? fieldKind(field, place.codes);
    if (typeof value === "string") {
      return kind === undefined ? this.text(value, place) : this.#field(kind, value, place);
    }
    if (typeof value === "number") {
      if (kind !== undefined) return 0;
      return /^(?:latitude|longitude)$/.test(field.key) ? coarse(value) : value;
    }
    if (typeof value !== "object" || value === null) return value;
    const below = isWhole(kind) ? kind : undefined;
    if (Array.isArray(value)) {
      return value.map((item) => this.value(item, place, name, above, below));
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, held]) => [
        // the keys of a map can be ids or addresses
        this.text(key, place),
        this.value(held, place, key, field, below),
      ]),
    );
  }
}
