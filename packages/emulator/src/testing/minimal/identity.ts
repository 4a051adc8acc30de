import { CHANGES } from "../changing-requests.js";
import { ofRows } from "./create.js";
import type { Settings } from "./setting.js";

export const identity: Settings = ofRows(CHANGES, /^identity\.(?!oauth|authentication\.logout)/);
