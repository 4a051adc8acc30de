import { type Clock, checkNames, systemClock } from "@portico/core/internal";
import { stringifySetCookie } from "cookie";
import type { AppStrategy } from "../app/app-strategy.js";
import { exchangeOnce } from "../oauth/exchange-once.js";
import { randomState } from "../oauth/pkce.js";
import { type CookieBox, cookieBox, cookiesIn } from "./cookie-box.js";
import { basePathOf, cookieSettings, originOf, publicOrigin, secretsOf } from "./options.js";
import { answer, failed, goTo, notAllowed, PRIVATE, problem, withHeaders } from "./responses.js";
import { sealsOf, stateCookies } from "./sealed-cookies.js";
import type { Handler } from "./server-types.js";

/** The result of an installation. */
export type Installation = Awaited<ReturnType<AppStrategy["handleOAuthCallback"]>>;

/** Options of `appInstalls`. */
export interface AppInstallsOptions {
  /** The strategy that completes installations. It needs the app's secret. */
  app: Pick<AppStrategy, "getInstallUrl" | "handleOAuthCallback">;
  /** Secret that the state cookie is encrypted with, as for `sessionServer`. */
  secret: string | readonly string[];
  /**
   * Stores the result of an installation: `refreshToken`, by `instanceId`.
   *
   * @returns the response for the browser; default: a line of text
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a function that returns nothing fits too
  onInstalled(installation: Installation, request: Request): Promise<Response | void>;
  /** Path of the routes `install` and `installed`. Default "/app". */
  basePath?: string;
  /** Public origin of the server, as for `sessionServer`. */
  origin?: string;
  /** Whether to trust headers of a proxy, as for `sessionServer`. */
  trustProxy?: boolean;
  /** Replaces the system clock, for tests. */
  clock?: Clock;
}

/** The two steps of an app installation, created by {@link appInstalls}. */
export interface AppInstalls {
  /**
   * Handles requests to the routes below `basePath`. Resolves to `undefined` for other URLs.
   *
   * @param request - the browser's request
   */
  handle(request: Request): Promise<Response | undefined>;
  readonly handlers: {
    /** `GET ?token=…`: redirects to the platform's installation page, with a state for this browser. */
    readonly install: Handler;
    /** `GET`: completes the installation. */
    readonly installed: Handler;
  };
}

/**
 * Creates the routes of an app installation. They protect it with a state in an encrypted cookie, so that only the
 * browser that started an installation can complete it.
 *
 * @param options - the app, the secret, and the function that stores installations
 * @throws PorticoError - INVALID_OPTION
 * @example
 * ```ts
 * import { AppStrategy } from "@portico/identity/app";
 * import { appInstalls } from "@portico/identity/server";
 *
 * const tokens = new Map<string, string>();
 * const installs = appInstalls({
 *   app: AppStrategy({ appId: "<app id>", appSecret: "<app secret>" }),
 *   secret: "<32 or more random characters, kept secret>",
 *   onInstalled: async ({ instanceId, refreshToken }) => void tokens.set(instanceId, refreshToken),
 * });
 * export const handler = (request: Request) => installs.handle(request);
 * ```
 */
export function appInstalls(options: AppInstallsOptions): AppInstalls {
  const names = ["app", "secret", "onInstalled", "basePath", "origin", "trustProxy", "clock"];
  checkNames(options, names);
  const { app, onInstalled, trustProxy = false, clock: given = systemClock() } = options;
  const basePath = basePathOf(options.basePath ?? "/app");
  const origin = originOf(options.origin);
  const clock = () => given;
  const cookie = cookieSettings("app");
  const parts = {
    cookie,
    seals: sealsOf(secretsOf(options.secret), clock),
    audience: (key: string) => `${key} app`,
  };
  const exchange = exchangeOnce<Installation>(clock);

  const open = (request: Request) => {
    const header = request.headers.get("cookie") ?? "";
    const site = publicOrigin({ origin, trustProxy }, request);
    const box = cookieBox(cookiesIn(header), header, cookie, site);
    return { box, site, states: stateCookies(parts, box, "install") };
  };
  const withCookies = (response: Response, box: CookieBox) => {
    const headers = new Headers(PRIVATE);
    for (const each of box.changed()) headers.append("Set-Cookie", stringifySetCookie(each));
    return withHeaders(response, headers);
  };

  const handlers = {
    async install(request: Request) {
      if (request.method !== "GET") return notAllowed(request, "GET");
      const { box, site, states } = open(request);
      const state = randomState();
      await states.begin(state);
      const token = new URL(request.url).searchParams.get("token") ?? undefined;
      const redirectUrl = `${site}${basePath}/installed`;
      return withCookies(goTo(app.getInstallUrl({ redirectUrl, state, token }), 302), box);
    },
    async installed(request: Request) {
      if (request.method !== "GET") return notAllowed(request, "GET");
      const { searchParams } = new URL(request.url);
      const { box, states } = open(request);
      const state = searchParams.get("state") ?? "";
      if (!(await states.find(state))) {
        const message =
          "This installation was started in another browser, took too long, or is already finished. Please start again.";
        return problem(request, 400, "UNKNOWN_INSTALLATION", message);
      }
      let installation: Installation;
      try {
        const name = `${state} ${searchParams.get("code")}`;
        installation = await exchange(name, () => app.handleOAuthCallback(request.url, { state }));
      } catch (error) {
        return failed(request, error);
      }
      const own = await onInstalled(installation, request);
      states.end(state);
      return withCookies(own ?? answer(200, "The app is installed.\n"), box);
    },
  };
  return {
    handlers,
    async handle(request) {
      const { pathname } = new URL(request.url);
      const name = pathname.replace(/\/$/, "");
      if (name === `${basePath}/install`) return handlers.install(request);
      if (name === `${basePath}/installed`) return handlers.installed(request);
      return undefined;
    },
  };
}
