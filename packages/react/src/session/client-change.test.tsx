// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { PorticoProvider } from "../provider/provider.js";
import { deferred } from "../testing/deferred.js";
import { ADA, testShop } from "../testing/test-shop.js";
import { act, cleanup, renderHook } from "../testing/testing-library.js";
import { usePasswordReset } from "./use-password-reset.js";
import { useSignIn } from "./use-sign-in.js";
import { useSignOut } from "./use-sign-out.js";

afterEach(cleanup);

function renderPage<Result>(hook: () => Result) {
  const [shop, otherShop] = [testShop(), testShop({}, { clientId: "another" })];
  const queryClient = new QueryClient();
  let { client } = shop;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <PorticoProvider client={client} queryClient={queryClient}>
        {children}
      </PorticoProvider>
    </StrictMode>
  );
  const { result, rerender, unmount } = renderHook(hook, { wrapper });
  const changeClient = () => {
    client = otherShop.client;
    rerender();
  };
  /** Holds back requests to matching paths until the returned function is called. */
  const hold = (pathPart: string) => {
    const { promise: released, resolve: release } = deferred();
    shop.network.beforeRequest = (path) => (path.includes(pathPart) ? released : undefined);
    return release;
  };
  return { shop, otherShop, result, changeClient, hold, unmount };
}

it("useSignIn ignores the response to a login after the client changes", async () => {
  const onSuccess = vi.fn();
  const { result, changeClient, hold } = renderPage(() => useSignIn({ onSuccess }));
  const release = hold("login");
  let login: Promise<unknown> | undefined;
  await act(async () => {
    login = result.current.mutateAsync({ email: ADA.email, password: "wrong" }).catch(() => {});
  });
  expect(result.current.isPending).toBe(true);
  changeClient();
  expect(result.current).toMatchObject({ step: "form", isPending: false });
  release();
  await act(async () => void (await login));
  expect(result.current).toMatchObject({ step: "form", error: null });
  const { mutate, mutateAsync, reset } = result.current;
  await act(() => mutateAsync({ email: ADA.email, password: "wrong" }).catch(() => {}));
  expect(result.current.error).toMatchObject({ code: "INVALID_CREDENTIALS" });
  expect(result.current).toMatchObject({ mutate, mutateAsync, reset });
  expect(onSuccess).not.toHaveBeenCalled();
});

it("usePasswordReset and useSignOut ignore responses after the client changes", async () => {
  const { shop, otherShop, result, changeClient, hold } = renderPage(() => ({
    reset: usePasswordReset(),
    signOut: useSignOut(),
  }));
  const release = hold("recovery");
  const logoutResponse = deferred<never>();
  vi.spyOn(shop.client.auth, "logout").mockReturnValue(logoutResponse.promise);
  let results: Promise<unknown> | undefined;
  await act(async () => {
    const { reset, signOut } = result.current;
    results = Promise.allSettled([
      reset.mutateAsync({ email: ADA.email, returnTo: "/login" }),
      signOut.mutateAsync(),
    ]);
  });
  expect(result.current).toMatchObject({
    reset: { isPending: true },
    signOut: { isPending: true },
  });
  changeClient();
  expect(result.current).toMatchObject({
    reset: { isPending: false },
    signOut: { isPending: false },
  });
  release();
  logoutResponse.reject(new TypeError("fetch failed"));
  await act(async () => void (await results));
  expect(result.current).toMatchObject({ reset: { step: "request" }, signOut: { error: null } });
  const navigate = vi.fn();
  const logout = vi.spyOn(otherShop.client.auth, "logout");
  await act(() => result.current.signOut.mutateAsync({ navigate }));
  expect(logout).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledOnce();
});

it("usePasswordReset moves to the password step when it receives a token, and stays there when the token is removed", async () => {
  const shop = testShop();
  const { result, rerender } = renderHook(({ token }) => usePasswordReset({ token }), {
    wrapper: shop.wrapper,
    initialProps: { token: null as string | null },
  });
  expect(result.current.step).toBe("request");
  rerender({ token: "email token" });
  expect(result.current.step).toBe("set");
  await act(() =>
    result.current.mutateAsync({ token: "email token", password: "a new one" }).catch(() => {}),
  );
  expect(result.current.error).toMatchObject({ code: "INVALID_RESET_LINK" });
  rerender({ token: null });
  expect(result.current).toMatchObject({ step: "set", error: { code: "INVALID_RESET_LINK" } });
});
