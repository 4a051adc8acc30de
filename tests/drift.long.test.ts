// Compares two published versions of a package from the npm registry.
import { afterAll, describe, expect, it } from "vitest";
import { compareSurfaces } from "../tools/drift/src/compare.ts";
import { installPackages } from "../tools/drift/src/install.ts";
import { publishedSurface } from "../tools/drift/src/published/published-surface.ts";

const NAME = "@wix/auto_sdk_ecom_orders";

describe("compareSurfaces", () => {
  const versions = ["1.0.298", "1.0.300"].map((version) => installPackages([`${NAME}@${version}`]));
  afterAll(() => {
    for (const version of versions) version.remove();
  });

  it("finds all changes between two published versions", () => {
    const [before, after] = versions.map(({ folder }) => publishedSurface(folder(NAME)));
    if (!before || !after) throw new Error("Two versions were expected.");
    expect(after.operations.size).toBeGreaterThan(25);
    expect(compareSurfaces(after, before)).toEqual([
      {
        kind: "different",
        element: "enum",
        name: "PaymentCollectabilityStatus",
        key: "enum",
        added: ["NONCOLLECTABLE_SUBSCRIPTION_START_DATE_IN_PAST"],
        removed: [],
      },
      {
        kind: "different",
        element: "operation",
        name: "searchOrders",
        key: "x-search-spec",
        added: ["appliedDiscounts.coupon.id $hasAll|$hasSome NONE"],
        removed: [],
      },
    ]);
  });
});
