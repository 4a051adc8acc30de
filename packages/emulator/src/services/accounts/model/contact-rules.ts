import { applicationError } from "../../../kernel/platform-error.js";

/** E.164: a plus sign, a country code and a number, digits only. */
const E164 = /^\+[1-9]\d{1,14}$/;

export function checkPhones(phones: readonly unknown[]): void {
  const wrong = phones.find((phone) => !E164.test(String(phone)));
  if (wrong === undefined) return;
  const why = `A phone number must be E.164, such as +12125550100, got ${JSON.stringify(wrong)}`;
  throw applicationError(400, "INVALID_PHONE", why);
}

/** Domains of the platform. Their email addresses cannot be used to log in. */
const OWN_DOMAINS: readonly string[] = ["wix.com", "wixpress.com"];

export function checkLoginEmail(email: string): void {
  const domain = email.split("@").at(-1)?.toLowerCase() ?? "";
  if (!OWN_DOMAINS.includes(domain)) return;
  const why = `A login email cannot have the domain ${domain}`;
  throw applicationError(400, "INVALID_EMAIL_DOMAIN", why);
}
