import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { supportedRanges } from "./install/supported.js";
import { packageNames } from "./packed.js";

const manifestOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`../packages/${name}/package.json`, import.meta.url), "utf8"));

const ranges = Object.fromEntries(
  Object.entries(supportedRanges).map(([name, { range }]) => [name, range]),
);

describe.each(packageNames)("@portico/%s", (name) => {
  const { dependencies, peerDependencies = {}, peerDependenciesMeta } = manifestOf(name);
  const hasCore = !["core", "mcp", "sample-images"].includes(name);

  it("declares only the peer ranges that tests/install covers", () => {
    const { "@portico/core": core, "@portico/emulator": _, ...otherPeers } = peerDependencies;
    expect(core).toBe(hasCore ? "workspace:^" : undefined);
    const testedRanges = Object.keys(otherPeers).map((peer) => [peer, ranges[peer]]);
    expect(otherPeers).toEqual(Object.fromEntries(testedRanges));
  });

  it("can use the same copies of core and zod as the app", () => {
    expect(dependencies ?? {}).not.toHaveProperty("@portico/core");
    const zodRange = dependencies?.zod ?? peerDependencies.zod;
    expect(zodRange ?? ranges.zod).toBe(ranges.zod);
  });

  it("requires only the peers that it cannot work without", () => {
    const requiredPeers = Object.keys(peerDependencies).filter(
      (peer) => !peerDependenciesMeta?.[peer]?.optional,
    );
    const expectedPeers = hasCore ? ["@portico/core"] : [];
    if (name === "react") expectedPeers.push("@tanstack/react-query", "react");
    // the emulator's checks use core's schemas, so both packages need the same copy of zod
    if (name === "emulator") expectedPeers.push("zod");
    expect(requiredPeers.sort()).toEqual(expectedPeers.sort());
  });
});

it("tests/install covers only peers that a package declares", () => {
  const declaredPeers = packageNames.flatMap((name) =>
    Object.keys(manifestOf(name).peerDependencies ?? {}),
  );
  expect(Object.keys(supportedRanges).filter((name) => !declaredPeers.includes(name))).toEqual([]);
});
