import { isRefusal, PorticoError, type TokenGrants } from "@portico/core/internal";

/**
 * Wraps grants so that a member whose session cannot be refreshed temporarily does not become a visitor: the request
 * fails, and the next one continues with the same session.
 *
 * @param grants - of the client
 * @param isOver - returns whether the session has ended since, so that no new one may start
 */
export function steadyGrants(
  grants: Required<TokenGrants>,
  isOver: () => boolean = () => false,
): Required<TokenGrants> {
  let failure: { readonly error: unknown } | undefined;
  return {
    async renew(refreshToken, options) {
      failure = undefined;
      try {
        return await grants.renew(refreshToken, options);
      } catch (error) {
        if (!isRefusal(error)) failure = { error };
        throw error;
      }
    },
    async start(options) {
      if (isOver()) {
        throw new PorticoError("The session has ended", { code: "SESSION_ENDED" });
      }
      if (failure) throw failure.error;
      return grants.start(options);
    },
  };
}
