import { joinWithConjunction } from "./nouns.ts";

/**
 * Suffixes of permissions that an operation requires only for a certain purpose, and the
 * purposes.
 */
const PURPOSES: [RegExp, string][] = [
  [/READ_ALL_EXTENDED_FIELDS$/, "read the extended fields of all apps"],
  [/WRITE_ALL_EXTENDED_FIELDS$/, "set the extended fields of other apps"],
  [/PRODUCT_READ_NON_VISIBLE$/, "read hidden products"],
  [/PRODUCT_MERCHANT_DATA_READ$/, "read data that only the merchant can see, such as the cost"],
  [/READ_ONLY_VARIANT_READ_HIDDEN$/, "read variants of hidden products"],
  [/ADMIN_MODIFY_(CARTS|CHECKOUTS)$/, "set fields that are reserved for administrators"],
  [/DRAFT_ORDERS_ADMIN_DELETE$/, "delete draft orders as an administrator"],
  [/EDIT_MULTI_CURRENCY_ORDER$/, "edit orders in another currency"],
  [/MODIFY_PRIVATE_TAGS$/, "change private tags"],
];

/**
 * Returns sentences such as "Requires the permission `A`. To read hidden products, `B` is also
 * required."
 */
export function permissionSentences(permissions: readonly string[]): string {
  const namesByPurpose = new Map<string, string[]>();
  const alwaysRequiredPermissions: string[] = [];
  for (const name of permissions) {
    const purpose = PURPOSES.find(([end]) => end.test(name))?.[1];
    if (purpose) namesByPurpose.set(purpose, [...(namesByPurpose.get(purpose) ?? []), name]);
    else alwaysRequiredPermissions.push(name);
  }
  const additionalSentences = [...namesByPurpose].map(
    ([purpose, names]) =>
      `To ${purpose}, ${joinWithConjunction(quoteNames(names), "or")} is also required.`,
  );
  const noun = alwaysRequiredPermissions.length > 1 ? "permissions" : "permission";
  const mainSentence = alwaysRequiredPermissions.length
    ? `Requires the ${noun} ${joinWithConjunction(quoteNames(alwaysRequiredPermissions))}.`
    : "";
  return [mainSentence, ...additionalSentences].filter(Boolean).join(" ");
}

const quoteNames = (names: string[]) => names.map((name) => `\`${name}\``);

/** Kind of caller that an operation documents. */
export type CallerKind = "visitor" | "member" | "API key" | "app";

/**
 * Returns a sentence such as "This operation can be called by visitors and apps, or with an API
 * key."
 */
export function callersSentence(callers: readonly CallerKind[]): string {
  const userKinds = callers.filter((caller) => caller !== "API key").map((caller) => `${caller}s`);
  const userPhrase = userKinds.length ? `by ${joinWithConjunction(userKinds)}` : "";
  const apiKeyPhrase = callers.includes("API key") ? "with an API key" : "";
  if (!userPhrase && !apiKeyPhrase) return "";
  const separator = userKinds.length > 1 ? ", or " : " or ";
  return `This operation can be called ${[userPhrase, apiKeyPhrase].filter(Boolean).join(separator)}.`;
}
