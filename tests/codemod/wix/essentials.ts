// Tests cannot install Wix's package, because it needs dozens of others.
export declare const auth: { elevate<Function>(fn: Function): Function };
