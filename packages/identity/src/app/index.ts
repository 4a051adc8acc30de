export { AppStrategy, type AppStrategyOptions } from "./app-strategy.js";
export type { TokenInfo } from "./token-info.js";
