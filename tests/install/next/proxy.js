import { portico } from "./portico.js";

// Next.js 15 calls the proxy from middleware.js, under the name "middleware".
export const proxy = portico.proxy;
export const middleware = portico.proxy;
export const config = { matcher: "/((?!_next/|favicon).*)" };
