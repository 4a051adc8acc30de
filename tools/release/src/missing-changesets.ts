import { execFileSync } from "node:child_process";
import { readChangesets } from "@changesets/read";

/**
 * Returns the names of packages whose API report has changed since the branch left `base`, but that
 * no new changeset lists.
 */
export async function missingChangesets(root: string, base: string): Promise<string[]> {
  const gitArguments = ["diff", "--name-only", `${base}...HEAD`, "--", "api-reports"];
  const changedFiles = execFileSync("git", gitArguments, { cwd: root, encoding: "utf8" });
  const packages = [...changedFiles.matchAll(/^api-reports\/([^/]+)\//gm)].map(
    ([, folder]) => `@portico/${folder}`,
  );
  const changesets = await readChangesets(root, base);
  const listedPackages = changesets.flatMap(({ releases }) => releases.map(({ name }) => name));
  return [...new Set(packages)].filter((name) => !listedPackages.includes(name));
}
