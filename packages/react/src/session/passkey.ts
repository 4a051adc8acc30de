import type { WebauthnChallengeData } from "@portico/identity/authentication";

/** Returns whether the page can use passkeys. Browsers provide them only in secure contexts. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential &&
  "credentials" in navigator;

/** Returns the options of a challenge. The platform sends them as JSON or as separate fields. */
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

/**
 * Signs a challenge. Throws a DOMException if the user does not confirm, or if the signal closes
 * the prompt.
 */
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
