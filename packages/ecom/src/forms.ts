import {
  type AddressForm,
  addressForm,
  type FieldRule,
  type FormOptions,
  type FormWords,
  fieldSchema,
  formSchema,
} from "@portico/core/forms";
import * as z from "zod/v4";

export {
  type AddressForm,
  addressForm,
  englishWords,
  type FormOptions,
  type FormProblem,
  type FormProblemKey,
  type FormWords,
} from "@portico/core/forms";

/** Who gets an order, as it is typed. */
export interface ContactForm {
  email: string;
  firstName: string;
  lastName: string;
  phone?: string | undefined;
  company?: string | undefined;
}

/** What is typed before an order is placed. */
export interface CheckoutForm {
  contact: ContactForm;
  address: AddressForm;
  /** A note for the shop. */
  buyerNote?: string | undefined;
}

const contactRules: Readonly<Record<keyof ContactForm, FieldRule>> = {
  email: { required: true, format: "email" },
  firstName: { required: true, max: 100 },
  lastName: { required: true, max: 100 },
  phone: { format: "phone" },
  company: { max: 1000 },
};

/** How a checkout is checked. */
export interface CheckoutFormOptions {
  /** What it says; English unless told otherwise. */
  words?: FormWords | undefined;
  /** The fields that have to be filled in, in place of those that the forms know. */
  required?: {
    readonly contact?: readonly (keyof ContactForm)[];
    readonly address?: readonly (keyof AddressForm)[];
  };
}

/**
 * The schema of a contact: e-mail address and name have to be filled in, unless `required` says otherwise.
 *
 * @param options - `words`: what it says; `required`: the fields that have to be filled in
 */
export function contactForm(
  options?: FormOptions<keyof ContactForm>,
): z.ZodType<ContactForm, ContactForm> {
  return formSchema(contactRules, options);
}

/**
 * The schema of a checkout: contact, address and a note, each as its part of a checkout's input takes it.
 *
 * @param options - `words`: what it says; `required`: the fields of contact and address that have to be filled in
 * @example
 * ```ts
 * import { checkoutForm } from "@portico/ecom/forms";
 *
 * const schema = checkoutForm({ required: { contact: ["email", "firstName", "lastName", "phone"] } });
 * const { contact, address } = schema.parse({
 *   contact: { email: "ada@example.com", firstName: "Ada", lastName: "Lovelace", phone: "+49 30 123" },
 *   address: { addressLine: "Gleimstr. 1", postalCode: "10437", city: "Berlin", country: "DE" },
 * });
 * ```
 */
export function checkoutForm(
  options: CheckoutFormOptions = {},
): z.ZodType<CheckoutForm, CheckoutForm> {
  const { words, required } = options;
  return z.object({
    contact: contactForm({ words, required: required?.contact }),
    address: addressForm({ words, required: required?.address }),
    buyerNote: fieldSchema("buyerNote", { max: 1000 }, words).optional(),
  });
}
