import type { WebauthnChallengeData } from "@portico/identity/authentication";

/** Returns whether passkeys are available. `false` outside of secure contexts. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential &&
  "credentials" in navigator;

/** Reads the options of a challenge, which the platform sends as JSON or as separate fields. */
function challengeOptions(data: WebauthnChallengeData): PublicKeyCredentialRequestOptionsJSON {
  const { publicKeyCredentialRequestOptionsJson: json, challenge, allowCredentials } = data;
  if (!json) return { challenge: challenge ?? "", allowCredentials };
  const parsedOptions: PublicKeyCredentialRequestOptionsJSON & {
    /**
     * Some server libraries wrap the options in an object, as `navigator.credentials.get` expects.
     */
    publicKey?: PublicKeyCredentialRequestOptionsJSON;
  } = JSON.parse(json);
  return parsedOptions.publicKey ?? parsedOptions;
}

/** Signs a challenge. Throws a DOMException if the user declines or the signal is aborted. */
export async function requestCredential(
  data: WebauthnChallengeData,
  signal: AbortSignal,
): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(challengeOptions(data));
  const credential = await navigator.credentials.get({ publicKey, signal });
  if (!(credential instanceof PublicKeyCredential))
    throw new TypeError("The browser returned no passkey");
  return JSON.stringify(credential.toJSON());
}
