import type * as z from "zod/v4";
import { type FieldRule, type FormOptions, formSchema } from "./form.js";

/** An address as it is typed, which is as the API takes it. */
export interface AddressForm {
  addressLine: string;
  addressLine2?: string | undefined;
  postalCode: string;
  city: string;
  /** "US-NY" */
  subdivision?: string | undefined;
  /** Two letters: "DE". */
  country: string;
}

// as long as an order's address may be
const rules: Readonly<Record<keyof AddressForm, FieldRule>> = {
  addressLine: { required: true, max: 150 },
  addressLine2: { max: 100 },
  postalCode: { required: true, max: 50 },
  city: { required: true, max: 50 },
  subdivision: { max: 50 },
  country: { required: true, format: "country" },
};

/**
 * The schema of an address. Street, postal code, city and country have to be filled in, unless `required` says otherwise,
 * as for a country that has no postal codes.
 *
 * @param options - `words`: what it says; `required`: the fields that have to be filled in
 * @example
 * ```ts
 * import { addressForm } from "@portico/core/forms";
 *
 * const german = addressForm({ words: { required: "Bitte ausfüllen.", tooLong: "Höchstens {limit} Zeichen." } });
 * const outcome = german.safeParse({ addressLine: "", postalCode: "10115", city: "Berlin", country: "DE" });
 * ```
 */
export function addressForm(
  options?: FormOptions<keyof AddressForm>,
): z.ZodType<AddressForm, AddressForm> {
  return formSchema(rules, options);
}
