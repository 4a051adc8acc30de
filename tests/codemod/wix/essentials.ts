// The tests do not install Wix's package, because it depends on dozens of other packages.
export declare const auth: { elevate<Function>(fn: Function): Function };
