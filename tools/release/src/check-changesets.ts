// Fails if the current branch changes the public API of a package without a changeset. The argument
// is the target branch of the merge. Default: origin/main.
import { join } from "node:path";
import { missingChangesets } from "./missing-changesets.ts";

const baseBranch = process.argv[2] ?? "origin/main";
const packagesWithoutChangeset = await missingChangesets(
  join(import.meta.dirname, "../../.."),
  baseBranch,
);
if (packagesWithoutChangeset.length > 0) {
  console.error(
    `The public API of ${packagesWithoutChangeset.join(", ")} has changed since ${baseBranch}, but no new changeset lists ${packagesWithoutChangeset.length > 1 ? "these packages" : "this package"}. Run npx changeset and commit the new file.`,
  );
  process.exitCode = 1;
}
