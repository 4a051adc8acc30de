import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/** Manifest of a packed package. */
export interface PackedManifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Returns the warnings and errors of publint. */
export async function publintProblems(tarball: Uint8Array, manifest: PackedManifest) {
  const buffer = Uint8Array.from(tarball).buffer;
  const { messages } = await publint({
    pack: { tarball: buffer },
    level: "warning",
    strict: true,
  });
  return messages.map((message) => formatMessage(message, { ...manifest }));
}

/** Returns the problems that arethetypeswrong finds in the types of an ESM package. */
export async function typeProblems(tarball: Uint8Array, manifest: PackedManifest) {
  const data = createPackageFromTarballData(Uint8Array.from(tarball));
  const entrypoints = Object.keys(manifest.exports).filter((path) => !path.includes("*"));
  const result = await checkPackage(data, { entrypoints });
  if (!result.types) throw new Error("the package has no types");
  // The packages are ESM only, but CommonJS code in Node 22 and later can require them.
  return result.problems.filter(
    (problem) =>
      !(problem.kind === "CJSResolvesToESM") &&
      !("resolutionKind" in problem && problem.resolutionKind === "node10"),
  );
}
