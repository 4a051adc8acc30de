// @vitest-environment jsdom

import { addLineItemsToCurrentCart } from "@portico/ecom/current-cart-v2";
import type { EmulatorOptions } from "@portico/emulator";
import { useQuery } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { errorText } from "../elements/error-text.js";
import { useErrorText } from "../elements/use-settings.js";
import { storeItem } from "../format.js";
import { PorticoProvider, useClient } from "../provider/provider.js";
import { currentCartQuery } from "../queries.js";
import { playFrames } from "../testing/frames.js";
import { ADA, testShop, variantId } from "../testing/test-shop.js";
import { act, cleanup, renderHook, waitFor } from "../testing/testing-library.js";
import { useMember } from "./use-member.js";
import { useSession } from "./use-session.js";
import { useRegister, useSignIn } from "./use-sign-in.js";

let stopFrames = () => {};
afterEach(() => {
  cleanup();
  stopFrames();
});

const GRACE = { email: "grace@example.com", password: "nanosecond" };
const LOGIN = "/authentication/v2/login";

function setUp(options: EmulatorOptions = {}, cookie = "") {
  const shop = testShop(options);
  stopFrames = playFrames(shop.emulator, cookie);
  const onSuccess = vi.fn();
  const view = renderHook(
    () => ({
      login: useSignIn({ onSuccess }),
      register: useRegister({ onSuccess }),
      session: useSession(),
      member: useMember().data,
      cart: useQuery(currentCartQuery(useClient())).data,
    }),
    { wrapper: shop.wrapper },
  );
  const now = () => view.result.current;
  const submit = async (
    values: { email: string; password: string },
    flow: "login" | "register" = "login",
  ) => {
    await act(() =>
      now()
        [flow].mutateAsync(values)
        .catch(() => {}),
    );
    return now()[flow].step;
  };
  const text = (field?: string) => errorText(now().login.error, {}, field);
  const registerText = (field?: string) => errorText(now().register.error, {}, field);
  const requestCount = (path: string) => shop.requests.filter((one) => one.endsWith(path)).length;
  return { ...shop, ...view, now, requestCount, submit, text, registerText, onSuccess };
}

function useLoginWithText() {
  const login = useSignIn();
  return { login, text: useErrorText(login.error) };
}

