// Writes the comment for a pull request to a file. Arguments: base branch, bundle sizes on that
// branch, bundle sizes of the new commit, file for the comment.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pullRequestReport } from "./pull-request-report.ts";

const [baseBranch, sizesBeforePath, sizesAfterPath, commentPath] = process.argv.slice(2);
if (!baseBranch || !sizesBeforePath || !sizesAfterPath || !commentPath)
  throw new Error("Usage: write-report.ts <base> <sizes before> <sizes after> <comment file>");
const readSizes = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const diff = execFileSync("git", ["diff", `${baseBranch}...HEAD`, "--", "api-reports"], {
  cwd: join(import.meta.dirname, "../../.."),
  encoding: "utf8",
  maxBuffer: 2 ** 28,
});
writeFileSync(
  commentPath,
  pullRequestReport(readSizes(sizesBeforePath), readSizes(sizesAfterPath), diff),
);
