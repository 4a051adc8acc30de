import { isSecret } from "../../server/log/redact.js";

/** Kinds of replaced values. Addresses keep their country, subdivision and city. */
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

export interface Field {
  readonly key: string;
  readonly parent: string;
}

/** Secret fields that the emulator's request log does not redact. */
const SECRET_FIELD =
  /cookies?$|^(?:jwt|session_?id|credentials?|cvv|cvc|iban|pin|pan|card_?number|security_?code|(?:private|access)_?key)$/i;
const PHONE_FIELD = /phones?(?:_?numbers?)?(?:V2)?$|^(?:mobile|fax)(?:_?number)?$/i;
const NAME_FIELD =
  /^(?:(?:first|last|middle|full|nick|recipient|company)_?names?|company|vat_?id|tax_?id|birth_?(?:date|day)|date_?of_?birth)$/i;
const ADDRESS_FIELD =
  /^(?:address|address_?line_?\d?|street(?:_?(?:name|number|address))?|apt|apartment|formatted_?address(?:_?line)?|postal_?code|zip(?:_?code)?|ip(?:_?address)?|user_?agent)$/i;

/** Fields that are replaced only in some objects. */
const RULES: readonly { readonly parent: RegExp; readonly key: RegExp; readonly kind: Kind }[] = [
  { parent: /^street_?address$/i, key: /^(?:name|number|apt)$/i, kind: "address" },
  { parent: /^profile$/i, key: /^slug$/i, kind: "name" },
  { parent: /^vat_?id$/i, key: /^id$/i, kind: "name" },
  { parent: /^cursors$/i, key: /^(?:next|prev)$/i, kind: "cursor" },
  { parent: /^gift_?cards?$/i, key: /code$/i, kind: "code" },
];

/** In filters, keys can be field paths or operators. */
export function fieldOf(name: string, parentField: Field): Field {
  if (name.startsWith("$")) return parentField;
  const [key = "", parent = parentField.key] = name.split(".").reverse();
  return { key, parent };
}

function kindOfSecret(key: string): Kind {
  if (/password/i.test(key)) return "password";
  return /codes?$|^(?:otp|pin)$/i.test(key) ? "code" : "token";
}

export function fieldKind({ key, parent }: Field, hasLoginCodes: boolean): Kind | undefined {
  if (key === "") return undefined;
  if (SECRET_FIELD.test(key) || isSecret(key, parent, hasLoginCodes)) return kindOfSecret(key);
  const match = RULES.find((rule) => rule.parent.test(parent) && rule.key.test(key));
  if (match) return match.kind;
  if (/^cursor$/i.test(key)) return "cursor";
  if (PHONE_FIELD.test(key)) return "phone";
  if (NAME_FIELD.test(key)) return "name";
  return ADDRESS_FIELD.test(key) ? "address" : undefined;
}

/** All values nested in a secret field are replaced. */
export const isSecretKind = (kind: Kind | undefined): boolean =>
  kind === "token" || kind === "key" || kind === "password" || kind === "code";

/** `start` is the parameter's name, including the delimiters. */
export const secretKind = (start: string): Kind => kindOfSecret(start.slice(1, -1));
