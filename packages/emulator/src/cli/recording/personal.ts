// Which fields of requests and answers are about a person, or let somebody in, and are replaced in a recording.
import { isSecret } from "../../server/log/redact.js";

/** What is replaced. Of an address: what leads to a door; country, subdivision and city stay. */
export type Kind =
  | "token"
  | "key"
  | "password"
  | "code"
  | "person"
  | "name"
  | "address"
  | "phone"
  | "cursor"
  | "id";

/** Where a value stands. */
export interface Field {
  /** Its name, and that of the object that it is in. */
  readonly key: string;
  readonly parent: string;
}

/** Secrets that the emulator's own log never meets. */
const SECRET =
  /cookies?$|^(?:jwt|session_?id|credentials?|cvv|cvc|iban|pin|pan|card_?number|security_?code|(?:private|access)_?key)$/i;
const PHONE = /phones?(?:_?numbers?)?(?:V2)?$|^(?:mobile|fax)(?:_?number)?$/i;
const NAME =
  /^(?:(?:first|last|middle|full|nick|recipient|company)_?names?|company|vat_?id|tax_?id|birth_?(?:date|day)|date_?of_?birth)$/i;
const ADDRESS =
  /^(?:address|address_?line_?\d?|street(?:_?(?:name|number|address))?|apt|apartment|formatted_?address(?:_?line)?|postal_?code|zip(?:_?code)?|ip(?:_?address)?|user_?agent)$/i;

/** A field that is one of these by the object that it is in. */
const WITHIN: readonly { readonly parent: RegExp; readonly key: RegExp; readonly kind: Kind }[] = [
  { parent: /^street_?address$/i, key: /^(?:name|number|apt)$/i, kind: "address" },
  { parent: /^profile$/i, key: /^slug$/i, kind: "name" },
  { parent: /^vat_?id$/i, key: /^id$/i, kind: "name" },
  { parent: /^cursors$/i, key: /^(?:next|prev)$/i, kind: "cursor" },
  { parent: /^gift_?cards?$/i, key: /code$/i, kind: "code" },
];

/** The field that a name leads to: filters name them by paths, and put operators below them. */
export function fieldOf(name: string, above: Field): Field {
  if (name.startsWith("$")) return above;
  const [key = "", parent = above.key] = name.split(".").reverse();
  return { key, parent };
}

function kindOfSecret(key: string): Kind {
  if (/password/i.test(key)) return "password";
  return /codes?$|^(?:otp|pin)$/i.test(key) ? "code" : "token";
}

/**
 * What a secret or personal field holds; undefined: neither.
 *
 * @param codes fields named `code` hold login codes here
 */
export function kindOf({ key, parent }: Field, codes: boolean): Kind | undefined {
  if (key === "") return undefined;
  if (SECRET.test(key) || isSecret(key, parent, { codes })) return kindOfSecret(key);
  const within = WITHIN.find((one) => one.parent.test(parent) && one.key.test(key));
  if (within) return within.kind;
  if (/^cursor$/i.test(key)) return "cursor";
  if (PHONE.test(key)) return "phone";
  if (NAME.test(key)) return "name";
  return ADDRESS.test(key) ? "address" : undefined;
}

/** Whether all that is below such a field is one: the parts of a secret, not those of an address. */
export const isWhole = (kind: Kind | undefined): boolean =>
  kind === "token" || kind === "key" || kind === "password" || kind === "code";

/** The secret in an address's parameter, by the parameter's name with what is around it. */
export const kindOfParameter = (start: string): Kind => kindOfSecret(start.slice(1, -1));
