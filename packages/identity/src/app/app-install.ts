import { PorticoError } from "@portico/core/internal";
import { requireText } from "../oauth/check-options.js";
import { foreignTokenError, missingInstanceError, type TokenInfo } from "./token-info.js";

const INSTALLER_URL = "https://www.wix.com/installer/install";

export function installUrl(
  appId: string,
  { redirectUrl, state, token }: { redirectUrl: string; state: string; token?: string },
): string {
  requireText("redirectUrl", redirectUrl);
  requireText("state", state, "a non-empty, unguessable string");
  const url = new URL(INSTALLER_URL);
  for (const [name, value] of Object.entries({ redirectUrl, appId, state, token })) {
    if (value) url.searchParams.set(name, value);
  }
  return url.href;
}

export function parseInstallCallback(
  url: string | URL,
  state: unknown,
): { code: string; instanceId: string } {
  requireText("state", state, "the non-empty string that was passed to getInstallUrl");
  const invalidCallback = () =>
    new PorticoError(
      "Invalid OAuth callback URL. Make sure you pass the url including the code and instanceId query params.",
      { code: "INVALID_CALLBACK" },
    );
  // the native error would contain the URL and therefore the code
  if (!URL.canParse(url)) throw invalidCallback();
  const { searchParams } = new URL(url);
  if (searchParams.get("state") !== state) {
    throw new PorticoError("Invalid OAuth callback URL. Its state differs from the expected one", {
      code: "INVALID_STATE",
      help: "Pass the `state` that was passed to `getInstallUrl`, and open the callback in the browser that started the installation.",
    });
  }
  const code = searchParams.get("code");
  const instanceId = searchParams.get("instanceId");
  if (!code || !instanceId) throw invalidCallback();
  return { code, instanceId };
}

export function verifiedInstanceId(
  info: TokenInfo,
  appId: string,
  claimedInstanceId: string,
): string {
  const { clientId, instanceId } = info;
  if (clientId && clientId !== appId) throw foreignTokenError(appId);
  if (!instanceId) throw missingInstanceError();
  if (instanceId !== claimedInstanceId) {
    throw new PorticoError(
      `The callback URL names instance ${JSON.stringify(claimedInstanceId.slice(0, 60))}, but its code belongs to another instance. Nothing was stored. Start the installation again from getInstallUrl`,
      { code: "INSTANCE_MISMATCH" },
    );
  }
  return instanceId;
}
