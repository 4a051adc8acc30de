// @vitest-environment jsdom

import { describe, expect, it } from "vitest";
import { GRACE, setUpLogin } from "../testing/login-kit.js";
import { ADA } from "../testing/test-shop.js";
import { act, waitFor } from "../testing/testing-library.js";

describe("a registration", () => {
  it("logs the new member in", async () => {
    const { current, submit } = setUpLogin();
    expect(await submit(GRACE, "register")).toBe("done");
    await waitFor(() => expect(current().member?.loginEmail).toBe(GRACE.email));
  });

  it("fails for an email address that already has an account", async () => {
    const { submit, registerText } = setUpLogin();
    await submit(ADA, "register");
    expect(registerText("email")).toContain("log in instead");
  });

  it("requires the correct verification code and can request another code", async () => {
    const { current, code, emulator, submit, registerText } = setUpLogin({
      site: { signOn: { requireEmailVerification: true } },
    });
    expect(await submit(GRACE, "register")).toBe("verify");
    const firstCode = code();
    expect(await act(() => current().register.verifyCode("000000x"))).toBe("verify");
    expect(registerText("code")).toContain("incorrect");
    expect(await act(() => current().register.resendCode())).toBe(true);
    expect(current().register).toMatchObject({ isPending: false, error: null });
    expect(code()).not.toBe(firstCode);
    emulator.faults.add({ kind: "throttle", retryAfter: 3600, path: "/verification/v1/start" });
    expect(await act(() => current().register.resendCode())).toBe(false);
    expect(registerText()).toContain("just sent");
    expect(await act(() => current().register.verifyCode(` ${code()} `))).toBe("done");
    await waitFor(() => expect(current().session.status).toBe("member"));
  });

  it("continues after a failed login request without verifying the code again", async () => {
    const { current, code, emulator, requestCount, submit, registerText } = setUpLogin({
      site: { signOn: { requireEmailVerification: true } },
    });
    await submit(GRACE, "register");
    emulator.faults.add({ kind: "status", status: 503, path: "redirect-session" });
    expect(await act(() => current().register.verifyCode(code()))).toBe("verify");
    expect(registerText()).toContain("Something went wrong on our end");
    expect(await act(() => current().register.verifyCode(code()))).toBe("done");
    expect(requestCount("/auth/verify")).toBe(1);
  });

  it("waits for the owner's approval if the site requires it", async () => {
    const { current, submit } = setUpLogin({ site: { signOn: { requireOwnerApproval: true } } });
    expect(await submit(GRACE, "register")).toBe("approval");
    expect(current().session.status).toBe("visitor");
  });
});
