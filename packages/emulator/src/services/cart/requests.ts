import type { AddressInput, FullAddressContactDetailsInput } from "@portico/ecom/cart";
import { validationError } from "../../kernel/platform-error.js";
import type { Sent } from "../../kernel/wire-request.js";
import { present } from "../../store/plain.js";
import type { Address, Contact } from "../address.js";

export function addressOf(sent: Sent<AddressInput>): Address {
  const { country, subdivision, city, postalCode, streetAddress, addressLine, addressLine2 } = sent;
  const { latitude, longitude } = sent.geocode ?? {};
  const geocode = sent.geocode && present({ latitude, longitude });
  const place = { geocode, country, subdivision, city, postalCode };
  return present({ ...place, streetAddress, addressLine, addressLine2 });
}

export const contactOf = (sent: Sent<FullAddressContactDetailsInput>): Contact => {
  const { firstName, lastName, phone, company } = sent;
  return present({ firstName, lastName, phone, company });
};

export const assign = <T extends object>(target: T, fields: Partial<T>): T =>
  Object.assign(target, present(fields));

/**
 * Throws if a quantity is not a whole number. The platform's documentation does not mention
 * fractions.
 *
 * @param path - path of the quantity in the list, such as `quantity.newQuantity`
 */
export function checkWhole(
  list: string,
  path: string,
  quantities: readonly (number | undefined)[],
): void {
  const violations = quantities.flatMap((quantity, index) => {
    if (quantity === undefined || Number.isInteger(quantity)) return [];
    const field = `${list}[${index}].${path}`;
    return [{ field, description: "must be a whole number", violatedRule: "VALIDATION" }];
  });
  if (violations.length > 0) throw validationError(violations);
}
