import type { Redirect } from "@portico/identity/recovery";
import type { Context } from "../../../kernel/context.js";
import type { Sent } from "../../../kernel/wire-request.js";

export function recoveryLink(
  context: Context,
  redirect: Sent<Redirect> | undefined,
  token: string,
): string {
  const url = new URL(`${context.origin}/_portico/reset-password`);
  url.searchParams.set("token", token);
  if (redirect?.url !== undefined) url.searchParams.set("back", redirect.url);
  return url.href;
}
