import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { Snapshot } from "./server/control/emulator-of.js";
import type { Example } from "./testing/vendor-examples/example.js";
import { examples } from "./testing/vendor-examples/examples.js";
import { formatDifferences } from "./testing/vendor-examples/page.js";
import { makeVendorWorld, type VendorWorld } from "./testing/vendor-examples/world.js";
import { wireCaller } from "./testing/wire.js";

const worlds = new Map<string, Promise<{ world: VendorWorld; start: Snapshot }>>();
async function worldFor({ catalogV1 }: Example): Promise<VendorWorld> {
  const version = catalogV1 ? "V1_CATALOG" : "V3_CATALOG";
  const pendingWorld =
    worlds.get(version) ??
    makeVendorWorld(version).then((world) => ({ world, start: world.emulator.snapshot() }));
  worlds.set(version, pendingWorld);
  const { world, start } = await pendingWorld;
  world.emulator.restore(start);
  return world;
}

const resolve = async <T>(
  value: T | ((world: VendorWorld) => T | Promise<T>),
  world: VendorWorld,
) =>
  await (typeof value === "function"
    ? (value as (world: VendorWorld) => T | Promise<T>)(world)
    : value);

/** Replaces ids with names, such as "{mug}". */
const names = new Proxy({}, { get: (_target, name) => `{${String(name)}}` });
const sample = { ids: names } as VendorWorld;
const pathOf = ({ path }: Example) => (typeof path === "function" ? String(path(sample)) : path);

describe("a request from the vendor's examples", () => {
  it.each(
    examples.map((example, index) => {
      const page = example.page.split("/").at(-1);
      return [`${example.method} ${pathOf(example)} (${page}, ${index})`, example] as const;
    }),
  )("has the expected result: %s", async (_title, example) => {
    const world = await worldFor(example);
    const { method, outcome, check, sender = "owner" } = example;
    const send = wireCaller(world.emulator, world.authorizations[sender]);
    const path = await resolve(example.path, world);
    const { status, body } = await send(method, path, await resolve(example.body, world));
    const { applicationError, validationError } = body.details ?? {};
    const { status: expected = 200, code, field } = outcome ?? {};
    expect({ status, message: status === expected ? undefined : body.message }).toEqual({
      status: expected,
      message: undefined,
    });
    if (code) expect(applicationError?.code).toBe(code);
    if (field) expect(validationError?.fieldViolations[0].field).toBe(field);
    if (check) expect(check(body, world), JSON.stringify(body)).toBeTruthy();
  });
});

it("docs/emulator-differences.md matches the examples", async () => {
  const page = "../../../docs/emulator-differences.md";
  const text = await readFile(new URL(page, import.meta.url), "utf8");
  const [before = "", rest = ""] = text.split("<!-- examples -->");
  const after = rest.split("<!-- /examples -->")[1];
  const tables = formatDifferences(examples.map((example) => ({ example, path: pathOf(example) })));
  const section = `<!-- examples -->\n\n${tables}\n\n<!-- /examples -->`;
  await expect(`${before}${section}${after}`).toMatchFileSnapshot(page);
});
