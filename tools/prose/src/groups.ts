import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { extract } from "./extract/extract.ts";
import type { Kind, Segment } from "./extract/source.ts";

/** A group of texts for the count and for the linter. */
export interface Group {
  readonly name: string;
  readonly files: RegExp;
  readonly except?: RegExp;
  readonly kinds: readonly Kind[];
}

const SCRIPTS = /\.(ts|tsx|mjs)$/;
const TESTS = /\.test\.tsx?$|^tests\/|\/testing\//;
const GENERATED = /\/generated\//;

export const groups: readonly Group[] = [
  { name: "docs", files: /^docs\/.*\.md$/, kinds: ["text"] },
  {
    name: "readmes",
    files:
      /(^|\/)(AGENTS|CONTRIBUTING|README|SKILL)\.md$|^(CHANGELOG|CODE_OF_CONDUCT|SECURITY)\.md$|^\.changeset\/.*\.md$/,
    except: /^docs\//,
    kinds: ["text"],
  },
  {
    name: "docstrings",
    files: /^packages\/[^/]+\/src\/.*\.tsx?$/,
    except: new RegExp(`${GENERATED.source}|${TESTS.source}`),
    kinds: ["docstring"],
  },
  {
    name: "generated docstrings",
    files: /^packages\/.*\/generated\/.*\.ts$/,
    kinds: ["docstring"],
  },
  {
    name: "messages",
    files: /^(packages|examples)\/.*\.(ts|tsx|mjs)$/,
    except: new RegExp(`${GENERATED.source}|${TESTS.source}`),
    kinds: ["message"],
  },
  { name: "api", files: /^api\/.*\.json$/, kinds: ["text"] },
  {
    name: "comments",
    files: /^packages\/.*\.tsx?$/,
    except: new RegExp(`${GENERATED.source}|${TESTS.source}`),
    kinds: ["comment"],
  },
  {
    name: "comments outside of packages",
    files: /^(?!packages\/).*\.(ts|tsx|mjs)$/,
    except: TESTS,
    kinds: ["comment", "docstring"],
  },
  {
    name: "comments in tests",
    files: new RegExp(TESTS.source),
    kinds: ["comment", "docstring"],
  },
  { name: "test titles", files: SCRIPTS, kinds: ["title"] },
];

/** Returns the paths of all files that git tracks or would add. */
export const projectFiles = (root: string): string[] =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  })
    .split("\0")
    .filter((path) => path !== "");

export const isInGroup = ({ files, except }: Group, path: string): boolean =>
  files.test(path) && !except?.test(path);

export interface FileText {
  readonly path: string;
  readonly source: string;
  readonly segments: readonly Segment[];
}

export function readText(path: string, absolutePath: string): FileText {
  const source = readFileSync(absolutePath, "utf8");
  return { path, source, segments: extract(path, source) };
}
