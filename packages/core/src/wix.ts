export type { WixModule } from "./wix/types.js";
export { wixModule, wixModules } from "./wix/wix-module.js";
