import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createEmulator } from "@portico/emulator";
import { Watch } from "./watch.js";

/** A platform that rotates refresh tokens. */
export interface TokenService {
  readonly url: string;
  /** Pairs of running processes that have sent the same refresh token. */
  readonly reusedTokens: readonly string[];
  /** Number of refresh requests received. */
  readonly refreshCount: number;
  /** Number of refresh requests rejected. */
  readonly rejectionCount: number;
  /** Number of responses that were repeated because their new refresh token was still unused. */
  readonly repeatedResponseCount: number;
  /** Processes with a pending refresh. */
  readonly refreshingProcesses: ReadonlySet<string>;
  /** Resolves when the counts or the refreshing processes satisfy a condition. */
  until(condition: () => boolean): Promise<void>;
  /**
   * Records a process as stopped or killed, so that other processes may send its refresh tokens
   * again.
   */
  recordStop(process: string): void;
  close(): Promise<void>;
}

/** Lifetimes of access tokens in seconds. `AppStrategy` refreshes a minute before the expiry. */
const TOKEN_LIFETIME = 3;
const APP_TOKEN_LIFETIME = 70;

interface UsedToken {
  readonly responseBody: string;
  readonly newToken: string;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

/**
 * Serves an emulator to a fleet's processes.
 *
 * @param options - `random` returns random numbers for the delays. `acceptsUsedTokens` repeats the
 * response to the old refresh token until the new token is used, so that a client can retry after a
 * lost response
 */
export async function startTokenService(options: {
  random: () => number;
  acceptsUsedTokens: boolean;
}): Promise<TokenService> {
  const { random, acceptsUsedTokens } = options;
  const emulator = createEmulator({ seed: "minimal", rotateRefreshTokens: true });
  const usedTokens = new Map<string, UsedToken>();
  const senders = new Map<string, string>();
  const stoppedProcesses = new Set<string>();
  const reusedTokens: string[] = [];
  const refreshingProcesses = new Set<string>();
  const watch = new Watch();
  const counts = { refreshes: 0, rejections: 0, repeatedResponses: 0 };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20 + 150 * random()));

  // handle one refresh at a time, so that the second of two parallel requests with the same token
  // gets the response to the first
  let previousRequest: Promise<unknown> = Promise.resolve();
  const runInTurn = (work: () => Promise<Response>): Promise<Response> => {
    const result = previousRequest.then(work);
    previousRequest = result.catch(() => {});
    return result;
  };

  const refresh = async (token: string, sender: string, forward: () => Promise<Response>) => {
    counts.refreshes += 1;
    const firstSender = senders.get(token);
    if (firstSender === undefined) senders.set(token, sender);
    else if (!stoppedProcesses.has(firstSender) && !stoppedProcesses.has(sender))
      reusedTokens.push(`${firstSender} and ${sender}`);
    const previousResponse = usedTokens.get(token);
    if (acceptsUsedTokens && previousResponse && !usedTokens.has(previousResponse.newToken)) {
      counts.repeatedResponses += 1;
      return Response.json(JSON.parse(previousResponse.responseBody));
    }
    const response = await forward();
    if (!response.ok) {
      counts.rejections += 1;
      return response;
    }
    const tokens = { ...(await response.json()), expires_in: TOKEN_LIFETIME };
    usedTokens.set(token, { responseBody: JSON.stringify(tokens), newToken: tokens.refresh_token });
    return Response.json(tokens);
  };

  const respondTo = async (request: Request, text: string, sender: string): Promise<Response> => {
    const forward = () => emulator.fetch(request);
    if (new URL(request.url).pathname !== "/oauth2/token") return forward();
    const { grantType, grant_type, refreshToken } = JSON.parse(text);
    if (grantType === "refresh_token") {
      refreshingProcesses.add(sender);
      watch.notify();
      await pause();
      const response = await runInTurn(() => refresh(refreshToken, sender, forward));
      watch.notify();
      await pause();
      refreshingProcesses.delete(sender);
      return response;
    }
    const expires_in = grant_type === "client_credentials" ? APP_TOKEN_LIFETIME : TOKEN_LIFETIME;
    const response = await forward();
    return Response.json({ ...(await response.json()), expires_in }, { status: response.status });
  };

  const server = createServer(async (incoming, outgoing) => {
    const text = await textOf(incoming);
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) {
      if (typeof value === "string") headers.set(name, value);
    }
    const method = incoming.method ?? "GET";
    const request = new Request(new URL(incoming.url ?? "/", "http://localhost:4477"), {
      method,
      headers,
      ...(method !== "GET" && { body: text }),
    });
    const response = await respondTo(request, text, headers.get("x-process") ?? "");
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    reusedTokens,
    get refreshCount() {
      return counts.refreshes;
    },
    get rejectionCount() {
      return counts.rejections;
    },
    get repeatedResponseCount() {
      return counts.repeatedResponses;
    },
    refreshingProcesses,
    until: (condition) => watch.until(condition),
    recordStop: (process) => void stoppedProcesses.add(process),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
