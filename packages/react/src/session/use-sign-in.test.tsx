// @vitest-environment jsdom

import { addLineItemsToCurrentCart } from "@portico/ecom/current-cart-v2";
import type { EmulatorOptions } from "@portico/emulator";
import { describe, expect, it, vi } from "vitest";
import { useErrorText } from "../elements/use-error-text.js";
import { storeItem } from "../format.js";
import { PorticoProvider } from "../provider/provider.js";
import { GRACE, LOGIN_PATH, setUpLogin, startFrames } from "../testing/login-kit.js";
import { ADA, testShop, variantId } from "../testing/test-shop.js";
import { act, renderHook, waitFor } from "../testing/testing-library.js";
import { useSignIn } from "./use-sign-in.js";

function useLoginWithText() {
  const login = useSignIn();
  return { login, text: useErrorText(login.error) };
}

describe("a login", () => {
  it("creates the member's session and keeps the cart's items", async () => {
    const { current, product, client, emulator, queryClient, onSuccess, submit } = setUpLogin();
    const pendant = await product("drop-pendant");
    // Wait for the first request, because invalidation does not restart it while it is pending.
    await waitFor(() => expect(current().cart).toBeNull());
    const item = { productId: pendant.id, variantId: variantId(emulator, pendant, "Sky") };
    await client.use(addLineItemsToCurrentCart)({ catalogItems: [storeItem(item)] });
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(current().cart?.lineItems).toHaveLength(1));
    expect(await submit(ADA)).toBe("done");
    expect(onSuccess).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(current().member?.loginEmail).toBe(ADA.email));
    await waitFor(() => expect(current().cart?.lineItems).toHaveLength(1));
    expect(current().login).toMatchObject({ step: "done", isPending: false, error: null });
  });

  it.each([
    ["a wrong password", { ...ADA, password: "x" }],
    ["an unknown email address", GRACE],
  ])("reports %s without revealing whether the account exists", async (_name, values) => {
    const { current, onSuccess, submit, loginText } = setUpLogin();
    expect(await submit(values)).toBe("form");
    expect(current().login).toMatchObject({
      isPending: false,
      error: { code: "INVALID_CREDENTIALS" },
    });
    expect(loginText()).toBe("Incorrect email address or password.");
    expect([loginText("email"), loginText("password")]).toEqual([undefined, undefined]);
    expect(onSuccess).not.toHaveBeenCalled();
    expect(await submit(ADA)).toBe("done");
    expect(current().login.error).toBeNull();
  });

  it.each([
    [{ kind: "status", status: 500 }, "Something went wrong on our end"],
    [{ kind: "drop" }, "Can’t reach the store"],
    [{ kind: "throttle", retryAfter: 3600 }, "Too many requests"],
  ] as const)("reports an outage instead of wrong credentials: %o", async (fault, message) => {
    const { current, emulator, submit, loginText } = setUpLogin();
    await waitFor(() => expect(current().cart).toBeNull());
    emulator.faults.add({ ...fault, path: LOGIN_PATH });
    await submit(ADA);
    expect(loginText()).toContain(message);
    expect(loginText("email")).toBeUndefined();
  });

  it.each([
    [{ resetRequired: true }, "Please reset your password first. Request a link below."],
    [{ status: "BLOCKED" }, "This account can’t log in."],
  ] as const)("explains why an account cannot log in: %o", async (account, expectedText) => {
    const { submit, loginText } = setUpLogin({ members: [{ ...ADA, ...account }] });
    await submit(ADA);
    expect(loginText()).toBe(expectedText);
  });

  it("reports errors in the provider's translation", async () => {
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

  it("is sent only once for simultaneous calls", async () => {
    const { current, requestCount } = setUpLogin();
    const steps = await act(() =>
      Promise.all([
        current().login.mutateAsync(ADA),
        current().login.mutateAsync(ADA),
        current().login.mutateAsync(ADA),
      ]),
    );
    expect(steps).toEqual(["done", "done", "done"]);
    expect(requestCount(LOGIN_PATH)).toBe(1);
  });

  it("can require a CAPTCHA and then accepts its token", async () => {
    const { current, submit, loginText } = setUpLogin({ site: { signOn: { captcha: "always" } } });
    expect(await submit(ADA)).toBe("captcha");
    expect(current().login.captcha.siteKey).not.toBe("");
    const valuesWithToken = { ...ADA, captchaTokens: { recaptchaToken: "invalid" } };
    expect(await submit(valuesWithToken)).toBe("captcha");
    expect(loginText()).toContain("robot");
    valuesWithToken.captchaTokens.recaptchaToken = "ticked";
    const wrongPassword = { ...valuesWithToken, password: "x" };
    expect(await submit(wrongPassword)).toBe("form");
    expect(loginText()).toContain("Incorrect");
    expect(await submit(valuesWithToken)).toBe("done");
  });

  it("can require a second factor and continues only with the correct code", async () => {
    const factors = [
      { type: "EMAIL", secret: "a@example.com" },
      { type: "SMS", secret: "555" },
    ];
    const { current, code, submit, loginText } = setUpLogin({
      members: [{ ...ADA, factors }],
    } as EmulatorOptions);
    expect(await submit(ADA)).toBe("factor");
    expect(current().login.factors).toEqual(["EMAIL", "SMS"]);
    expect(current().login.challenge?.hint).toContain("com");
    const wrongCode = { emailData: { code: "000000x" } };
    expect(await act(() => current().login.verifyFactor("EMAIL", wrongCode))).toBe("factor");
    expect(loginText("code")).toContain("didn’t work");
    const correctCode = { emailData: { code: code() } };
    expect(await act(() => current().login.verifyFactor("EMAIL", correctCode))).toBe("done");
  });

  it("returns to the form on reset and ignores a later response", async () => {
    const { current, network } = setUpLogin();
    await waitFor(() => expect(current().cart).toBeNull());
    let deliver = () => {};
    network.beforeResponse = (path) =>
      path.endsWith(LOGIN_PATH) ? new Promise((resolve) => (deliver = resolve)) : undefined;
    let result: Promise<unknown> | undefined;
    await act(async () => {
      result = current()
        .login.mutateAsync({ ...ADA, password: "x" })
        .catch(() => {});
    });
    expect(current().login.isPending).toBe(true);
    await act(async () => current().login.reset());
    expect(current().login).toMatchObject({ step: "form", isPending: false });
    await waitFor(() => expect(network.lastRequest?.url).toContain(LOGIN_PATH));
    await act(async () => {
      deliver();
      await result;
    });
    expect(current().login).toMatchObject({ step: "form", error: null });
  });

  it("completes after its form unmounts, but does not call onSuccess", async () => {
    const { current, unmount, client, onSuccess } = setUpLogin();
    await waitFor(() => expect(current().cart).toBeNull());
    let result: Promise<unknown> | undefined;
    act(() => {
      result = current().login.mutateAsync(ADA);
    });
    unmount();
    expect(await result).toBe("done");
    expect(client.auth.loggedIn()).toBe(true);
    expect(onSuccess).not.toHaveBeenCalled();
  });
});

