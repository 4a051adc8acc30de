#!/usr/bin/env node
import { createRequire } from "node:module";
import { Command } from "commander";
import { UsageError } from "./files.js";
import { migrate, type Report } from "./migrate.js";

const { version } = createRequire(import.meta.url)("../package.json") as { version: string };

const TRANSFORMS = ["wix-sdk"];

const program = new Command("portico-codemod")
  .description("Migrates projects to Portico.")
  .version(version)
  .argument("<transform>", `what to migrate from: ${TRANSFORMS.join(", ")}`)
  .argument("<paths...>", "files and folders")
  .option("--dry-run", "print a diff, and change no files", false)
  .addHelpText("after", "\nExample:\n  npx @portico/codemod wix-sdk src --dry-run")
  .action((transform: string, paths: string[], { dryRun }: { dryRun: boolean }) => {
    if (!TRANSFORMS.includes(transform)) {
      const hint = `Known transforms: ${TRANSFORMS.join(", ")}.`;
      throw new UsageError(`There is no transform "${transform}". ${hint}`);
    }
    report(
      migrate(paths, { dryRun }, (text) => process.stdout.write(text)),
      dryRun,
    );
  });

/** Prints the summary to stderr, so that stdout contains only the diff. */
function report(
  { checkedCount, changedFiles, unparsedFiles, todoCount }: Report,
  dryRun: boolean,
): void {
  const lines = dryRun ? [] : changedFiles.map((path) => `changed ${path}`);
  lines.push(...unparsedFiles.map(({ path, reason }) => `not changed ${path}: ${reason}`));
  const verb = dryRun ? "would change" : "changed";
  lines.push(
    `${verb} ${changedFiles.length} of ${checkedCount} files, with ${todoCount} new TODO comments`,
  );
  if (changedFiles.length > 0 && !dryRun) {
    lines.push(
      "Next: install the @portico packages, search for TODO(portico), then check the types.",
    );
  }
  process.stderr.write(`${lines.join("\n")}\n`);
  if (unparsedFiles.length > 0) process.exitCode = 1;
}

try {
  program.parse();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
