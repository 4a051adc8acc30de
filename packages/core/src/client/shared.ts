import { version } from "../../package.json";
import { PorticoError } from "../errors/portico-error.js";

/** Increase this version when older copies cannot read the shared state. */
const PROTOCOL_VERSION = 1;

/** Copies with the same major and protocol version share state. */
const RELEASE_LINE = `${/* @__PURE__ */ Number.parseInt(version, 10)}.${PROTOCOL_VERSION}`;

/** Every version of the package reads this key and its `PackageCopy`, so do not change them. */
const FIRST_COPY_KEY = /* @__PURE__ */ Symbol.for("portico.core");

const SLOTS_KEY = /* @__PURE__ */ Symbol.for(`portico.core@${RELEASE_LINE}`);

interface PackageCopy {
  readonly line: string;
  readonly version: string;
  readonly path: string;
}

type Slots = Record<string, unknown>;

const host = globalThis as { [FIRST_COPY_KEY]?: PackageCopy; [SLOTS_KEY]?: Slots };

/**
 * Reads the path from a stack trace, because Babel, Jest and CommonJS do not support
 * `import.meta.url`, and webpack replaces it.
 */
const currentFilePath = () =>
  /[^\s(]+(?=:\d+:\d+)/.exec(new Error().stack ?? "")?.[0] ?? "an unknown path";

function loadSlots(): Slots {
  const thisCopy: PackageCopy = { line: RELEASE_LINE, version, path: currentFilePath() };
  host[FIRST_COPY_KEY] ??= thisCopy;
  const firstCopy = host[FIRST_COPY_KEY];
  if (firstCopy.line !== RELEASE_LINE) {
    throw new PorticoError(
      `Two incompatible copies of @portico/core are loaded: ${[firstCopy, thisCopy].map((copy) => `${copy.version} from ${copy.path}`).join(" and ")}. Find them with "npm ls @portico/core", then run "npm dedupe"`,
      { code: "INCOMPATIBLE_COPIES" },
    );
  }
  host[SLOTS_KEY] ??= {};
  return host[SLOTS_KEY];
}

/**
 * Returns a value that all copies of this package share. An app can contain several copies after a
 * partial upgrade, or if a framework bundles each server layer separately.
 */
export function shared<Value>(slot: string, create: () => Value): Value {
  const slots = host[SLOTS_KEY] ?? loadSlots();
  slots[slot] ??= create();
  return slots[slot] as Value;
}