describe("a login on the platform's login page", () => {
  it("stays pending after the redirect until the back button restores the page", async () => {
    const { current, emulator } = setUpLogin();
    const navigate = vi.fn();
    await act(() => current().login.redirect({ navigate }));
    expect(navigate.mock.calls[0]?.[0]).toContain(emulator.origin);
    expect(current().login.isPending).toBe(true);
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    });
    expect(current().login.isPending).toBe(false);
  });

  it("converts paths to absolute URLs", async () => {
    const { current, emulator } = setUpLogin();
    const navigate = vi.fn();
    const returnPaths = { redirectUri: "/login/callback", originalUri: "/cart" };
    await act(() => current().login.redirect({ ...returnPaths, navigate }));
    const redirectSession = [...emulator.state.redirects.values()].at(-1);
    expect(redirectSession?.auth?.redirectUri).toBe(`${location.origin}/login/callback`);
    const storedLogin = JSON.parse(sessionStorage.getItem("portico.login.test-shop") ?? "null");
    expect(storedLogin).toMatchObject({ originalUri: `${location.origin}/cart` });
  });

  it("reports an error if the redirect fails", async () => {
    const { current, emulator, loginText } = setUpLogin();
    emulator.faults.add({ kind: "status", status: 500, path: "redirect-session" });
    await act(() => current().login.redirect());
    expect(current().login).toMatchObject({ isPending: false });
    expect(loginText()).toContain("Something went wrong on our end");
  });
});

it("signInSilently logs in if the platform has a session, and does nothing otherwise", async () => {
  const { current, emulator, onSuccess } = setUpLogin();
  expect(await act(() => current().login.signInSilently())).toBe(false);
  expect(current().login).toMatchObject({ step: "form", isPending: false, error: null });
  const { sessionToken } = await createPlatformSession(emulator);

  startFrames(emulator, `portico_session=${sessionToken}`);
  expect(await act(() => current().login.signInSilently())).toBe(true);
  expect(onSuccess).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(current().member?.loginEmail).toBe(ADA.email));
});

async function createPlatformSession(emulator: ReturnType<typeof testShop>["emulator"]) {
  const otherClient = testShop({}, {}, emulator).client;
  const state = await otherClient.auth.login(ADA);
  if (state.loginState !== "SUCCESS") throw new Error(state.loginState);
  return state.data;
}

it("useSignIn throws if the client has no auth strategy", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const client = { use: <T,>(modules: T) => modules, with: () => client };
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <PorticoProvider client={client}>{children}</PorticoProvider>
  );
  expect(() => renderHook(() => useSignIn(), { wrapper })).toThrow("OAuthStrategy");
  vi.restoreAllMocks();
});
