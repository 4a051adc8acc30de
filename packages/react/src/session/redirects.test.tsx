// @vitest-environment jsdom

import { afterEach, expect, it, vi } from "vitest";
import { playFrames } from "../test-kit/play-frames.js";
import { ADA, testShop } from "../testing/test-shop.js";
import { act, cleanup, render, renderHook, screen, waitFor } from "../testing/testing-library.js";
import { RedirectCallback } from "./redirect-callback.js";
import { useMember } from "./use-member.js";
import { type PasswordResetInput, usePasswordReset } from "./use-password-reset.js";
import { Show, useSession } from "./use-session.js";
import { useSignIn } from "./use-sign-in.js";
import { useSignOut } from "./use-sign-out.js";

const initialUrl = location.href;
let stopFrames = () => {};
afterEach(() => {
  cleanup();
  stopFrames();
  sessionStorage.clear();
  history.replaceState(null, "", initialUrl);
});

type Shop = ReturnType<typeof testShop>;

async function logInOnPlatform({ client, emulator }: Shop) {
  let loginUrl = "";
  await client.auth.signIn({
    redirectUri: `${location.origin}/callback`,
    originalUri: `${location.origin}/cart`,
    navigate: (url) => {
      loginUrl = url;
    },
  });
  const body = new URLSearchParams({ ...ADA, action: "login" });
  const response = await emulator.fetch(loginUrl, { method: "POST", body, redirect: "manual" });
  history.replaceState(null, "", response.headers.get("location") ?? "");
}

function renderCallbackPage(shop: Shop) {
  const onSuccess = vi.fn();
  render(
    <RedirectCallback
      onSuccess={onSuccess}
      fallback={<p>One moment</p>}
      renderError={(message, retry) => (
        <button type="button" onClick={retry}>
          {message}
        </button>
      )}
    />,
    { wrapper: shop.wrapper },
  );
  return onSuccess;
}

const tokenRequestCount = ({ requests }: Shop) =>
  requests.filter((request) => request.endsWith("/token")).length;

it("RedirectCallback completes the login once and passes the original URL to onSuccess", async () => {
  const shop = testShop();
  await logInOnPlatform(shop);
  const countBefore = tokenRequestCount(shop);
  const onSuccess = renderCallbackPage(shop);
  expect(screen.getByText("One moment")).toBeDefined();
  await waitFor(() => expect(onSuccess).toHaveBeenCalledWith(`${location.origin}/cart`));
  expect(onSuccess).toHaveBeenCalledTimes(1);
  expect(tokenRequestCount(shop)).toBe(countBefore + 1);
  expect(shop.client.auth.loggedIn()).toBe(true);
  expect(location.href).toBe(`${location.origin}/callback`);
  cleanup();
  // After a reload, the URL no longer contains the code.
  const onSuccessAfterReload = renderCallbackPage(shop);
  await waitFor(() => expect(onSuccessAfterReload).toHaveBeenCalledWith("/"));
});

it("RedirectCallback can retry after a temporary failure", async () => {
  const shop = testShop();
  await logInOnPlatform(shop);
  shop.emulator.faults.add({ kind: "status", status: 503, path: "/oauth2/token" });
  const onSuccess = renderCallbackPage(shop);
  const button = await screen.findByRole("button");
  expect(button.textContent).toContain("Something went wrong on our end");
  await act(async () => button.click());
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
});

it("RedirectCallback starts a new login when the user retries after an invalid callback", async () => {
  const shop = testShop();
  await logInOnPlatform(shop);
  history.replaceState(null, "", "/callback#code=c&state=another");
  const onSuccess = renderCallbackPage(shop);
  const button = await screen.findByRole("button");
  expect(button.textContent).toBe("The login wasn’t completed. Please start again.");
  const signIn = vi.spyOn(shop.client.auth, "signIn");
  signIn.mockResolvedValueOnce({ loginState: "FAILURE", error: "no" } as never);
  await act(async () => button.click());
  expect(signIn).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole("button")).toBeDefined();
  expect(onSuccess).not.toHaveBeenCalled();
});

it("RedirectCallback does not call onSuccess after it unmounts during a retry", async () => {
  const shop = testShop();
  await logInOnPlatform(shop);
  shop.emulator.faults.add({ kind: "status", status: 503, path: "/oauth2/token" });
  const onSuccess = renderCallbackPage(shop);
  const button = await screen.findByRole("button");
  const { handleRedirectCallback } = shop.client.auth;
  const handleCallback = vi.spyOn(shop.client.auth, "handleRedirectCallback");
  handleCallback.mockImplementation((options) => handleRedirectCallback(options));
  await act(async () => {
    button.click();
    button.click();
    cleanup();
    await Promise.allSettled(handleCallback.mock.results.map(({ value }) => value));
  });
  expect(handleCallback).toHaveBeenCalledTimes(1);
  expect(shop.client.auth.loggedIn()).toBe(true);
  expect(onSuccess).not.toHaveBeenCalled();
});

function LogOut({ navigate }: { navigate(url: string): void }) {
  const { mutate } = useSignOut();
  return <button type="button" onClick={() => mutate({ navigate })} />;
}

