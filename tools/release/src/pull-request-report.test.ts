import { describe, expect, it } from "vitest";
import { pullRequestReport } from "./pull-request-report.ts";

const sizesBefore = { "a shop": { gzip: 22_000, later: 6_000 } };

describe("pullRequestReport", () => {
  it("lists the size of each bundle and its change", () => {
    const sizesAfter = {
      "a shop": { gzip: 22_150, later: 5_990 },
      "a blog": { gzip: 9_000, later: 0 },
    };
    const report = pullRequestReport(sizesBefore, sizesAfter, "");
    expect(report).toContain("| a shop | 22,150 | +150 | 5,990 | -10 |");
    expect(report).toContain("| a blog | 9,000 | new | 0 | new |");
    expect(report).toContain("The public API has not changed.");
  });

  it("uses a longer fence for the diff than the code blocks of API reports", () => {
    const diff = "--- a\n+++ b\n ```ts\n+export function add(): void;\n";
    expect(pullRequestReport(sizesBefore, sizesBefore, diff)).toContain(
      `\`\`\`\`\`diff\n${diff.trimEnd()}\n\`\`\`\`\``,
    );
  });

  it("shortens a diff that is too long for a comment", () => {
    const report = pullRequestReport(
      sizesBefore,
      sizesBefore,
      "+export type Long = string;\n".repeat(5_000),
    );
    expect(report.length).toBeLessThan(65_536);
    expect(report).toContain("too long for a comment");
  });
});
