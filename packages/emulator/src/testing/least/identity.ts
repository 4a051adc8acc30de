import { CHANGES } from "../changing-requests.js";
import { ofRows } from "./create.js";
import type { Settings } from "./setting.js";

/** What operations of `identity` need. */
export const identity: Settings = ofRows(CHANGES, /^identity\.(?!oauth|authentication\.logout)/);