describe("a login", () => {
  it("creates the member's session and keeps the cart's items", async () => {
    const { now, product, client, emulator, queryClient, onSuccess, submit } = setUp();
    const pendant = await product("drop-pendant");
    // Invalidation does not restart a pending first request.
    await waitFor(() => expect(now().cart).toBeNull());
    const item = { productId: pendant.id, variantId: variantId(emulator, pendant, "Sky") };
    await client.use(addLineItemsToCurrentCart)({ catalogItems: [storeItem(item)] });
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(now().cart?.lineItems).toHaveLength(1));
    expect(await submit(ADA)).toBe("done");
    expect(onSuccess).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(now().member?.loginEmail).toBe(ADA.email));
    await waitFor(() => expect(now().cart?.lineItems).toHaveLength(1));
    expect(now().login).toMatchObject({ step: "done", isPending: false, error: null });
  });

  it.each([
    ["a wrong password", { ...ADA, password: "x" }],
    ["an unknown email address", GRACE],
  ])("reports %s without revealing whether the account exists", async (_name, values) => {
    const { now, onSuccess, submit, text } = setUp();
    expect(await submit(values)).toBe("form");
    expect(now().login).toMatchObject({ isPending: false, error: { code: "INVALID_CREDENTIALS" } });
    expect(text()).toBe("Incorrect email address or password.");
    expect([text("email"), text("password")]).toEqual([undefined, undefined]);
    expect(onSuccess).not.toHaveBeenCalled();
    expect(await submit(ADA)).toBe("done");
    expect(now().login.error).toBeNull();
  });

  it.each([
    [{ kind: "status", status: 500 }, "Something went wrong on our end"],
    [{ kind: "drop" }, "Can't reach the store"],
    [{ kind: "throttle", retryAfter: 3600 }, "Too many requests"],
  ] as const)("reports an outage instead of wrong credentials: %o", async (fault, message) => {
    const { now, emulator, submit, text } = setUp();
    await waitFor(() => expect(now().cart).toBeNull());
    emulator.faults.add({ ...fault, path: LOGIN });
    await submit(ADA);
    expect(text()).toContain(message);
    expect(text("email")).toBeUndefined();
  });

  it.each([
    [{ resetRequired: true }, "Please reset your password first. Request a link below."],
    [{ status: "BLOCKED" }, "This account can't log in."],
  ] as const)("explains why an account cannot log in: %o", async (more, words) => {
    const { submit, text } = setUp({ members: [{ ...ADA, ...more }] });
    await submit(ADA);
    expect(text()).toBe(words);
  });

  it("uses translations", async () => {
    const { client } = testShop();
    const messages = { "INVALID_CREDENTIALS.text": "Nein." };
    const { result } = renderHook(useLoginWithText, {
      wrapper: ({ children }) => (
        <PorticoProvider client={client} messages={messages}>
          {children}
        </PorticoProvider>
      ),
    });
    await act(() => result.current.login.mutateAsync({ ...ADA, password: "x" }).catch(() => {}));
    expect(result.current.text).toBe("Nein.");
  });

  it("is sent once for several calls", async () => {
    const { now, requestCount } = setUp();
    const answers = await act(() =>
      Promise.all([
        now().login.mutateAsync(ADA),
        now().login.mutateAsync(ADA),
        now().login.mutateAsync(ADA),
      ]),
    );
    expect(answers).toEqual(["done", "done", "done"]);
    expect(requestCount(LOGIN)).toBe(1);
  });

  it("requires a CAPTCHA and accepts its token", async () => {
    const { now, submit, text } = setUp({ site: { signOn: { captcha: "always" } } });
    expect(await submit(ADA)).toBe("captcha");
    expect(now().login.captcha.siteKey).not.toBe("");
    const withToken = { ...ADA, captchaTokens: { recaptchaToken: "invalid" } };
    expect(await submit(withToken)).toBe("captcha");
    expect(text()).toContain("robot");
    withToken.captchaTokens.recaptchaToken = "ticked";
    const wrong = { ...withToken, password: "x" };
    expect(await submit(wrong)).toBe("form");
    expect(text()).toContain("Incorrect");
    expect(await submit(withToken)).toBe("done");
  });

  it("requires a second factor until its code is correct", async () => {
    const factors = [
      { type: "EMAIL", secret: "a@example.com" },
      { type: "SMS", secret: "555" },
    ];
    const { now, code, submit, text } = setUp({
      members: [{ ...ADA, factors }],
    } as EmulatorOptions);
    expect(await submit(ADA)).toBe("factor");
    expect(now().login.factors).toEqual(["EMAIL", "SMS"]);
    expect(now().login.challenge?.hint).toContain("com");
    const wrong = { emailData: { code: "000000x" } };
    expect(await act(() => now().login.verifyFactor("EMAIL", wrong))).toBe("factor");
    expect(text("code")).toContain("didn't work");
    const right = { emailData: { code: code() } };
    expect(await act(() => now().login.verifyFactor("EMAIL", right))).toBe("done");
  });

  it("returns to the form on reset and ignores a later response", async () => {
    const { now, network } = setUp();
    await waitFor(() => expect(now().cart).toBeNull());
    let deliver = () => {};
    network.beforeResponse = (path) =>
      path.endsWith(LOGIN) ? new Promise((resolve) => (deliver = resolve)) : undefined;
    let answer: Promise<unknown> | undefined;
    await act(async () => {
      answer = now()
        .login.mutateAsync({ ...ADA, password: "x" })
        .catch(() => {});
    });
    expect(now().login.isPending).toBe(true);
    await act(async () => now().login.reset());
    expect(now().login).toMatchObject({ step: "form", isPending: false });
    await waitFor(() => expect(network.sent?.url).toContain(LOGIN));
    await act(async () => {
      deliver();
      await answer;
    });
    expect(now().login).toMatchObject({ step: "form", error: null });
  });

  it("completes after its form unmounts", async () => {
    const { now, unmount, client, onSuccess } = setUp();
    await waitFor(() => expect(now().cart).toBeNull());
    let answer: Promise<unknown> | undefined;
    act(() => {
      answer = now().login.mutateAsync(ADA);
    });
    unmount();
    expect(await answer).toBe("done");
    expect(client.auth.loggedIn()).toBe(true);
    expect(onSuccess).not.toHaveBeenCalled();
  });
});

