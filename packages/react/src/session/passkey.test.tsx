// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { playFrames } from "../test-kit/play-frames.js";
import { ADA, testShop } from "../testing/test-shop.js";
import { act, cleanup, renderHook } from "../testing/testing-library.js";
import { useSignIn } from "./use-sign-in.js";

const PASSKEY_ID = "a2V5LW9uZQ";
/** The passkey requests that the browser received. */
let requests: PublicKeyCredentialRequestOptionsJSON[] = [];
/** The id of the credential that the browser returns, or the error that it throws. */
let credentialId: string | DOMException = PASSKEY_ID;

class Credential {
  static parseRequestOptionsFromJSON = (options: unknown) => options;
  readonly json: object;
  constructor(json: object) {
    this.json = json;
  }
  toJSON = () => this.json;
}
/** Signals that abort open prompts. If `undefined`, prompts complete immediately. */
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
  credentialId = PASSKEY_ID;
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
  return { emulator, client, flow: () => result.current, unmount };
}

describe("a passkey login", () => {
  it("uses the browser to sign the platform's challenge", async () => {
    const { flow, client } = await startLogin([{ type: "WEBAUTHN", secret: PASSKEY_ID }]);
    expect(flow().factors).toEqual(["WEBAUTHN"]);
    expect(await act(() => flow().verifyPasskey())).toBe("done");
    expect(requests).toMatchObject([
      { challenge: expect.stringMatching(/^[\w-]+$/), allowCredentials: [{ id: PASSKEY_ID }] },
    ]);
    expect(client.auth.loggedIn()).toBe(true);
  });

  it("requests a passkey challenge if another factor was requested first", async () => {
    const { flow } = await startLogin([
      { type: "SMS", secret: "+15550100" },
      { type: "WEBAUTHN", secret: PASSKEY_ID },
    ]);
    expect(flow().challenge?.webauthnData).toBeUndefined();
    expect(await act(() => flow().verifyPasskey())).toBe("done");
  });

  it("stays at the same step if the user cancels or uses the wrong passkey", async () => {
    const { flow } = await startLogin([{ type: "WEBAUTHN", secret: PASSKEY_ID }]);
    credentialId = new DOMException(
      "The operation timed out or was not allowed",
      "NotAllowedError",
    );
    expect(await act(() => flow().verifyPasskey())).toBe("factor");
    expect(flow().error).toMatchObject({ code: "PASSKEY_NOT_USED" });
    credentialId = "b3RoZXI";
    expect(await act(() => flow().verifyPasskey())).toBe("factor");
    expect(flow()).toMatchObject({ error: { code: "INVALID_FACTOR" }, isPending: false });
    credentialId = PASSKEY_ID;
    expect(await act(() => flow().verifyPasskey())).toBe("done");
  });

  it("closes the browser's prompt when the form resets or unmounts", async () => {
    const { flow, unmount } = await startLogin([{ type: "WEBAUTHN", secret: PASSKEY_ID }]);
    const openPrompt = async () => {
      pendingSignals = [];
      act(() => void flow().verifyPasskey());
      await vi.waitFor(() => expect(pendingSignals).toHaveLength(1));
    };
    await openPrompt();
    await act(async () => flow().reset());
    expect(pendingSignals).toMatchObject([{ aborted: true }]);
    expect(flow()).toMatchObject({ step: "form", isPending: false, error: null });
    expect(await act(() => flow().mutateAsync(ADA))).toBe("factor");
    await openPrompt();
    unmount();
    expect(pendingSignals).toMatchObject([{ aborted: true }]);
  });

  it("is not offered if the browser does not support passkeys", async () => {
    vi.stubGlobal("PublicKeyCredential", undefined);
    const { flow } = await startLogin([
      { type: "WEBAUTHN", secret: PASSKEY_ID },
      { type: "SMS", secret: "+15550100" },
    ]);
    expect(flow().factors).toEqual(["SMS"]);
  });
});
