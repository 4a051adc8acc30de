// What requests of both versions of the cart interface and of checkouts have in common.

import type { AddressInput, FullAddressContactDetailsInput } from "@portico/ecom/cart";
import type { Said } from "../../kernel/checks/said.js";
import { validationError } from "../../kernel/platform-error.js";
import type { Address, Contact } from "./model.js";

/** Drops absent fields, so that "not sent" and "not there" are the same. */
export function present<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** The address of a request, as far as a cart keeps it. */
export function addressOf(sent: Said<AddressInput>): Address {
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

/** The contact of a request, as far as a cart keeps it. */
export function contactOf(sent: Said<FullAddressContactDetailsInput>): Contact {
  const { firstName, lastName, phone, company } = sent;
  return present({ firstName, lastName, phone, company });
}

/**
 * Refuses parts of items, of which the documents say nothing.
 *
 * @param fields - where quantities stand in the request, with them: `lineItems[0].quantity`
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
