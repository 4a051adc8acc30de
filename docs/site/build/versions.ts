import manifest from "../../../packages/core/package.json" with { type: "json" };

/** Path of the newest version on the host. Older versions are in folders below it, such as `1.2/`. */
export const root = "/portico/";

/** Path of this build, with a slash at both ends. */
export const base = process.env.SITE_BASE ?? root;

/** Major and minor version of the packages, such as "1.2". */
export const version = manifest.version.split(".", 2).join(".");

/** Sorts versions from newest to oldest. */
export const sortVersions = (versions: Iterable<string>): string[] =>
  [...new Set(versions)].sort((first, second) =>
    second.localeCompare(first, "en", { numeric: true }),
  );
