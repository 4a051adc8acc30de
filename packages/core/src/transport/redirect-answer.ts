/**
 * Creates the body for a redirect response, for operations that document one. Only their code includes this function.
 *
 * @param response - a redirect; browsers hide its status and headers
 * @param url - URL of the request. Opening it leads to the target, so it is used where a browser hides the target
 */
export function redirectAnswer({ status, headers }: Response, url: string): object {
  return {
    redirectUrl: new URL(headers.get("location") ?? "", url).href,
    statusCode: status,
    headers: [...headers].map(([key, value]) => ({ key, value })),
    body: "",
  };
}
