import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadApi } from "../../codegen/src/api/api.ts";
import { loadPlugins } from "../../codegen/src/api/plugins.ts";
import { checkServices, packageOf } from "./check-services.ts";
import { readKnown } from "./known.ts";
import { writeToyPlugin, writeToys } from "./testing/toys.ts";

describe("packageOf", () => {
  it("returns the name of a service's package", () => {
    expect(packageOf("ecom/orders")).toBe("@wix/auto_sdk_ecom_orders");
    expect(packageOf("ecom/cart-v2")).toBe("@wix/auto_sdk_ecom_cart-v-2");
  });
});

describe("checkServices", () => {
  const directory = join(import.meta.dirname, "../../codegen/fixtures/toys");
  const api = loadApi(directory);
  const plugins = loadPlugins(directory, api);
  const folders = new Map([
    ["@wix/auto_sdk_stores_toys", writeToys()],
    ["@wix/auto_sdk_ecom_toy-loans-provider", writeToyPlugin()],
    ["@wix/auto_sdk_stores_kites", writeToys()],
  ]);
  const report = checkServices({
    api,
    plugins,
    known: [],
    packages: [...folders.keys()],
    folder: (name) => folders.get(name) as string,
  });

  it("finds the package of each service and service plugin", () => {
    expect(report.services.map(({ service, package: name }) => [service, name])).toEqual([
      ["stores/toys", "@wix/auto_sdk_stores_toys"],
      ["ecom/toy-loans (plugin)", "@wix/auto_sdk_ecom_toy-loans-provider"],
    ]);
  });

  it("lists packages without a document", () => {
    expect(report.newPackages).toEqual(["@wix/auto_sdk_stores_kites"]);
  });

  it("reports an event that only the document contains", () => {
    const [toys] = report.services;
    expect(toys?.differences).toContainEqual(
      expect.objectContaining({ kind: "gone", name: "wix.toys.v1.toy_updated" }),
    );
  });
});

describe("known.json", () => {
  it("contains valid entries", () => {
    expect(readKnown(join(import.meta.dirname, "known.json")).length).toBeGreaterThan(0);
  });
});
