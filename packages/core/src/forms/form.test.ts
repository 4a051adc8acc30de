import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressForm } from "./address-form.js";
import { formSchema } from "./form.js";
import { englishMessages, type FormProblem, messageFor } from "./messages.js";

interface Form {
  email: string;
  code: string;
  note?: string | undefined;
}
const rules = {
  email: { required: true, format: "email" },
  code: { required: true, keepWhitespace: true, min: 4, max: 6 },
  note: {},
} as const;

/** Returns the error messages, keyed by field. */
const messagesOf = (schema: ReturnType<typeof formSchema>, input: unknown) =>
  Object.fromEntries(
    schema.safeParse(input).error?.issues.map((issue) => [issue.path.join("."), issue.message]) ??
      [],
  );

describe("formSchema", () => {
  const form = formSchema<Form>(rules);

  it("removes leading and trailing spaces, except from fields with `keepWhitespace`", () => {
    const input = { email: " ada@example.com ", code: " 123 ", note: " hello ", more: "x" };
    expect(form.parse(input)).toEqual({ email: "ada@example.com", code: " 123 ", note: "hello" });
    expect(form.parse({ email: "ada@example.com", code: "1234" })).toEqual({
      email: "ada@example.com",
      code: "1234",
    });
  });

  it("reports a message for each invalid field", () => {
    expect(messagesOf(form, { email: " ", code: "" })).toEqual({
      email: "Please fill out this field.",
      code: "Please fill out this field.",
    });
    expect(messagesOf(form, { email: "ada@", code: "123" })).toEqual({
      email: "Enter a valid email address.",
      code: "Enter at least 4 characters.",
    });
    expect(messagesOf(form, { code: "1234567" })).toEqual({
      email: "Please fill out this field.",
      code: "Enter at most 6 characters.",
    });
  });

  it("requires only the fields that the `required` option lists", () => {
    const optionalForm = formSchema<Form>(rules, { required: ["note"] });
    expect(messagesOf(optionalForm, { email: "", code: "" })).toEqual({
      note: "Please fill out this field.",
    });
    expect(messagesOf(optionalForm, { email: "ada", code: "1", note: "a" })).toEqual({
      email: englishMessages.email,
      code: "Enter at least 4 characters.",
    });
  });

  it("uses messages from an object or a function, and English messages for missing ones", () => {
    const translatedForm = formSchema<Form>(rules, {
      messages: { tooShort: "Mindestens {limit} Zeichen." },
    });
    expect(messagesOf(translatedForm, { email: "", code: "1" })).toEqual({
      email: "Please fill out this field.",
      code: "Mindestens 4 Zeichen.",
    });
    const problems: FormProblem[] = [];
    const messages = (problem: FormProblem) => {
      problems.push(problem);
      return problem.key === "required" ? "!" : undefined;
    };
    expect(messagesOf(formSchema<Form>(rules, { messages }), { email: "", code: "1" })).toEqual({
      email: "!",
      code: "Enter at least 4 characters.",
    });
    expect(problems).toContainEqual({ key: "tooShort", field: "code", limit: 4 });
    expect(problems).toContainEqual({ key: "required", field: "email" });
  });

  it("never throws, and reports issues only for known fields or the whole input", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (input) => {
        const { error } = form.safeParse(input);
        for (const { path, message } of error?.issues ?? []) {
          expect([undefined, "email", "code", "note"]).toContain(path[0]);
          expect(message).not.toBe("");
        }
      }),
    );
  });
});

it("englishMessages has a message for every problem", () => {
  for (const key of Object.keys(englishMessages) as FormProblem["key"][])
    expect(messageFor({ key, field: "f", limit: 3 })).not.toMatch(/[{}]|undefined/);
});

it("addressForm requires a postal code unless the `required` option omits it", () => {
  const input = { addressLine: "Main St 1", postalCode: "", city: "Hong Kong", country: "HK" };
  expect(messagesOf(addressForm(), input)).toEqual({ postalCode: "Please fill out this field." });
  expect(messagesOf(addressForm({ required: ["addressLine", "city", "country"] }), input)).toEqual(
    {},
  );
});

it("addressForm rejects a lowercase country code", () => {
  const input = { addressLine: "Main St 1", postalCode: "1", city: "Hong Kong", country: "hk" };
  expect(messagesOf(addressForm(), input)).toEqual({
    country: "Select a country.",
  });
});
