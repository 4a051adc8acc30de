export type { EmulatorControls } from "./controls.js";
export { type ServeMcpOptions, serveMcp } from "./serve-mcp.js";