it("useSignOut ends the session immediately and redirects to the platform once", async () => {
  const shop = testShop();
  stopFrames = playFrames(shop.emulator);
  const { result } = renderHook(
    () => ({
      session: useSession(),
      member: useMember().data,
      login: useSignIn(),
      signOut: useSignOut(),
    }),
    { wrapper: shop.wrapper },
  );
  await act(() => result.current.login.mutateAsync(ADA));
  await waitFor(() => expect(result.current.member?.loginEmail).toBe(ADA.email));
  const navigate = vi.fn();
  let logouts: Promise<unknown> | undefined;
  await act(async () => {
    const options = { returnTo: "/bye", navigate };
    logouts = Promise.all([
      result.current.signOut.mutateAsync(options),
      result.current.signOut.mutateAsync(options),
    ]);
  });
  // The response to the logout has not arrived yet.
  expect(result.current.session.status).toBe("visitor");
  expect(result.current.member?.loginEmail).toBeUndefined();
  expect(result.current.signOut.isPending).toBe(true);
  await act(async () => void (await logouts));
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate.mock.calls[0]?.[0]).toContain(shop.emulator.origin);
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  });
  expect(result.current.signOut.isPending).toBe(false);
});

it("useSignOut redirects to the platform if the logout unmounts the button", async () => {
  const shop = testShop();
  await logInOnPlatform(shop);
  await shop.client.auth.handleRedirectCallback();
  const navigate = vi.fn();
  const { getByRole, queryByRole } = render(
    <Show when="member">
      <LogOut navigate={navigate} />
    </Show>,
    { wrapper: shop.wrapper },
  );
  getByRole("button").click();
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  expect(queryByRole("button")).toBeNull();
});

it("useSignOut redirects to the return URL if the platform is unreachable", async () => {
  const shop = testShop();
  const { result } = renderHook(() => useSignOut(), { wrapper: shop.wrapper });
  shop.emulator.faults.add({ kind: "drop", path: "redirect-session" });
  const navigate = vi.fn();
  await act(() => result.current.mutateAsync({ navigate }));
  expect(navigate).toHaveBeenCalledWith(`${location.origin}/`);
});

it("usePasswordReset sets the password with the token from the email and logs in", async () => {
  const shop = testShop();
  stopFrames = playFrames(shop.emulator);
  const { result } = renderHook(() => ({ reset: usePasswordReset(), session: useSession() }), {
    wrapper: shop.wrapper,
  });
  const reset = () => result.current.reset;
  const returnTo = "/login";
  const send = async (input: PasswordResetInput) => {
    await act(() =>
      reset()
        .mutateAsync(input)
        .catch(() => {}),
    );
    return reset().step;
  };
  await send({ email: "no address", returnTo });
  expect(reset()).toMatchObject({ step: "request", error: { code: "INVALID_EMAIL" } });
  const requestTwice = () => [1, 2].map(() => reset().mutateAsync({ email: ADA.email, returnTo }));
  expect(await act(() => Promise.all(requestTwice()))).toEqual(["sent", "sent"]);
  expect(reset()).toMatchObject({ step: "sent", error: null, isPending: false });
  expect(shop.emulator.outbox).toHaveLength(1);
  await send({ token: "guessed", password: "a new one" });
  expect(reset().error).toMatchObject({ code: "INVALID_RESET_LINK" });
  expect(await send({ token: shop.code(), password: "a new one" })).toBe("done");
  expect(reset()).toMatchObject({ step: "done", error: null });
  await waitFor(() => expect(result.current.session.status).toBe("member"));
  await act(async () => reset().reset());
  expect(reset().step).toBe("request");
});

it.each(["http://", "//["])(
  "usePasswordReset, useSignIn and useSignOut report INVALID_ADDRESS for the URL %j",
  async (returnTo) => {
    const shop = testShop();
    const { result } = renderHook(
      () => ({ reset: usePasswordReset(), login: useSignIn(), signOut: useSignOut() }),
      { wrapper: shop.wrapper },
    );
    await act(() =>
      result.current.reset.mutateAsync({ email: ADA.email, returnTo }).catch(() => {}),
    );
    await act(() => result.current.login.redirect({ redirectUri: returnTo }));
    await act(() => result.current.signOut.mutateAsync({ returnTo }).catch(() => {}));
    const { reset, login, signOut } = result.current;
    expect(reset).toMatchObject({ step: "request", isPending: false });
    expect(reset.error?.code).toBe("INVALID_ADDRESS");
    expect(login).toMatchObject({ isPending: false, error: { code: "INVALID_ADDRESS" } });
    expect(signOut).toMatchObject({ isPending: false, error: { code: "INVALID_ADDRESS" } });
  },
);

it("usePasswordReset starts at the step for the new password if it receives a token, and stays there after an error", async () => {
  const shop = testShop();
  const { result } = renderHook(() => usePasswordReset({ token: "t" }), { wrapper: shop.wrapper });
  expect(result.current.step).toBe("set");
  shop.emulator.faults.add({ kind: "drop", path: "/recovery/v1/recover" });
  await act(() =>
    result.current.mutateAsync({ token: "t", password: "a new one" }).catch(() => {}),
  );
  expect(result.current).toMatchObject({ step: "set", isPending: false });
  expect(result.current.error?.code).toBe("NETWORK");
});
