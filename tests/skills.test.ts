// Skills follow the Agent Skills specification, https://agentskills.io/specification.
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./docs-snippets/extract.ts";

const skills = globSync("skills/*/SKILL.md", { cwd: root });

it.each(skills)("%s has a name and a description", (path) => {
  // some agents read the fields only if the fields start on the second line
  const text = readFileSync(join(root, path), "utf8");
  const frontmatter = /^---\n(name: .+?)\n---\n/s.exec(text)?.[1] ?? "";
  const fields = Object.fromEntries(
    [...frontmatter.matchAll(/^(\w+): (.+)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(fields.name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(fields.name).toBe(basename(dirname(path)));
  expect(fields.description.length).toBeLessThanOrEqual(1024);
  // in YAML, ": " would start a mapping, and " #" would start a comment
  expect(fields.description).not.toMatch(/: | #/);
});
