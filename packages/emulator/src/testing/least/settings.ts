import { ecom } from "./ecom.js";
import { identity } from "./identity.js";
import { members } from "./members.js";
import type { Settings } from "./setting.js";
import { stores } from "./stores.js";

/** What operations need for their least request to succeed. */
export const settings: Settings = { ...stores, ...ecom, ...members, ...identity };
