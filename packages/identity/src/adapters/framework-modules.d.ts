/**
 * What is used of modules whose own declarations are not installed here: Next.js is a peer of those who use it,
 * and as large as everything else together.
 */
declare module "next/headers.js" {
  export function cookies(): Promise<import("./next-parts.js").NextCookies>;
  export function headers(): Promise<Headers>;
}

declare module "next/navigation.js" {
  export function redirect(url: string): never;
}

declare module "next/server.js" {
  export const NextResponse: import("./next-parts.js").NextResponses;
}

declare module "on-headers" {
  /** Calls the listener before the headers of an answer of Node are written. */
  function onHeaders(response: object, listener: () => void): void;
  export = onHeaders;
}
