// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { playFrames } from "../testing/frames.js";
import { ADA, testShop } from "../testing/test-shop.js";
import { act, cleanup, renderHook } from "../testing/testing-library.js";
import { useSignIn } from "./use-sign-in.js";

const KEY = "a2V5LW9uZQ";
/** What the browser was asked, and what it answers with: a key, or a reason why not. */
let asked: PublicKeyCredentialRequestOptionsJSON[] = [];
let answer: string | DOMException = KEY;

/** A browser with passkeys, as far as the session uses it. */
class Credential {
  static parseRequestOptionsFromJSON = (options: unknown) => options;
  readonly json: object;
  constructor(json: object) {
    this.json = json;
  }
  toJSON = () => this.json;
}
/** The signals of questions that stay open until they are aborted; none while nobody holds them open. */
let open: AbortSignal[] | undefined;

interface Question {
  publicKey: PublicKeyCredentialRequestOptionsJSON;
  signal: AbortSignal;
}
const credentials = {
  async get({ publicKey, signal }: Question) {
    asked.push(publicKey);
    if (open) {
      open.push(signal);
      await new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    }
    if (typeof answer !== "string") throw answer;
    const clientDataJSON = btoa(
      JSON.stringify({ type: "webauthn.get", challenge: publicKey.challenge }),
    );
    return new Credential({ id: answer, response: { clientDataJSON } });
  },
};

let stopFrames = () => {};
beforeEach(() => {
  asked = [];
  answer = KEY;
  open = undefined;
  vi.stubGlobal("PublicKeyCredential", Credential);
  Object.defineProperty(navigator, "credentials", { value: credentials, configurable: true });
});
afterEach(() => {
  cleanup();
  stopFrames();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "credentials");
});

type Factors = Parameters<
  ReturnType<typeof testShop>["emulator"]["controls"]["members"]["setFactors"]
>[1];

async function challenged(factors: Factors) {
  const { emulator, wrapper, client } = testShop({ members: [ADA] });
  emulator.controls.members.setFactors(ADA.email, factors);
  stopFrames = playFrames(emulator);
  const { result, unmount } = renderHook(() => useSignIn(), { wrapper });
  expect(await act(() => result.current.mutateAsync(ADA))).toBe("factor");
  return { emulator, client, now: () => result.current, unmount };
}

describe("a login with a passkey", () => {
  it("has the browser answer the platform's challenge", async () => {
    const { now, client } = await challenged([{ type: "WEBAUTHN", secret: KEY }]);
    expect(now().factors).toEqual(["WEBAUTHN"]);
    expect(await act(() => now().verifyPasskey())).toBe("done");
    expect(asked).toMatchObject([
      { challenge: expect.stringMatching(/^[\w-]+$/), allowCredentials: [{ id: KEY }] },
    ]);
    expect(client.auth.loggedIn()).toBe(true);
  });

  it("asks for a challenge where another factor was asked for first", async () => {
    const { now } = await challenged([
      { type: "SMS", secret: "+15550100" },
      { type: "WEBAUTHN", secret: KEY },
    ]);
    expect(now().challenge?.webauthnData).toBeUndefined();
    expect(await act(() => now().verifyPasskey())).toBe("done");
  });

  it("leaves the step where nobody confirms, and where it is another's key", async () => {
    const { now } = await challenged([{ type: "WEBAUTHN", secret: KEY }]);
    answer = new DOMException("The operation timed out or was not allowed", "NotAllowedError");
    expect(await act(() => now().verifyPasskey())).toBe("factor");
    expect(now().error).toMatchObject({ code: "PASSKEY_NOT_USED" });
    answer = "b3RoZXI";
    expect(await act(() => now().verifyPasskey())).toBe("factor");
    expect(now()).toMatchObject({ error: { code: "INVALID_FACTOR" }, isPending: false });
    answer = KEY;
    expect(await act(() => now().verifyPasskey())).toBe("done");
  });

  it("takes the browser's question back when the form is reset, and when it goes", async () => {
    const { now, unmount } = await challenged([{ type: "WEBAUTHN", secret: KEY }]);
    const question = async () => {
      open = [];
      act(() => void now().verifyPasskey());
      await vi.waitFor(() => expect(open).toHaveLength(1));
    };
    await question();
    await act(async () => now().reset());
    expect(open).toMatchObject([{ aborted: true }]);
    expect(now()).toMatchObject({ step: "form", isPending: false, error: null });
    expect(await act(() => now().mutateAsync(ADA))).toBe("factor");
    await question();
    unmount();
    expect(open).toMatchObject([{ aborted: true }]);
  });

  it("is not offered where the browser has none", async () => {
    vi.stubGlobal("PublicKeyCredential", undefined);
    const { now } = await challenged([
      { type: "WEBAUTHN", secret: KEY },
      { type: "SMS", secret: "+15550100" },
    ]);
    expect(now().factors).toEqual(["SMS"]);
  });
});
