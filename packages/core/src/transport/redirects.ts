/** Returns whether a response is a redirect. Browsers hide where it leads ("opaqueredirect"). */
export function isRedirect({ status, type }: Pick<Response, "status" | "type">): boolean {
  return type === "opaqueredirect" || /^30[12378]$/.test(String(status));
}
