import { renewSession, type TokenGrants, type Tokens } from "@portico/core/internal";

/** Renews tokens without storing the result. */
export async function renewTokens(tokens: Tokens, grants: TokenGrants): Promise<Tokens> {
  const renewal = await renewSession(tokens, grants, { alive: false, rejected: false });
  if (renewal.error !== undefined) throw renewal.error;
  return renewal.tokens;
}
