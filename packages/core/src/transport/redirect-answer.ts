/**
 * The body of a response that redirects, for the operations that document one. Only their code includes this function.
 *
 * @param response - a redirect; a browser hides its status and headers
 * @param url - of the request: opening it leads to the target, so it stands in where a browser hides the target
 */
export function redirectAnswer({ status, headers }: Response, url: string): object {
  return {
    redirectUrl: new URL(headers.get("location") ?? "", url).href,
    statusCode: status,
    headers: [...headers].map(([key, value]) => ({ key, value })),
    body: "",
  };
}
