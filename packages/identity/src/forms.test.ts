import fc from "fast-check";
import { expect, it } from "vitest";
import { forgotPasswordForm, loginForm, newPasswordForm, registerForm } from "./forms.js";
import { LoginV2Request, RegisterV2Request } from "./generated/schemas/authentication.js";

const email = fc.oneof(fc.emailAddress(), fc.string());
const password = fc.string({ unit: "grapheme" });

it("loginForm and registerForm accept the same credentials, which the API also accepts", () => {
  fc.assert(
    fc.property(email, password, fc.string(), (address, secret, firstName) => {
      const input = { email: address, password: secret, firstName };
      const login = loginForm().safeParse(input).data;
      const { data } = registerForm().safeParse(input);
      expect(login === undefined).toBe(data === undefined);
      if (!login || !data) return;
      // spaces are part of a password, so the forms must not trim them
      expect([login.password, data.password]).toEqual([secret, secret]);
      const request = { loginId: { email: data.email }, password: data.password };
      expect(LoginV2Request.safeParse(request).error).toBeUndefined();
      const profile = { firstName: data.firstName };
      expect(RegisterV2Request.safeParse({ ...request, profile }).error).toBeUndefined();
    }),
  );
});

it("registerForm requires the site's minimum password length", () => {
  const input = { email: "ada@example.com", password: "12345" };
  expect(registerForm().safeParse(input).success).toBe(true);
  const { error } = registerForm({
    minPasswordLength: 8,
    required: ["email", "password"],
  }).safeParse(input);
  expect(error?.issues.map(({ message }) => message)).toEqual(["Enter at least 8 characters."]);
});

it("newPasswordForm rejects a password that is too short or differs from confirmPassword", () => {
  const form = newPasswordForm({ messages: { mismatch: "Nicht dasselbe." } });
  expect(form.parse({ password: " secret " })).toEqual({ password: " secret " });
  expect(form.parse({ password: "secret", confirmPassword: "secret" }).password).toBe("secret");
  const { error } = form.safeParse({ password: "secret", confirmPassword: "Secret" });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [["confirmPassword"], "Nicht dasselbe."],
  ]);
  expect(form.safeParse({ password: "" }).success).toBe(false);
  expect(newPasswordForm({ minPasswordLength: 8 }).safeParse({ password: "short" }).success).toBe(
    false,
  );
});

it("forgotPasswordForm accepts only a valid email address", () => {
  expect(forgotPasswordForm().parse({ email: " ada@example.com " })).toEqual({
    email: "ada@example.com",
  });
  expect(forgotPasswordForm().safeParse({ email: "ada" }).success).toBe(false);
});
