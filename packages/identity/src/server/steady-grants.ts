import { isRefusal, PorticoError, type TokenGrants } from "@portico/core/internal";

/**
 * Grants that make no visitor of somebody whose session could not be renewed for the moment: the
 * request fails, and the next one goes on with the same session.
 *
 * @param grants - of the client
 * @param isOver - whether the session has been ended meanwhile, so that nothing may begin in its place
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
