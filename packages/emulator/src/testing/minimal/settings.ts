import { ecom } from "./ecom.js";
import { identity } from "./identity.js";
import { members } from "./members.js";
import type { Settings } from "./setting.js";
import { stores } from "./stores.js";

export const settings: Settings = { ...stores, ...ecom, ...members, ...identity };
