import { operations } from "../../generated/operations.js";
import { allServices } from "../../services/all-services.js";

const emulatedNames = new Set(
  allServices({ rotateRefreshTokens: true }).flatMap(({ handlers }) => Object.keys(handlers)),
);
// OAuth defines the requests of these operations, or they respond with a redirect.
const SEPARATELY_TESTED = /^identity\.oauth\.|^identity\.authentication\.logout$/;

/** The emulated operations whose minimal request the API documents describe. */
export const sweptOperations = operations.filter(
  ({ name }) => emulatedNames.has(name) && !SEPARATELY_TESTED.test(name),
);

/** Returns whether an operation needs a V1 catalog. A site has either a V1 or a V3 catalog. */
export const isV1 = (name: string): boolean =>
  /^stores\.(products|inventory|collections)\./.test(name);
