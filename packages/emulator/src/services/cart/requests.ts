// Request handling shared by both Cart API versions and checkouts.

import type { AddressInput, FullAddressContactDetailsInput } from "@portico/ecom/cart";
import { validationError } from "../../kernel/platform-error.js";
import type { Sent } from "../../kernel/wire-request.js";
import type { Address, Contact } from "../address.js";

/** Removes absent fields, so that an unset field and a missing field are the same. */
export function present<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** Converts the address of a request to the fields that a cart stores. */
export function addressOf(sent: Sent<AddressInput>): Address {
  const { country, subdivision, city, postalCode, streetAddress, addressLine, addressLine2 } = sent;
  const { latitude, longitude } = sent.geocode ?? {};
  return present({
    geocode: sent.geocode && present({ latitude, longitude }),
    country,
    subdivision,
    city,
    postalCode,
    streetAddress,
    addressLine,
    addressLine2,
  });
}

/** Converts the contact of a request to the fields that a cart stores. */
export function contactOf(sent: Sent<FullAddressContactDetailsInput>): Contact {
  const { firstName, lastName, phone, company } = sent;
  return present({ firstName, lastName, phone, company });
}

/**
 * Throws if a quantity is not a whole number. The platform's documentation does not mention
 * fractions.
 *
 * @param fields - quantities by field path, such as `lineItems[0].quantity`
 */
export function checkWhole(fields: Readonly<Record<string, number | undefined>>): void {
  const violations = Object.entries(fields)
    .filter(([, quantity]) => quantity !== undefined && !Number.isInteger(quantity))
    .map(([field]) => ({
      field,
      description: "must be a whole number",
      violatedRule: "VALIDATION",
    }));
  if (violations.length > 0) throw validationError(violations);
}
