import { HttpError, SystemError } from "../../errors/portico-error.js";
import type { RefreshToken, Tokens } from "../model/token.js";
import type { TokenGrants } from "../session/renewal.js";

export interface TokenRequest {
  readonly kind: "start" | "renew";
  readonly refreshToken?: RefreshToken;
  readonly retries: number;
  readonly signal?: AbortSignal;
  /** `lifetime` is in seconds. */
  grant(options?: { lifetime?: number; refreshToken?: string }): void;
  reject(): void;
  fail(): void;
}

export const rejectionError = () =>
  new HttpError("rejected", { code: "invalid_grant", status: 400 });
export const outageError = () =>
  new SystemError("outage", { code: "SERVICE_UNAVAILABLE", status: 503, retryable: true });

/** Creates a token service. The test responds to each request, or `respond` does so immediately. */
export function fakeGrants(now: () => number, respond?: (request: TokenRequest) => void) {
  const openRequests: TokenRequest[] = [];
  const log: string[] = [];
  let requestCount = 0;
  let maxOpen = 0;
  const send = (
    kind: TokenRequest["kind"],
    { retries, signal }: { retries: number; signal?: AbortSignal },
    refreshToken?: RefreshToken,
  ) =>
    new Promise<Tokens>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      requestCount += 1;
      const id = requestCount;
      log.push(refreshToken ? `renew ${refreshToken.value}` : "start");
      const close = () => {
        const index = openRequests.indexOf(request);
        if (index >= 0) openRequests.splice(index, 1);
      };
      const request: TokenRequest = {
        kind,
        refreshToken,
        retries,
        signal,
        grant({ lifetime = 14_400, refreshToken: value } = {}) {
          close();
          const role = refreshToken?.role ?? "visitor";
          resolve({
            accessToken: { value: `access-${id}`, expiresAt: Math.floor(now() / 1000) + lifetime },
            refreshToken: { value: value ?? refreshToken?.value ?? `visitor-${id}`, role },
          });
        },
        reject() {
          close();
          reject(rejectionError());
        },
        fail() {
          close();
          reject(outageError());
        },
      };
      signal?.addEventListener("abort", () => {
        close();
        reject(signal.reason);
      });
      openRequests.push(request);
      maxOpen = Math.max(maxOpen, openRequests.length);
      respond?.(request);
    });
  const grants: Required<TokenGrants> = {
    start: (options) => send("start", options),
    renew: (refreshToken, options) => send("renew", options, refreshToken),
  };
  return {
    grants,
    /** Pending requests, oldest first. */
    openRequests,
    log,
    /** Highest number of concurrent requests so far. */
    get maxOpen() {
      return maxOpen;
    },
  };
}
