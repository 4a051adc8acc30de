import { type Clock, checkNames, systemClock } from "@portico/core/internal";
import { stringifySetCookie } from "cookie";
import type { AppStrategy } from "../app/app-strategy.js";
import { exchangeOnce } from "../oauth/exchange-once.js";
import { randomState } from "../oauth/pkce.js";
import {
  checkBasePath,
  checkOrigin,
  checkSecrets,
  cookieSettings,
  publicOrigin,
} from "./options.js";
import { openCookies, parseCookieHeader, type RequestCookies } from "./request-cookies.js";
import {
  errorResponse,
  methodNotAllowedResponse,
  PRIVATE_HEADERS,
  redirectTo,
  responseForError,
  textResponse,
  withHeaders,
} from "./responses.js";
import { createSealFor, stateCookies } from "./sealed-cookies.js";
import type { Handler } from "./server-types.js";

/** The app's instance id and tokens for the site. */
export type Installation = Awaited<ReturnType<AppStrategy["handleOAuthCallback"]>>;

/** Options of `appInstalls`. */
export interface AppInstallsOptions {
  /** Strategy with the app's secret. */
  app: Pick<AppStrategy, "getInstallUrl" | "handleOAuthCallback">;
  /**
   * Secret that encrypts the state cookie: at least 32 random characters, or a list of secrets as
   * for `sessionServer`.
   */
  secret: string | readonly string[];
  /**
   * Runs after an installation. Store the `refreshToken`, keyed by the `instanceId`.
   *
   * @returns the response for the browser; default: a line of text
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: the function may return nothing
  onInstalled(installation: Installation, request: Request): Promise<Response | void>;
  /** Path of the `install` and `installed` routes. Default: "/app". */
  basePath?: string;
  /** Public origin, such as "https://app.example". Default: the request's origin. */
  origin?: string;
  /** Whether to trust a proxy's headers, as for `sessionServer`. Default: false. */
  trustProxy?: boolean;
  /** Replaces the system clock, for tests. */
  clock?: Clock;
}

/** The routes that {@link appInstalls} creates. */
export interface AppInstalls {
  /**
   * Handles requests to the routes below `basePath`. Resolves to `undefined` for other URLs.
   *
   * @param request - the browser's request
   */
  handle(request: Request): Promise<Response | undefined>;
  readonly handlers: {
    /** `GET`, optionally with `?token=…`: redirects to the platform's installation page. */
    readonly install: Handler;
    /** `GET`: completes the installation. */
    readonly installed: Handler;
  };
}

/**
 * Creates the routes for installing an app. An encrypted cookie with a random state ensures that
 * only the browser that started an installation can complete it.
 *
 * @param options - the app, the secret and the function that stores installations
 * @throws PorticoError - INVALID_OPTION if an option is missing or invalid
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
  const optionNames = ["app", "secret", "onInstalled", "basePath", "origin", "trustProxy", "clock"];
  checkNames(options, optionNames);
  const { app, onInstalled, trustProxy = false, clock: givenClock = systemClock() } = options;
  const basePath = checkBasePath(options.basePath ?? "/app");
  const origin = checkOrigin(options.origin);
  const clock = () => givenClock;
  const cookie = cookieSettings("app");
  const sealing = {
    cookie,
    sealFor: createSealFor(checkSecrets(options.secret), clock),
    audience: (key: string) => `${key} app`,
  };
  const exchange = exchangeOnce<Installation>(clock);

  const openRequest = (request: Request) => {
    const header = request.headers.get("cookie") ?? "";
    const siteOrigin = publicOrigin({ origin, trustProxy }, request);
    const requestCookies = openCookies(parseCookieHeader(header), header, cookie, siteOrigin);
    return { requestCookies, siteOrigin, states: stateCookies(sealing, requestCookies, "install") };
  };
  const withCookies = (response: Response, requestCookies: RequestCookies) => {
    const headers = new Headers(PRIVATE_HEADERS);
    for (const each of requestCookies.changedCookies())
      headers.append("Set-Cookie", stringifySetCookie(each));
    return withHeaders(response, headers);
  };

  const handlers = {
    async install(request: Request) {
      if (request.method !== "GET") return methodNotAllowedResponse(request, "GET");
      const { requestCookies, siteOrigin, states } = openRequest(request);
      const state = randomState();
      await states.begin(state);
      const token = new URL(request.url).searchParams.get("token") ?? undefined;
      const redirectUrl = `${siteOrigin}${basePath}/installed`;
      return withCookies(
        redirectTo(app.getInstallUrl({ redirectUrl, state, token }), 302),
        requestCookies,
      );
    },
    async installed(request: Request) {
      if (request.method !== "GET") return methodNotAllowedResponse(request, "GET");
      const { searchParams } = new URL(request.url);
      const { requestCookies, states } = openRequest(request);
      const state = searchParams.get("state") ?? "";
      if (!(await states.find(state))) {
        const message =
          "This installation was started in another browser, took too long, or is already finished. Please start again.";
        return errorResponse(request, 400, "UNKNOWN_INSTALLATION", message);
      }
      let installation: Installation;
      try {
        const exchangeKey = `${state} ${searchParams.get("code")}`;
        installation = await exchange(exchangeKey, () =>
          app.handleOAuthCallback(request.url, { state }),
        );
      } catch (error) {
        return responseForError(request, error);
      }
      const customResponse = await onInstalled(installation, request);
      states.end(state);
      return withCookies(
        customResponse ?? textResponse(200, "The app is installed.\n"),
        requestCookies,
      );
    },
  };
  return {
    handlers,
    async handle(request) {
      const { pathname } = new URL(request.url);
      const routePath = pathname.replace(/\/$/, "");
      if (routePath === `${basePath}/install`) return handlers.install(request);
      if (routePath === `${basePath}/installed`) return handlers.installed(request);
      return undefined;
    },
  };
}
