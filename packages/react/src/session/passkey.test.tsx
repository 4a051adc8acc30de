// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { playFrames } from "../testing/frames.js";
import { ADA, testShop } from "../testing/test-shop.js";
import { act, cleanup, renderHook } from "../testing/testing-library.js";
import { useSignIn } from "./use-sign-in.js";

const KEY = "a2V5LW9uZQ";
/** What the browser was asked, and what it answers with: a key, or a reason why not. */
let requests: PublicKeyCredentialRequestOptionsJSON[] = [];
let credentialId: string | DOMException = KEY;

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
let pendingSignals: AbortSignal[] | undefined;

interface CredentialRequest {
  publicKey: PublicKeyCredentialRequestOptionsJSON;
  signal: AbortSignal;
}
const credentials = {
  async get({ publicKey, signal }: CredentialRequest) {
    requests.push(publicKey);
    if (pendingSignals) {
      pendingSignals.push(signal);
      await new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    }
    if (typeof credentialId !== "string") throw credentialId;
    const clientDataJSON = btoa(
      JSON.stringify({ type: "webauthn.get", challenge: publicKey.challenge }),
    );
    return new Credential({ id: credentialId, response: { clientDataJSON } });
  },
};

let stopFrames = () => {};
beforeEach(() => {
  requests = [];
  credentialId = KEY;
  pendingSignals = undefined;
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

async function startLogin(factors: Factors) {
  const { emulator, wrapper, client } = testShop({ members: [ADA] });
  emulator.controls.members.setFactors(ADA.email, factors);
  stopFrames = playFrames(emulator);
  const { result, unmount } = renderHook(() => useSignIn(), { wrapper });
  expect(await act(() => result.current.mutateAsync(ADA))).toBe("factor");
  return { emulator, client, now: () => result.current, unmount };
}

describe("a login with a passkey", () => {
  it("has the browser answer the platform's challenge", async () => {
    const { now, client } = await startLogin([{ type: "WEBAUTHN", secret: KEY }]);
    expect(now().factors).toEqual(["WEBAUTHN"]);
    expect(await act(() => now().verifyPasskey())).toBe("done");
    expect(requests).toMatchObject([
      { challenge: expect.stringMatching(/^[\w-]+$/), allowCredentials: [{ id: KEY }] },
    ]);
    expect(client.auth.loggedIn()).toBe(true);
  });

  it("asks for a challenge where another factor was asked for first", async () => {
    const { now } = await startLogin([
      { type: "SMS", secret: "+15550100" },
      { type: "WEBAUTHN", secret: KEY },
    ]);
    expect(now().challenge?.webauthnData).toBeUndefined();
    expect(await act(() => now().verifyPasskey())).toBe("done");
  });

  it("leaves the step where nobody confirms, and where it is another's key", async () => {
    const { now } = await startLogin([{ type: "WEBAUTHN", secret: KEY }]);
    credentialId = new DOMException(
      "The operation timed out or was not allowed",
      "NotAllowedError",
    );
    expect(await act(() => now().verifyPasskey())).toBe("factor");
    expect(now().error).toMatchObject({ code: "PASSKEY_NOT_USED" });
    credentialId = "b3RoZXI";
    expect(await act(() => now().verifyPasskey())).toBe("factor");
    expect(now()).toMatchObject({ error: { code: "INVALID_FACTOR" }, isPending: false });
    credentialId = KEY;
    expect(await act(() => now().verifyPasskey())).toBe("done");
  });

  it("takes the browser's question back when the form is reset, and when it goes", async () => {
    const { now, unmount } = await startLogin([{ type: "WEBAUTHN", secret: KEY }]);
    const openPrompt = async () => {
      pendingSignals = [];
      act(() => void now().verifyPasskey());
      await vi.waitFor(() => expect(pendingSignals).toHaveLength(1));
    };
    await openPrompt();
    await act(async () => now().reset());
    expect(pendingSignals).toMatchObject([{ aborted: true }]);
    expect(now()).toMatchObject({ step: "form", isPending: false, error: null });
    expect(await act(() => now().mutateAsync(ADA))).toBe("factor");
    await openPrompt();
    unmount();
    expect(pendingSignals).toMatchObject([{ aborted: true }]);
  });

  it("is not offered where the browser has none", async () => {
    vi.stubGlobal("PublicKeyCredential", undefined);
    const { now } = await startLogin([
      { type: "WEBAUTHN", secret: KEY },
      { type: "SMS", secret: "+15550100" },
    ]);
    expect(now().factors).toEqual(["SMS"]);
  });
});
