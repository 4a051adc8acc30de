import type { AddressInput, FullAddressContactDetailsInput } from "@portico/ecom/cart";
import { validationError } from "../../kernel/platform-error.js";
import type { Sent } from "../../kernel/wire-request.js";
import { valueIn } from "../../resource/merge.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import { compact } from "../../store/plain.js";
import type { Address, Contact } from "../address.js";

export function addressOf(input: Sent<AddressInput>): Address {
  const { country, subdivision, city, postalCode, streetAddress, ...lines } = input;
  const { addressLine, addressLine2 } = lines;
  const { latitude, longitude } = input.geocode ?? {};
  const geocode = input.geocode && compact({ latitude, longitude });
  const place = { geocode, country, subdivision, city, postalCode };
  return compact({ ...place, streetAddress, addressLine, addressLine2 });
}

export const contactOf = (input: Sent<FullAddressContactDetailsInput>): Contact => {
  const { firstName, lastName, phone, company } = input;
  return compact({ firstName, lastName, phone, company });
};

export const assign = <T extends object>(target: T, fields: Partial<T>): T =>
  Object.assign(target, compact(fields));

/** Rejects fractions. The platform does not document this rule. */
export function checkWholeNumbers(request: object, list: string, path: string): void {
  const violations = listOf(objectOf(request)[list]).flatMap((item, index) => {
    const quantity = valueIn(objectOf(item), path);
    if (quantity === undefined || Number.isInteger(quantity)) return [];
    const field = `${list}[${index}].${path}`;
    return [{ field, description: "must be a whole number", violatedRule: "VALIDATION" }];
  });
  if (violations.length > 0) throw validationError(violations);
}
