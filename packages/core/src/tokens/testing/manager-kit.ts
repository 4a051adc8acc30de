import { timelineClock } from "../../time/testing/timeline-clock.js";
import type { Tokens } from "../model/token.js";
import type { SessionEvent } from "../session/session-events.js";
import { createTokenManager, type TokenManagerOptions } from "../session/token-manager.js";
import { fakeGrants, type TokenRequest } from "./fake-grants.js";

export function managerKit(
  overrides: Partial<TokenManagerOptions> = {},
  respond?: (request: TokenRequest) => void,
  start?: number,
) {
  const clock = timelineClock(start);
  const service = fakeGrants(clock.now, respond);
  const manager = createTokenManager({
    grants: service.grants,
    clock: () => clock,
    key: "session",
    ...overrides,
  });
  const events: string[] = [];
  manager.subscribe(({ type, previousRole, role }: SessionEvent) =>
    events.push(`${type} ${previousRole}>${role}`),
  );
  const session = (role: "visitor" | "member", name: string, seconds = 14_400): Tokens => ({
    accessToken: { value: `old-${name}`, expiresAt: clock.now() / 1000 + seconds },
    refreshToken: { value: name, role },
  });
  return { clock, manager, events, session, service };
}
