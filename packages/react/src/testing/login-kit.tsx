import type { EmulatorOptions } from "@portico/emulator";
import { useQuery } from "@tanstack/react-query";
import { afterEach, vi } from "vitest";
import { errorText } from "../elements/error-text.js";
import { useClient } from "../provider/provider.js";
import { currentCartQuery } from "../queries.js";
import { useMember } from "../session/use-member.js";
import { useSession } from "../session/use-session.js";
import { useRegister, useSignIn } from "../session/use-sign-in.js";
import { playFrames } from "../test-kit/play-frames.js";
import { testShop } from "./test-shop.js";
import { act, cleanup, renderHook } from "./testing-library.js";

let stopFrames = () => {};
afterEach(() => {
  cleanup();
  stopFrames();
});

/** Loads hidden frames from the emulator. Stops after the test. */
export function startFrames(...args: Parameters<typeof playFrames>): void {
  stopFrames();
  stopFrames = playFrames(...args);
}

export const GRACE = { email: "grace@example.com", password: "nanosecond" };
export const LOGIN_PATH = "/authentication/v2/login";

/**
 * Renders the hooks for login and registration, and hooks that return the user's data. `cookie` is
 * the platform's session cookie for silent logins.
 */
export function setUpLogin(options: EmulatorOptions = {}, cookie = "") {
  const shop = testShop(options);
  startFrames(shop.emulator, cookie);
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
  const current = () => view.result.current;
  const submit = async (
    values: { email: string; password: string },
    flow: "login" | "register" = "login",
  ) => {
    await act(() =>
      current()
        [flow].mutateAsync(values)
        .catch(() => {}),
    );
    return current()[flow].step;
  };
  const loginText = (field?: string) => errorText(current().login.error, {}, field);
  const registerText = (field?: string) => errorText(current().register.error, {}, field);
  const requestCount = (path: string) =>
    shop.requests.filter((request) => request.endsWith(path)).length;
  return { ...shop, ...view, current, requestCount, submit, loginText, registerText, onSuccess };
}
