import { timelineClock } from "../../time/testing/timeline-clock.js";
import type { KeyValueStore } from "../model/key-value-store.js";
import type { Tokens } from "../model/token.js";
import type { TokenGrants } from "../session/renewal.js";
import { createTokenManager } from "../session/token-manager.js";
import { engineStore } from "./engine-store.js";
import { fakeGrants, type TokenRequest } from "./fake-grants.js";

export const memberTokens = (name: string, seconds: number): Tokens => ({
  accessToken: { value: `access-of-${name}`, expiresAt: seconds },
  refreshToken: { value: name, role: "member" },
});

/**
 * Simulates several processes that share a store. `expiresIn` is the remaining lifetime of the
 * stored access token in seconds.
 */
export function setUpFleet(expiresIn: number, respond?: (request: TokenRequest) => void) {
  const clock = timelineClock();
  const engine = engineStore(clock);
  const service = fakeGrants(clock.now, respond);
  const events: string[] = [];
  const ada = memberTokens("r0", clock.now() / 1000 + expiresIn);
  engine.values.set("session", JSON.stringify(ada));
  const open = (
    storage: KeyValueStore = engine.open(),
    grants: Required<TokenGrants> = service.grants,
  ) => {
    const manager = createTokenManager({
      grants,
      clock: () => clock,
      key: "session",
      storage,
    });
    manager.subscribe(({ type, role }) => events.push(`${type} ${role}`));
    return manager;
  };
  const storedTokens = (): Tokens => JSON.parse(engine.values.get("session") ?? "{}");
  return { clock, engine, service, events, ada, open, storedTokens };
}

/** Returns an access token, or a description of the error. */
export const outcomeOf = (call: Promise<Tokens>) =>
  call.then(
    (tokens) => tokens.accessToken.value,
    (error) => `${error.name} ${error.code}${error.retryable ? " retryable" : ""}`,
  );

export const LOCK_UNAVAILABLE = "SystemError LOCK_UNAVAILABLE retryable";
