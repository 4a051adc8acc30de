const EXPOSED = "X-Wix-Request-Id, X-Wix-Consistent, Retry-After";

/** Headers that let a page of any origin read an answer. */
export function addCors(headers: Headers): void {
  headers.set("Access-Control-Allow-Origin", "*");
  headers.set("Access-Control-Expose-Headers", EXPOSED);
}

/** The answer to a preflight: the wildcard does not cover Authorization, so what is asked for is allowed by name. */
export function preflight(request: Request): Response {
  const headers = new Headers();
  addCors(headers);
  headers.set("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE, OPTIONS");
  headers.set(
    "Access-Control-Allow-Headers",
    request.headers.get("Access-Control-Request-Headers") ??
      "Authorization, Content-Type, X-Wix-Consistent",
  );
  headers.set("Access-Control-Max-Age", "600");
  // A page of a public site that calls a local address asks for this first.
  if (request.headers.get("Access-Control-Request-Private-Network") === "true") {
    headers.set("Access-Control-Allow-Private-Network", "true");
  }
  return new Response(null, { status: 204, headers });
}