describe("a login on the platform's pages", () => {
  it("redirects, and can be repeated when the back button restores the form", async () => {
    const { now, emulator } = setUp();
    const navigate = vi.fn();
    await act(() => now().login.redirect({ navigate }));
    expect(navigate.mock.calls[0]?.[0]).toContain(emulator.origin);
    expect(now().login.isPending).toBe(true);
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    });
    expect(now().login.isPending).toBe(false);
  });

  it("accepts paths and sends absolute URLs", async () => {
    const { now, emulator } = setUp();
    const navigate = vi.fn();
    const back = { redirectUri: "/login/callback", originalUri: "/cart" };
    await act(() => now().login.redirect({ ...back, navigate }));
    const session = [...emulator.state.redirects.values()].at(-1);
    expect(session?.auth?.redirectUri).toBe(`${location.origin}/login/callback`);
    const storedLogin = JSON.parse(sessionStorage.getItem("portico.login.test-shop") ?? "null");
    expect(storedLogin).toMatchObject({ originalUri: `${location.origin}/cart` });
  });

  it("reports an error if the redirect fails", async () => {
    const { now, emulator, text } = setUp();
    emulator.faults.add({ kind: "status", status: 500, path: "redirect-session" });
    await act(() => now().login.redirect());
    expect(now().login).toMatchObject({ isPending: false });
    expect(text()).toContain("Something went wrong on our end");
  });

  it("logs in silently if the platform has a session, and does nothing otherwise", async () => {
    const { now, emulator, onSuccess } = setUp();
    expect(await act(() => now().login.signInSilently())).toBe(false);
    expect(now().login).toMatchObject({ step: "form", isPending: false, error: null });
    const { sessionToken } = await signOn(emulator);
    stopFrames();
    stopFrames = playFrames(emulator, `portico_session=${sessionToken}`);
    expect(await act(() => now().login.signInSilently())).toBe(true);
    expect(onSuccess).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(now().member?.loginEmail).toBe(ADA.email));
  });
});

async function signOn(emulator: ReturnType<typeof testShop>["emulator"]) {
  const other = testShop({}, {}, emulator).client;
  const state = await other.auth.login(ADA);
  if (state.loginState !== "SUCCESS") throw new Error(state.loginState);
  return state.data;
}

describe("a registration", () => {
  it("logs the new member in", async () => {
    const { now, submit } = setUp();
    expect(await submit(GRACE, "register")).toBe("done");
    await waitFor(() => expect(now().member?.loginEmail).toBe(GRACE.email));
  });

  it("does not accept an email address that has an account", async () => {
    const { submit, registerText } = setUp();
    await submit(ADA, "register");
    expect(registerText("email")).toContain("log in instead");
  });

  it("requires the most recent code from the email", async () => {
    const { now, code, emulator, submit, registerText } = setUp({
      site: { signOn: { requireEmailVerification: true } },
    });
    expect(await submit(GRACE, "register")).toBe("verify");
    const first = code();
    expect(await act(() => now().register.verifyCode("000000x"))).toBe("verify");
    expect(registerText("code")).toContain("incorrect");
    expect(await act(() => now().register.resendCode())).toBe(true);
    expect(now().register).toMatchObject({ isPending: false, error: null });
    expect(code()).not.toBe(first);
    emulator.faults.add({ kind: "throttle", retryAfter: 3600, path: "/verification/v1/start" });
    expect(await act(() => now().register.resendCode())).toBe(false);
    expect(registerText()).toContain("just sent");
    expect(await act(() => now().register.verifyCode(` ${code()} `))).toBe("done");
    await waitFor(() => expect(now().session.status).toBe("member"));
  });

  it("continues after a failed token request without sending the code again", async () => {
    const { now, code, emulator, requestCount, submit, registerText } = setUp({
      site: { signOn: { requireEmailVerification: true } },
    });
    await submit(GRACE, "register");
    emulator.faults.add({ kind: "status", status: 503, path: "redirect-session" });
    expect(await act(() => now().register.verifyCode(code()))).toBe("verify");
    expect(registerText()).toContain("Something went wrong on our end");
    expect(await act(() => now().register.verifyCode(code()))).toBe("done");
    expect(requestCount("/auth/verify")).toBe(1);
  });

  it("waits for the owner's approval", async () => {
    const { now, submit } = setUp({ site: { signOn: { requireOwnerApproval: true } } });
    expect(await submit(GRACE, "register")).toBe("approval");
    expect(now().session.status).toBe("visitor");
  });
});

it("useSignIn throws without a session strategy", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const client = { use: <T,>(modules: T) => modules, with: () => client };
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <PorticoProvider client={client}>{children}</PorticoProvider>
  );
  expect(() => renderHook(() => useSignIn(), { wrapper })).toThrow("OAuthStrategy");
  vi.restoreAllMocks();
});
