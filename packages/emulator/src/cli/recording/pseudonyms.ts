// Stands for secrets and ids in a recording: the same one gets the same name in all of it.
import { isSecret, PARAMETERS, TOKENS } from "../../server/log/redact.js";
import { STORES_APP_ID } from "../../services/catalog/model.js";

const GUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?/gi;

/** Addresses that belong to nobody (RFC 2606). */
const NOBODYS = /@(?:[\w.-]+\.)?(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i;

/** Ids of the platform's own apps, which are no secret: the same on every site. */
const PUBLIC_IDS: readonly string[] = [
  STORES_APP_ID,
  "1380b703-ce81-ff05-f115-39571d94dfcd",
  "13d21c63-b5ec-5912-8397-c3a5ddb27a97",
];

/** Ids that count within their parent (`00000000-0000-0000-0000-000000000001`) name nothing. */
export const isCounted = (id: string): boolean => id.startsWith("00000000-0000-0000-0000-");

/** What stands for something else in a recording, or may be another one wherever it is replayed: a pseudonym, an id. */
export const SYMBOL = new RegExp(
  `${GUID.source}|portico-(?:token|key|password|code)-\\d+|person-\\d+@recorded\\.example`,
  "gi",
);

/** Shorter secrets are replaced in their own fields alone: elsewhere they are words. */
const SHORTEST = 6;

type Kind = "token" | "key" | "password" | "code" | "person" | "id";

/** Where a value stands. */
interface Place {
  /** Fields named `code` hold login codes here. */
  readonly codes: boolean;
  readonly keepIds: boolean;
}

function kindOf(key: string): Kind {
  if (/password/i.test(key)) return "password";
  return /codes?$|^otp$/i.test(key) ? "code" : "token";
}

/** The pseudonyms of one recording. */
export class Pseudonyms {
  readonly #known = new Map<string, string>();
  readonly #secrets = new Set<string>();
  readonly #counts = new Map<Kind, number>();

  #of(kind: Kind, value: string): string {
    const same = kind === "id" || kind === "person" ? value.toLowerCase() : value;
    const known = this.#known.get(same);
    if (known !== undefined) return known;
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    let made = `portico-${kind}-${count}`;
    if (kind === "id") made = `a0a0a0a0-0000-4000-8000-${String(count).padStart(12, "0")}`;
    if (kind === "person") made = `person-${count}@recorded.example`;
    this.#known.set(same, made);
    if (kind !== "id" && kind !== "person" && value.length >= SHORTEST) this.#secrets.add(value);
    return made;
  }

  /** A secret of a field or header; what is none stays. */
  #secret(kind: Kind, value: string): string {
    // who sends nothing is refused for that
    return value === "" ? "" : this.#of(kind, value);
  }

  /** The header `Authorization`: tokens and keys, several with commas between them. */
  authorization(header: string): string {
    const parts = header.split(",").map((part) => {
      const [, scheme = "", value = ""] = /^\s*((?:Bearer|Basic)\s+)?(.*?)\s*$/i.exec(part) ?? [];
      const isToken = !/^IST\./.test(value) && /^(?:OauthNG\.)?(?:JWS\.|eyJ)/.test(value);
      return `${scheme}${this.#secret(isToken ? "token" : "key", value)}`;
    });
    return parts.join(",");
  }

  /** A text: what in it is a secret by its look or was met before, an id or somebody's address. */
  text(value: string, { keepIds }: Pick<Place, "keepIds">): string {
    let text = value;
    // the longest first: one may be a part of another
    for (const secret of [...this.#secrets].sort((a, b) => b.length - a.length)) {
      if (text.includes(secret)) text = text.replaceAll(secret, this.#known.get(secret) ?? "");
    }
    text = text
      .replace(PARAMETERS, (found, start: string) => {
        const held = found.slice(start.length);
        return held.startsWith("portico-")
          ? found
          : start + this.#of(kindOf(start.slice(1, -1)), held);
      })
      .replace(TOKENS, (token) => this.#of("token", token))
      .replace(EMAIL, (found) => (NOBODYS.test(found) ? found : this.#of("person", found)));
    if (keepIds) return text;
    return text.replace(GUID, (id) =>
      isCounted(id) || PUBLIC_IDS.includes(id.toLowerCase()) ? id : this.#of("id", id),
    );
  }

  /** A JSON value. */
  value(value: unknown, place: Place, key = "", parent = "", secret = false): unknown {
    const hidden = secret || (key !== "" && isSecret(key, parent, place));
    if (typeof value === "string") {
      return hidden ? this.#secret(kindOf(key), value) : this.text(value, place);
    }
    if (typeof value === "number" && hidden) return 0;
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) {
      return value.map((item) => this.value(item, place, key, parent, hidden));
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, held]) => [
        // a map's key may be an id or an address
        this.text(name, place),
        this.value(held, place, name, key, hidden),
      ]),
    );
  }
}
