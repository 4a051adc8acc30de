// Measures the disk size of a new installation, and counts its files and packages.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { installClients } from "./lib/folders.mjs";
import { runIfMain } from "./lib/table.mjs";

function sizeOfInstallation({ folder }) {
  const entries = readdirSync(join(folder, "node_modules"), {
    recursive: true,
    withFileTypes: true,
  }).map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }));
  const files = entries.filter(({ entry }) => entry.isFile());
  const manifestPattern = /node_modules[\\/](@[^\\/]+[\\/])?[^@.\\/][^\\/]*[\\/]package\.json$/;
  return {
    bytes: files.reduce((sum, { path }) => sum + statSync(path).size, 0),
    files: files.length,
    packages: files.filter(({ path }) => manifestPattern.test(path)).length,
  };
}

export async function measureInstalls() {
  const { portico, platform } = await installClients();
  const [ours, theirs] = [sizeOfInstallation(portico), sizeOfInstallation(platform)];
  const row = (label, unit, figure) => ({
    group: "install",
    label,
    unit,
    portico: figure(ours),
    platform: figure(theirs),
    ratio: figure(ours) / figure(theirs),
  });
  return [
    row("on disk", "MB", ({ bytes }) => bytes / 1e6),
    row("files", "", ({ files }) => files),
    row("packages", "", ({ packages }) => packages),
  ];
}

await runIfMain(import.meta.url, measureInstalls);
