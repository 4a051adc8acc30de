import fc from "fast-check";
import { expect, it } from "vitest";
import { addressForm, profileForm } from "./forms.js";
import { Address, Contact, Profile } from "./generated/schemas/members.js";

const anyText = fc.string({ maxLength: 120 });
const optionalText = (value: fc.Arbitrary<string>) => fc.option(value, { nil: undefined });

it("profileForm rejects all input that the API rejects", () => {
  const formInput = fc.record({
    firstName: optionalText(anyText),
    lastName: optionalText(anyText),
    nickname: optionalText(anyText),
    phone: optionalText(fc.oneof(anyText, fc.constant("+49 30 123"))),
    birthdate: optionalText(fc.constantFrom("1815-12-10", "", "yesterday")),
    company: optionalText(anyText),
    jobTitle: optionalText(anyText),
  });
  fc.assert(
    fc.property(formInput, (form) => {
      const { data } = profileForm().safeParse(form);
      if (!data) return;
      const { nickname, phone, ...contact } = data;
      expect(Profile.safeParse({ nickname }).error).toBeUndefined();
      const phones = phone ? [phone] : [];
      expect(Contact.safeParse({ ...contact, phones }).error).toBeUndefined();
    }),
  );
});

it("profileForm accepts an empty profile", () => {
  expect(profileForm().parse({})).toEqual({});
});

it("profileForm requires the given fields", () => {
  expect(profileForm({ required: ["nickname"] }).safeParse({}).success).toBe(false);
});

it("profileForm rejects an invalid date", () => {
  expect(profileForm().safeParse({ birthdate: "10.12.1815" }).success).toBe(false);
});

it("addressForm returns an address that the API accepts", () => {
  const form = { addressLine: "Gleimstr. 1", postalCode: "10437", city: "Berlin", country: "DE" };
  expect(Address.safeParse(addressForm().parse(form)).error).toBeUndefined();
});
