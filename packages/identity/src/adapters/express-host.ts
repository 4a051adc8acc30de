export interface ExpressHostRequest {
  readonly app: { get(setting: string): unknown };
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

type IsTrusted = (address: string | undefined, index: number) => boolean;

/**
 * Returns the host and port. Express 5 has them in `request.host`, but Express 4 omits the port
 * there.
 */
export function hostOf({ app, headers, socket }: ExpressHostRequest): string | undefined {
  const isTrusted = app.get("trust proxy fn") as IsTrusted;
  const forwardedHost = headers["x-forwarded-host"];
  const host = forwardedHost && isTrusted(socket.remoteAddress, 0) ? forwardedHost : headers.host;
  return [host].flat()[0]?.split(",")[0]?.trim();
}
