import type { Clock, KeyValueStore, TokenGrants } from "@portico/core/internal";
import type { Connection } from "../oauth/connection.js";
import type { CookieSettings } from "./cookie-box.js";
import type { Seals } from "./seal.js";
import type { DataSchema } from "./server-types.js";
import type { SharedSessions } from "./shared-sessions.js";

/** What a session server is made of. */
export interface ServerParts {
  readonly clientId: string;
  readonly basePath: string;
  readonly origin: string | undefined;
  readonly trustProxy: boolean;
  readonly cookie: CookieSettings;
  readonly dataSchema: DataSchema<unknown> | undefined;
  readonly storage: KeyValueStore | undefined;
  readonly leeway: number | undefined;
  readonly link: Connection;
  readonly clock: () => Clock;
  readonly grants: Required<TokenGrants>;
  readonly seals: Seals;
  readonly sessions: SharedSessions;
  /** The audience that a cookie is sealed for: its own name and this client, so that it opens nowhere else. */
  audience(key: string): string;
}
