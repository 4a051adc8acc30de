import { type NextRequest, NextResponse } from "next/server";
import { isWellFormed, paths } from "./shop/paths";
import { proxy as session } from "./shop/server";

/**
 * Serves the session routes, refreshes sessions, and shows the "not found" page for paths that
 * cannot be decoded.
 */
export function proxy(request: NextRequest) {
  if (isWellFormed(request.nextUrl.pathname)) return session(request);
  return NextResponse.rewrite(new URL(paths.malformed, request.url));
}

export const config = { matcher: "/((?!_next/|favicon).*)" };
