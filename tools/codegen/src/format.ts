import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const settings = new URL("../../../biome.json", import.meta.url);

/** Formats files with the repository's formatter and sorts imports. */
export function formatFiles(files: Map<string, string>): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "portico-codegen-"));
  try {
    const { formatter, javascript } = JSON.parse(readFileSync(settings, "utf8"));
    const config = { root: true, formatter, javascript, linter: { enabled: false } };
    writeFileSync(join(folder, "biome.json"), JSON.stringify(config));
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
    execFileSync(process.execPath, [biome, "check", "--write", "."], {
      cwd: folder,
      stdio: "pipe",
    });
    return new Map(
      [...files.keys()].map((path) => [path, readFileSync(join(folder, path), "utf8")]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
