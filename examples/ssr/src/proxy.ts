export { proxy } from "./shop/server";

export const config = { matcher: "/((?!_next/|favicon).*)" };
