import type { WebauthnChallengeData } from "@portico/identity/authentication";

/** Returns whether this browser supports passkeys on this page. They require HTTPS. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== "undefined" &&
    "parseRequestOptionsFromJSON" in PublicKeyCredential &&
    "credentials" in navigator
  );
}

/** Returns the options of a challenge. The platform sends JSON, or only some fields. */
function challengeOptions(data: WebauthnChallengeData): PublicKeyCredentialRequestOptionsJSON {
  const { publicKeyCredentialRequestOptionsJson: json, challenge, allowCredentials } = data;
  if (!json) return { challenge: challenge ?? "", allowCredentials };
  const parsed: PublicKeyCredentialRequestOptionsJSON & {
    /** Some server libraries wrap the options like the argument of `navigator.credentials.get`. */
    publicKey?: PublicKeyCredentialRequestOptionsJSON;
  } = JSON.parse(json);
  return parsed.publicKey ?? parsed;
}

/**
 * Signs a challenge with a passkey (WebAuthn, `navigator.credentials.get`).
 *
 * @param data - Data of the login's challenge.
 * @param signal - Closes the browser's prompt.
 * @returns The credential as JSON in the platform's format.
 * @throws DOMException if the user does not confirm or the signal aborts; TypeError for an invalid challenge
 */
export async function passkeyCredential(
  data: WebauthnChallengeData,
  signal: AbortSignal,
): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(challengeOptions(data));
  const credential = await navigator.credentials.get({ publicKey, signal });
  if (!(credential instanceof PublicKeyCredential))
    throw new TypeError("The browser returned no passkey");
  return JSON.stringify(credential.toJSON());
}
