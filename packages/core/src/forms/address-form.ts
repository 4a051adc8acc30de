import type * as z from "zod/v4-mini";
import { type FieldRule, type FormOptions, formSchema } from "./form.js";

/** Values of an address form, with the API's field names. */
export interface AddressForm {
  /** Street and number. */
  addressLine: string;
  /** Apartment, floor or company. */
  addressLine2?: string | undefined;
  postalCode: string;
  city: string;
  /** State or province as an ISO 3166-2 code, such as "US-NY". */
  subdivision?: string | undefined;
  /** Country as a two-letter ISO 3166-1 code, such as "DE". */
  country: string;
}

// The fields in an order's address have the same maximum lengths.
const rules: Readonly<Record<keyof AddressForm, FieldRule>> = {
  addressLine: { required: true, max: 150 },
  addressLine2: { max: 100 },
  postalCode: { required: true, max: 50 },
  city: { required: true, max: 50 },
  subdivision: { max: 50 },
  country: { required: true, format: "country" },
};

/**
 * Creates a zod schema for an address form. Street, postal code, city and country are required. For
 * countries without postal codes, override `required`.
 *
 * @param options - `messages`: error messages; `required`: names of the required fields
 * @example
 * ```ts
 * import { addressForm } from "@portico/core/forms";
 *
 * const german = addressForm({
 *   messages: { required: "Bitte ausfüllen.", tooLong: "Höchstens {limit} Zeichen." },
 * });
 * const result = german.safeParse({
 *   addressLine: "",
 *   postalCode: "10115",
 *   city: "Berlin",
 *   country: "DE",
 * });
 * ```
 */
export function addressForm(
  options?: FormOptions<keyof AddressForm>,
): z.ZodMiniType<AddressForm, AddressForm> {
  return formSchema(rules, options);
}
