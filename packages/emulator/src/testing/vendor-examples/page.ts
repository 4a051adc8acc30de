// Creates the generated section of docs/emulator-differences.md from the examples.

import { tableLines } from "../markdown.js";
import type { Example } from "./example.js";

const REPOSITORY = "https://github.com/wix/skills/blob/main/skills";

/** An example and its path, which contains names instead of ids. */
export interface SentExample {
  readonly example: Example;
  readonly path: string;
}

const linkTo = (page: string) => `[${page.split("/").at(-1)}](${REPOSITORY}/${page})`;
const codeOf = ({ example: { method }, path }: SentExample) =>
  `\`${method} ${path.split("?")[0]}\``;

function tableRows(all: readonly SentExample[]): string[][] {
  const cells = all.map((sentExample): [string, string, string, string] => {
    const { status = 200, code: name, field, reason = "" } = sentExample.example.outcome ?? {};
    const subject = name ?? (field && `\`${field}\``);
    return [
      codeOf(sentExample),
      subject ? `${status} ${subject}` : String(status),
      reason,
      linkTo(sentExample.example.page),
    ];
  });
  return [...new Map(cells.map((row) => [row.join("|"), row])).values()];
}

export function formatDifferences(examples: readonly SentExample[]): string {
  const sentWith = (isIncluded: (example: Example) => boolean) =>
    examples.filter(({ example }) => isIncluded(example));
  const accepted = sentWith(({ outcome }) => !outcome);
  const rejected = sentWith(({ outcome }) => outcome?.alsoOnPlatform === true);
  const different = sentWith(({ outcome }) => outcome !== undefined && !outcome.alsoOnPlatform);
  const pages = [...new Set(examples.map(({ example }) => example.page))].sort();
  return [
    `The tests of the emulator send ${examples.length} requests from the examples in Wix's repository`,
    "[wix/skills](https://github.com/wix/skills), with different values.",
    "",
    `- ${accepted.length} succeed on the platform and on the emulator.`,
    `- ${rejected.length} are rejected by the platform and by the emulator.`,
    `- ${different.length} have different results on the platform and on the emulator.`,
    "",
    "### Requests with different results",
    "",
    ...tableLines([["request", "emulator", "why", "page"], ...tableRows(different)]),
    "",
    "### Requests that Wix and the emulator reject",
    "",
    ...tableLines([["request", "response", "why", "page"], ...tableRows(rejected)]),
    "",
    "### Pages",
    "",
    ...tableLines([
      ["page", "requests", "accepted", "rejected by both", "different"],
      ...pages.map((page) => {
        const count = (all: readonly SentExample[]) =>
          String(all.filter(({ example }) => example.page === page).length);
        return [linkTo(page), ...[examples, accepted, rejected, different].map(count)];
      }),
    ]),
  ].join("\n");
}
