import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkoutForm, contactForm } from "./forms.js";
import { UpdateCheckoutRequest } from "./generated/schemas/checkout.js";
import {
  Address,
  BuyerInfoOfCheckout,
  FullAddressContactDetails,
} from "./generated/schemas/common.js";

/** Generates strings up to a length limit, and sometimes longer ones. */
const textUpTo = (limit: number) =>
  fc.oneof(
    { weight: 19, arbitrary: fc.string({ maxLength: limit }) },
    fc.string({ minLength: limit - 1, maxLength: limit + 2, unit: "grapheme" }),
  );
const mostlyValid = (validText: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 19, arbitrary: validText }, textUpTo(9));
const formInput = fc.record({
  contact: fc.record({
    email: mostlyValid(fc.constantFrom("", "ada@example.com", "a.b+c@d.co.uk")),
    firstName: textUpTo(100),
    lastName: textUpTo(100),
    phone: mostlyValid(fc.constantFrom("", "+49 30 123456", "030-12")),
    company: textUpTo(1000),
  }),
  address: fc.record({
    addressLine: textUpTo(150),
    addressLine2: textUpTo(100),
    postalCode: textUpTo(50),
    city: textUpTo(50),
    subdivision: textUpTo(50),
    country: mostlyValid(fc.constantFrom("DE", "FR", "USA")),
  }),
  buyerNote: textUpTo(1000),
});

/** Removes empty fields, because apps do not send them. */
const withoutEmptyFields = (form: object) =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value));

describe("checkoutForm", () => {
  it("rejects all input that the API rejects", () => {
    const schema = checkoutForm({ required: { contact: [], address: [] } });
    let acceptedCount = 0;
    fc.assert(
      fc.property(formInput, (form) => {
        const { data } = schema.safeParse(form);
        if (!data) return;
        acceptedCount += 1;
        const { email, ...details } = withoutEmptyFields(data.contact);
        expect(BuyerInfoOfCheckout.safeParse(withoutEmptyFields({ email })).error).toBeUndefined();
        expect(FullAddressContactDetails.safeParse(details).error).toBeUndefined();
        expect(Address.safeParse(withoutEmptyFields(data.address)).error).toBeUndefined();
        const checkout = { id: "00000000-0000-4000-8000-000000000000", buyerNote: data.buyerNote };
        expect(UpdateCheckoutRequest.safeParse({ checkout }).error).toBeUndefined();
      }),
      { numRuns: 300 },
    );
    expect(acceptedCount).toBeGreaterThan(20);
  });

  it("reports the field of each problem, with the given messages", () => {
    const { error } = checkoutForm({ messages: ({ field, key }) => `${field}: ${key}` }).safeParse({
      contact: { email: "ada", firstName: "Ada", lastName: "" },
      address: { addressLine: "1", postalCode: "1", city: "x".repeat(51), country: "" },
      buyerNote: "x".repeat(1001),
    });
    const problems = error?.issues.map(({ path, message }) => [path.join("."), message]);
    expect(problems).toEqual([
      ["contact.email", "email: email"],
      ["contact.lastName", "lastName: required"],
      ["address.city", "city: tooLong"],
      ["address.country", "country: required"],
      ["buyerNote", "buyerNote: tooLong"],
    ]);
  });
});

it("contactForm accepts input with only the given required fields, or only email and names by default", () => {
  expect(contactForm({ required: ["phone"] }).safeParse({ phone: "+49 30 1" }).success).toBe(true);
  expect(contactForm().safeParse({ email: "a@b.de", firstName: "A", lastName: "B" }).success).toBe(
    true,
  );
});
