import { version } from "../../package.json";
import { PorticoError } from "../errors/portico-error.js";

/** Version of the slots' content. Increase it when older copies cannot read the new content. */
const PROTOCOL = 1;

/** Copies of this package share state if their major version and protocol version match. */
const LINE = `${/* @__PURE__ */ Number.parseInt(version, 10)}.${PROTOCOL}`;

/**
 * Key of the first copy that was used. Every version reads it, so do not change the key or the
 * fields.
 */
const FIRST_COPY = /* @__PURE__ */ Symbol.for("portico.core");

/** Shared by all copies of this line: "portico.core@1.1". */
const SLOTS = /* @__PURE__ */ Symbol.for(`portico.core@${LINE}`);

/** A copy of this package, as other copies see it. */
interface Copy {
  readonly line: string;
  readonly version: string;
  readonly path: string;
}

type Slots = Record<string, unknown>;

const host = globalThis as { [FIRST_COPY]?: Copy; [SLOTS]?: Slots };

/**
 * Babel, Jest and CommonJS bundles do not support `import.meta.url`, and webpack replaces it with a
 * path of the build machine.
 */
const ownPath = () => /[^\s(]+(?=:\d+:\d+)/.exec(new Error().stack ?? "")?.[0] ?? "an unknown path";

function loadSlots(): Slots {
  const own: Copy = { line: LINE, version, path: ownPath() };
  host[FIRST_COPY] ??= own;
  const first = host[FIRST_COPY];
  if (first.line !== LINE) {
    throw new PorticoError(
      `Two incompatible copies of @portico/core are loaded: ${[first, own].map((copy) => `${copy.version} from ${copy.path}`).join(" and ")}. Find them with "npm ls @portico/core", then run "npm dedupe"`,
      { code: "INCOMPATIBLE_COPIES" },
    );
  }
  host[SLOTS] ??= {};
  return host[SLOTS];
}

/**
 * Returns a value that all compatible copies of this package share. Apps have several copies after
 * a partial upgrade, or if a framework bundles each layer of a server separately.
 *
 * @throws PorticoError - INCOMPATIBLE_COPIES if the first copy has another major version
 */
export function shared<Value>(slot: string, create: () => Value): Value {
  const slots = host[SLOTS] ?? loadSlots();
  slots[slot] ??= create();
  return slots[slot] as Value;
}
