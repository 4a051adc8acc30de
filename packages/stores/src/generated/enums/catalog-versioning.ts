// Generated from api/ by `npm run generate`. Do not edit.

export { Version } from "./common.js";
