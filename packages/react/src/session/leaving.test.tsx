// @vitest-environment jsdom

import { afterEach, expect, it, vi } from "vitest";
import { playFrames } from "../testing/frames.js";
import { ADA, testShop } from "../testing/test-shop.js";
import { act, cleanup, render, renderHook, screen, waitFor } from "../testing/testing-library.js";
import { RedirectCallback } from "./redirect-callback.js";
import { usePasswordReset } from "./use-password-reset.js";
import { useSession } from "./use-session.js";
import { useSignIn } from "./use-sign-in.js";
import { useSignOut } from "./use-sign-out.js";

const start = location.href;
let stopFrames = () => {};
afterEach(() => {
  cleanup();
  stopFrames();
  sessionStorage.clear();
  history.replaceState(null, "", start);
});

type Shop = ReturnType<typeof testShop>;

/** Logs in on the platform's page; the address it leads back to, which the page then has. */
async function comeBack({ client, emulator }: Shop) {
  let page = "";
  await client.auth.signIn({
    redirectUri: `${location.origin}/callback`,
    originalUri: `${location.origin}/cart`,
    navigate: (url) => {
      page = url;
    },
  });
  const body = new URLSearchParams({ ...ADA, action: "login" });
  const answer = await emulator.fetch(page, { method: "POST", body, redirect: "manual" });
  history.replaceState(null, "", answer.headers.get("location") ?? "");
}

function callbackPage(shop: Shop) {
  const onDone = vi.fn();
  render(
    <RedirectCallback
      onDone={onDone}
      fallback={<p>One moment</p>}
      renderError={(message, retry) => (
        <button type="button" onClick={retry}>
          {message}
        </button>
      )}
    />,
    { wrapper: shop.wrapper },
  );
  return onDone;
}

const exchanges = ({ requests }: Shop) => requests.filter((one) => one.endsWith("/token")).length;

it("finishes a login by redirect once, and says where to go", async () => {
  const shop = testShop();
  await comeBack(shop);
  const before = exchanges(shop);
  const onDone = callbackPage(shop);
  expect(screen.getByText("One moment")).toBeDefined();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(`${location.origin}/cart`));
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(exchanges(shop)).toBe(before + 1);
  expect(shop.client.auth.loggedIn()).toBe(true);
  expect(location.href).toBe(`${location.origin}/callback`);
  cleanup();
  // Visited once more, by reload.
  const again = callbackPage(shop);
  await waitFor(() => expect(again).toHaveBeenCalledWith("/"));
});

it("tries again what failed in passing", async () => {
  const shop = testShop();
  await comeBack(shop);
  shop.emulator.faults.add({ kind: "status", status: 503, path: "/oauth2/token" });
  const onDone = callbackPage(shop);
  const button = await screen.findByRole("button");
  expect(button.textContent).toContain("Something went wrong on our end");
  await act(async () => button.click());
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});

it("begins anew where the answer is used up or of another login", async () => {
  const shop = testShop();
  await comeBack(shop);
  history.replaceState(null, "", "/callback#code=c&state=another");
  const onDone = callbackPage(shop);
  const button = await screen.findByRole("button");
  expect(button.textContent).toBe("The login wasn't completed. Please start again.");
  const signIn = vi.spyOn(shop.client.auth, "signIn");
  signIn.mockResolvedValueOnce({ loginState: "FAILURE", error: "no" } as never);
  await act(async () => button.click());
  expect(signIn).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole("button")).toBeDefined();
  expect(onDone).not.toHaveBeenCalled();
});

it("leads nobody away who has left the page before a retry was answered", async () => {
  const shop = testShop();
  await comeBack(shop);
  shop.emulator.faults.add({ kind: "status", status: 503, path: "/oauth2/token" });
  const onDone = callbackPage(shop);
  const button = await screen.findByRole("button");
  const { handleRedirectCallback } = shop.client.auth;
  const again = vi.spyOn(shop.client.auth, "handleRedirectCallback");
  again.mockImplementation((options) => handleRedirectCallback(options));
  await act(async () => {
    button.click();
    button.click();
    cleanup();
    await Promise.allSettled(again.mock.results.map(({ value }) => value));
  });
  expect(again).toHaveBeenCalledTimes(1);
  expect(shop.client.auth.loggedIn()).toBe(true);
  expect(onDone).not.toHaveBeenCalled();
});

