import { operations } from "../../generated/operations.js";
import { allServices } from "../../services/all-services.js";

const served = new Set(
  allServices({ rotateRefreshTokens: true }).flatMap(({ handlers }) => Object.keys(handlers)),
);
// Answers that are documents of their own, and requests whose form another standard describes.
const APART = /^identity\.oauth\.|^identity\.authentication\.logout$/;

/** The operations that are served, and whose least request the documents tell. */
export const swept = operations.filter(({ name }) => served.has(name) && !APART.test(name));

/** Whether an operation is of the older catalog, which a site has in place of the newer one. */
export const isV1 = (name: string): boolean =>
  /^stores\.(products|inventory|collections)\./.test(name);
