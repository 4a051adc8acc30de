/** Permissions that add something to a call which another one allows, by the end of the name. */
const additions: [RegExp, string][] = [
  [/READ_ALL_EXTENDED_FIELDS$/, "the extended fields of every app"],
  [/WRITE_ALL_EXTENDED_FIELDS$/, "setting the extended fields of other apps"],
  [/PRODUCT_READ_NON_VISIBLE$/, "hidden products"],
  [/PRODUCT_MERCHANT_DATA_READ$/, "what only the merchant sees, such as the cost"],
  [/READ_ONLY_VARIANT_READ_HIDDEN$/, "variants of hidden products"],
  [/ADMIN_MODIFY_(CARTS|CHECKOUTS)$/, "what only an administrator sets"],
  [/DRAFT_ORDERS_ADMIN_DELETE$/, "what only an administrator deletes"],
  [/EDIT_MULTI_CURRENCY_ORDER$/, "editing an order in another currency"],
  [/MODIFY_PRIVATE_TAGS$/, "private tags"],
];

/** Which permissions a call always needs, and what the others add: "Needs A. B adds hidden products." */
export function permissionSentences(permissions: readonly string[]): string {
  const added = new Map<string, string[]>();
  const always: string[] = [];
  for (const name of permissions) {
    const what = additions.find(([end]) => end.test(name))?.[1];
    if (what) added.set(what, [...(added.get(what) ?? []), name]);
    else always.push(name);
  }
  const more = [...added].map(
    ([what, names]) => `${names.join(" or ")} ${names.length > 1 ? "add" : "adds"} ${what}.`,
  );
  return [always.length ? `Needs ${listed(always)}.` : "", ...more].filter(Boolean).join(" ");
}

const listed = (names: string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join("");

/** Whoever may call an operation, where the platform's documentation says so. */
export type CallerKind = "visitor" | "member" | "API key" | "app";

/** "Who may call it: visitor, member." */
export const callersSentence = (callers: readonly CallerKind[]): string =>
  callers.length ? `Who may call it: ${callers.join(", ")}.` : "";
