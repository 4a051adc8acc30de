export type { SessionSnapshot } from "../oauth/session-snapshot.js";
export {
  type AppInstalls,
  type AppInstallsOptions,
  appInstalls,
  type Installation,
} from "./app-installs.js";
export type { ServerCookie, ServerCookies, ServerRequest } from "./request-cookies.js";
export type * from "./server-types.js";
export { sessionServer } from "./session-server.js";
