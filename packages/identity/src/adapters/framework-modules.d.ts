/** Declares the modules of Next.js, a peer dependency that is too large to install here. */
declare module "next/headers.js" {
  export function cookies(): Promise<import("./next-parts.js").NextCookies>;
  export function headers(): Promise<Headers>;
}

declare module "next/navigation.js" {
  export function redirect(url: string): never;
}

declare module "next/server.js" {
  export const NextResponse: import("./next-parts.js").NextResponseFactory;
}

declare module "on-headers" {
  function onHeaders(response: object, listener: () => void): void;
  export = onHeaders;
}
