import { CHANGES } from "../changing-requests.js";
import { settingsOf } from "./create.js";
import type { Settings } from "./setting.js";

export const identity: Settings = settingsOf(
  CHANGES,
  /^identity\.(?!oauth|authentication\.logout)/,
);
