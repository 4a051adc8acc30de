import {
  type AddressForm,
  addressForm,
  type FieldRule,
  type FormMessages,
  type FormOptions,
  fieldSchema,
  formSchema,
} from "@portico/core/forms";
import * as z from "zod/v4-mini";

export {
  type AddressForm,
  addressForm,
  englishMessages,
  type FormMessages,
  type FormOptions,
  type FormProblem,
  type FormProblemKey,
} from "@portico/core/forms";

/** The contact fields of a checkout form. */
export interface ContactForm {
  email: string;
  firstName: string;
  lastName: string;
  phone?: string | undefined;
  company?: string | undefined;
}

/** The fields of a checkout form. */
export interface CheckoutForm {
  contact: ContactForm;
  address: AddressForm;
  /** The buyer's note to the shop. */
  buyerNote?: string | undefined;
}

const contactRules: Readonly<Record<keyof ContactForm, FieldRule>> = {
  email: { required: true, format: "email" },
  firstName: { required: true, max: 100 },
  lastName: { required: true, max: 100 },
  phone: { format: "phone" },
  company: { max: 1000 },
};

/** Options of `checkoutForm`. */
export interface CheckoutFormOptions {
  /** Error messages. Default: English. */
  messages?: FormMessages | undefined;
  /** Names of the required fields. Default: the defaults of `contactForm` and `addressForm`. */
  required?: {
    readonly contact?: readonly (keyof ContactForm)[];
    readonly address?: readonly (keyof AddressForm)[];
  };
}

/**
 * Creates a zod schema for a contact form. Email and names are required, unless `required` lists
 * other fields.
 *
 * @param options - `messages`: error messages; `required`: names of the required fields
 */
export function contactForm(
  options?: FormOptions<keyof ContactForm>,
): z.ZodMiniType<ContactForm, ContactForm> {
  return formSchema(contactRules, options);
}

/**
 * Creates a zod schema for a checkout form: contact, address and note, in the format that a
 * checkout accepts.
 *
 * @param options - `messages`: error messages; `required`: names of the required contact and
 * address fields
 * @example
 * ```ts
 * import { checkoutForm } from "@portico/ecom/forms";
 *
 * const schema = checkoutForm({
 *   required: { contact: ["email", "firstName", "lastName", "phone"] },
 * });
 * const { contact, address } = schema.parse({
 *   contact: {
 *     email: "ada@example.com",
 *     firstName: "Ada",
 *     lastName: "Lovelace",
 *     phone: "+49 30 123",
 *   },
 *   address: {
 *     addressLine: "Gleimstr. 1",
 *     postalCode: "10437",
 *     city: "Berlin",
 *     country: "DE",
 *   },
 * });
 * ```
 */
export function checkoutForm(
  options: CheckoutFormOptions = {},
): z.ZodMiniType<CheckoutForm, CheckoutForm> {
  const { messages, required } = options;
  return z.object({
    contact: contactForm({ messages, required: required?.contact }),
    address: addressForm({ messages, required: required?.address }),
    buyerNote: z.optional(fieldSchema("buyerNote", { max: 1000 }, messages)),
  });
}
