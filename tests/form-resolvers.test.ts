import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { zodResolver } from "@hookform/resolvers/zod";
import { type LoginForm, loginForm } from "@portico/identity/forms";
import type { Resolver } from "react-hook-form";
import { expect, it } from "vitest";

const options = { fields: {}, shouldUseNativeValidation: false };

it.each<[string, Resolver<LoginForm>]>([
  ["zodResolver", zodResolver(loginForm())],
  ["standardSchemaResolver", standardSchemaResolver(loginForm())],
])("the %s of React Hook Form validates values with a form schema", async (_, resolve) => {
  const invalidResult = await resolve({ email: "ada@", password: "" }, undefined, options);
  expect(invalidResult.errors.email?.message).toBe("Enter a valid email address.");
  expect(invalidResult.errors.password?.message).toBe("Please fill out this field.");
  const validResult = await resolve(
    { email: " ada@example.com", password: " p" },
    undefined,
    options,
  );
  expect(validResult.values).toEqual({ email: "ada@example.com", password: " p" });
});
