import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { missingChangesets } from "./missing-changesets.ts";

let repository: string;

function git(...args: string[]) {
  const identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"];
  execFileSync("git", [...identity, ...args], { cwd: repository, stdio: "pipe" });
}

function commit(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(repository, path, ".."), { recursive: true });
    writeFileSync(join(repository, path), text);
  }
  git("add", "--all");
  git("commit", "--message", "Change files");
}

const changeset = (...names: string[]) =>
  `---\n${names.map((name) => `"@portico/${name}": minor\n`).join("")}---\n\nAdd a function.\n`;

describe("missingChangesets", () => {
  beforeEach(() => {
    repository = mkdtempSync(join(tmpdir(), "portico-changesets-"));
    onTestFinished(() => rmSync(repository, { recursive: true, force: true }));
    git("init", "--initial-branch=main");
    commit({
      "api-reports/core/index.api.md": "one",
      "api-reports/react/index.api.md": "one",
      ".changeset/old.md": changeset("core", "react"),
    });
    git("switch", "--create", "branch");
  });

  it("returns an empty list if no report has changed", async () => {
    commit({ "packages/core/src/index.ts": "" });
    expect(await missingChangesets(repository, "main")).toEqual([]);
  });

  it("ignores changesets that are already on the base branch", async () => {
    commit({ "api-reports/core/index.api.md": "two", "api-reports/core/media.api.md": "new" });
    expect(await missingChangesets(repository, "main")).toEqual(["@portico/core"]);
  });

  it("returns only packages that no new changeset lists", async () => {
    commit({ "api-reports/core/index.api.md": "two", "api-reports/react/index.api.md": "two" });
    commit({ ".changeset/new.md": changeset("core") });
    expect(await missingChangesets(repository, "main")).toEqual(["@portico/react"]);
  });

  it("ignores changes on the base branch", async () => {
    git("switch", "main");
    commit({ "api-reports/core/index.api.md": "two" });
    git("switch", "branch");
    commit({ "README.md": "" });
    expect(await missingChangesets(repository, "main")).toEqual([]);
  });
});
