import type { Clock, KeyValueStore, TokenGrants } from "@portico/core/internal";
import type { Connection } from "../oauth/connection.js";
import type { CookieSettings } from "./cookie-box.js";
import type { Seals } from "./seal.js";
import type { DataSchema } from "./server-types.js";
import type { SharedSessions } from "./shared-sessions.js";

/** The parts of a session server. */
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
  /** Returns the audience of an encrypted cookie: its name and this client, so that it cannot be used elsewhere. */
  audience(key: string): string;
}
