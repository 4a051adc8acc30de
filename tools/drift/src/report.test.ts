import { describe, expect, it } from "vitest";
import { compareSurfaces } from "./compare.ts";
import { createKnownFilter } from "./known.ts";
import { publishedSurface } from "./published/published-surface.ts";
import { hasDifferences, type ServiceReport, writeReport } from "./report.ts";
import { writeToys } from "./testing/toys.ts";

const differences = compareSurfaces(
  publishedSurface(
    writeToys(
      ["color?:", "/** @max 9 */ size?: SizeWithLiterals | null; color?:"],
      ["/** @oneof */", "type SizeWithLiterals = 'BIG' | 'SMALL';\n/** @oneof */"],
      ["@maxLength 80", "@maxLength 100"],
      ["parts?: Toy[];", ""],
    ),
  ),
  publishedSurface(writeToys()),
);
const toysReport: ServiceReport = {
  service: "stores/toys",
  package: "@wix/auto_sdk_stores_toys",
  publishedVersion: "1.0.2",
  documentedVersion: "1.0.1",
  differences,
};
const baseReport = { newPackages: [], unusedEntries: new Set<never>(), schemas: new Set<string>() };

describe("writeReport", () => {
  it("lists all differences, with a proposal for new fields", () => {
    expect(writeReport({ ...baseReport, services: [toysReport] })).toMatchInlineSnapshot(`
      "# Differences between Wix's packages and the API documents

      Compared 1 services: 3 differences in 1 services.

      ## stores/toys

      \`@wix/auto_sdk_stores_toys\`, version 1.0.2, our document describes 1.0.1

      ### New

      - Field \`Toy.size\`

        \`\`\`json
        {
          "size": {
            "$ref": "#/components/schemas/Size",
            "maximum": 9
          },
          "components.schemas": {
            "Size": {
              "type": "string",
              "enum": [
                "BIG",
                "SMALL"
              ]
            }
          }
        }
        \`\`\`


      ### Gone

      - Field \`Toy.parts\`: the package does not contain it

      ### Different

      - Field \`Toy.name\`: set \`maxLength\` to \`100\` (now \`80\`)"
    `);
  });

  it("lists new packages, missing packages and new versions", () => {
    const services = [
      { ...toysReport, differences: [] },
      { ...toysReport, service: "stores/games", package: undefined },
    ];
    const text = writeReport({
      ...baseReport,
      services,
      newPackages: ["@wix/auto_sdk_stores_kites"],
    });
    expect(text).toContain("API document\n\n- `@wix/auto_sdk_stores_kites`");
    expect(text).toContain("without a package\n\n- `stores/games`");
    expect(text).toContain("- `stores/toys`: set `version` to `1.0.2`");
  });
});

describe("hasDifferences", () => {
  it.each([
    [
      "false for a new version without differences",
      [{ ...toysReport, differences: [] }],
      [],
      false,
    ],
    ["true for differences", [toysReport], [], true],
    ["true for a missing package", [{ ...toysReport, package: undefined }], [], true],
    ["true for a new package", [], ["@wix/auto_sdk_stores_kites"], true],
  ] as const)("returns %s", (_, services, newPackages, expected) => {
    expect(hasDifferences({ ...baseReport, services, newPackages })).toBe(expected);
  });
});

describe("the filter for known differences", () => {
  const knownRemoval = {
    services: "stores/*",
    kind: "gone",
    name: "Toy.*",
    reason: "It is old.",
  } as const;

  it("removes known differences", () => {
    const filter = createKnownFilter([knownRemoval]);
    const kinds = filter.removeKnown("stores/toys", differences).map(({ kind }) => kind);
    expect(kinds).toEqual(["different", "new"]);
    expect(filter.unusedEntries.size).toBe(0);
  });

  it("collects entries that match no difference", () => {
    const filter = createKnownFilter([knownRemoval]);
    expect(filter.removeKnown("ecom/toys", differences)).toEqual(differences);
    expect([...filter.unusedEntries]).toEqual([knownRemoval]);
  });
});