it("logs out at once, then leaves by the platform's page, once", async () => {
  const shop = testShop();
  stopFrames = playFrames(shop.emulator);
  const { result } = renderHook(
    () => ({ session: useSession(), login: useSignIn(), out: useSignOut() }),
    { wrapper: shop.wrapper },
  );
  await act(() => result.current.login.submit(ADA));
  await waitFor(() => expect(result.current.session.member).toBeDefined());
  const navigate = vi.fn();
  let left: Promise<unknown> | undefined;
  act(() => {
    const options = { returnTo: "/bye", navigate };
    left = Promise.all([result.current.out.signOut(options), result.current.out.signOut(options)]);
  });
  // Before any answer.
  expect(result.current.session).toMatchObject({ status: "visitor", member: undefined });
  expect(result.current.out.isPending).toBe(true);
  await act(async () => void (await left));
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate.mock.calls[0]?.[0]).toContain(shop.emulator.origin);
  act(() => {
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  });
  expect(result.current.out.isPending).toBe(false);
});

it("leaves for the address itself where the platform cannot be asked", async () => {
  const shop = testShop();
  const { result } = renderHook(() => useSignOut(), { wrapper: shop.wrapper });
  shop.emulator.faults.add({ kind: "drop", path: "redirect-session" });
  const navigate = vi.fn();
  await act(() => result.current.signOut({ navigate }));
  expect(navigate).toHaveBeenCalledWith(`${location.origin}/`);
});

it("sets a new password with the token of the mail, and logs in", async () => {
  const shop = testShop();
  stopFrames = playFrames(shop.emulator);
  const { result } = renderHook(() => ({ reset: usePasswordReset(), session: useSession() }), {
    wrapper: shop.wrapper,
  });
  const reset = () => result.current.reset;
  const returnTo = "/login";
  await act(() => reset().request("no address", { returnTo }));
  expect(reset()).toMatchObject({ step: "request", fieldErrors: { email: expect.any(String) } });
  const twice = () => [1, 2].map(() => reset().request(ADA.email, { returnTo }));
  expect(await act(() => Promise.all(twice()))).toEqual([true, true]);
  expect(reset()).toMatchObject({ step: "sent", fieldErrors: {}, isPending: false });
  expect(shop.emulator.outbox).toHaveLength(1);
  expect(await act(() => reset().setPassword("guessed", "a new one"))).toBe(false);
  expect(reset().error).toContain("has expired");
  expect(await act(() => reset().setPassword(shop.code(), "a new one"))).toBe(true);
  expect(reset()).toMatchObject({ step: "done", error: undefined });
  await waitFor(() => expect(result.current.session.status).toBe("member"));
  act(() => reset().reset());
  expect(reset().step).toBe("request");
});

it.each(["http://", "//["])("says that %j leads nowhere", async (returnTo) => {
  const shop = testShop();
  const { result } = renderHook(
    () => ({ reset: usePasswordReset(), login: useSignIn(), out: useSignOut() }),
    { wrapper: shop.wrapper },
  );
  expect(await act(() => result.current.reset.request(ADA.email, { returnTo }))).toBe(false);
  await act(() => result.current.login.redirect({ redirectUri: returnTo }));
  await act(() => result.current.out.signOut({ returnTo }));
  const { reset, login, out } = result.current;
  expect(reset).toMatchObject({ step: "request", isPending: false, error: expect.any(String) });
  expect(login).toMatchObject({ isPending: false, error: expect.any(String) });
  expect(out).toMatchObject({ isPending: false, error: { code: "INVALID_ADDRESS" } });
});

it("begins with the new password where the page was opened by the mail's link", async () => {
  const shop = testShop();
  const { result } = renderHook(() => usePasswordReset({ token: "t" }), { wrapper: shop.wrapper });
  expect(result.current.step).toBe("set");
  shop.emulator.faults.add({ kind: "drop", path: "/recovery/v1/recover" });
  await act(() => result.current.setPassword("t", "a new one"));
  expect(result.current).toMatchObject({ step: "set", isPending: false });
  expect(result.current.error).toContain("Can't reach the store");
});
