import { type Clock, checkNames, systemClock } from "@portico/core/internal";
import { stringifySetCookie } from "cookie";
import type { AppStrategy } from "../app/app-strategy.js";
import { exchangeOnce } from "../oauth/exchange-once.js";
import { randomState } from "../oauth/pkce.js";
import { answer, failed, goTo, notAllowed, problem } from "./answers.js";
import { basePathOf, cookieSettings, originOf, secretsOf } from "./check-server-options.js";
import { type CookieBox, cookieBox, cookiesIn } from "./cookie-box.js";
import { publicOrigin } from "./public-origin.js";
import { sealsOf } from "./seal.js";
import type { Handler } from "./server-types.js";
import { stateCookies } from "./state-cookies.js";
import { PRIVATE, withHeaders } from "./with-headers.js";

/** What an installation came to. */
export type Installation = Awaited<ReturnType<AppStrategy["handleOAuthCallback"]>>;

/** Options of `appInstalls`. */
export interface AppInstallsOptions {
  /** Finishes the installations; it needs the app's secret. */
  app: Pick<AppStrategy, "getInstallUrl" | "handleOAuthCallback">;
  /** What the state is sealed with, as for `sessionServer`. */
  secret: string | readonly string[];
  /**
   * Keeps what an installation came to: `refreshToken`, under `instanceId`.
   *
   * @returns what the browser is answered with; default: a line of text
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a function that returns nothing fits too
  installed(installation: Installation, request: Request): Promise<Response | void>;
  /** The path that `install` and `installed` are below; default "/app". */
  basePath?: string;
  /** As for `sessionServer`. */
  origin?: string;
  /** As for `sessionServer`. */
  trustProxy?: boolean;
  /** In place of the machine's clock. */
  clock?: Clock;
}

/** The two steps of an installation: what {@link appInstalls} makes. */
export interface AppInstalls {
  /**
   * Answers what is below `basePath`; resolves to `undefined` for any other address.
   *
   * @param request - of the browser
   */
  handle(request: Request): Promise<Response | undefined>;
  readonly handlers: {
    /** `GET ?token=…`: to the platform's page, with a state that this browser alone has. */
    readonly install: Handler;
    /** `GET`: back from it. */
    readonly installed: Handler;
  };
}

/**
 * Installs an app, with a state that no one else can bring back: it is kept in a sealed cookie of the
 * browser that began, and checked when the browser is back.
 *
 * @param options - the app, the secret, and what keeps the installation
 * @throws PorticoError - INVALID_OPTION for an option that cannot be used
 * @example
 * ```ts
 * import { AppStrategy } from "@portico/identity/app";
 * import { appInstalls } from "@portico/identity/server";
 *
 * const tokens = new Map<string, string>();
 * const installs = appInstalls({
 *   app: AppStrategy({ appId: "…", appSecret: "…" }),
 *   secret: "32 or more random characters, kept secret",
 *   installed: async ({ instanceId, refreshToken }) => void tokens.set(instanceId, refreshToken),
 * });
 * const answer = (request: Request) => installs.handle(request);
 * ```
 */
export function appInstalls(options: AppInstallsOptions): AppInstalls {
  const names = ["app", "secret", "installed", "basePath", "origin", "trustProxy", "clock"];
  checkNames(options, names);
  const { app, installed, trustProxy = false, clock: given = systemClock() } = options;
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
          "This installation was not begun in this browser, took too long, or is over already. Please begin again.";
        return problem(request, 400, "UNKNOWN_INSTALLATION", message);
      }
      let installation: Installation;
      try {
        const name = `${state} ${searchParams.get("code")}`;
        installation = await exchange(name, () => app.handleOAuthCallback(request.url, { state }));
      } catch (error) {
        return failed(request, error);
      }
      const own = await installed(installation, request);
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
