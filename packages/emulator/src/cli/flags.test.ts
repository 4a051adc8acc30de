import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { createEmulator } from "../emulator.js";
import { runCommand } from "./commands.js";
import { UsageError } from "./usage.js";

// What is wrong with a command line is told in one line that names the flag, with exit code 2

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "portico-flags-"));
  const file = (path: string, text: string) => writeFileSync(join(folder, path), text);
  file("broken.json", "{");
  file("unknown.json", '{"shoes":[]}');
  file("a-file", "");
  file("events.json", "[]");
  file("key.pem", "no key");
  for (const kept of ["foreign", "broken", "no-key", "full"]) mkdirSync(join(folder, kept));
  file("foreign/state.json", '{"name":"something else"}');
  file("broken/state.json", '{"portico"');
  file("no-key/signing-key.pem", "no key");
  mkdirSync(join(folder, "full/state.json"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is said of a command line, in which `~` is the folder. */
async function refused(...args: string[]): Promise<string> {
  const here = args.map((arg) => arg.replaceAll("~", folder));
  const error = await runCommand(here).catch((error: unknown) => error);
  if (!(error instanceof UsageError)) throw error ?? new Error("nothing was refused");
  expect(error.message).not.toContain("\n");
  return error.message.replaceAll(folder, "~");
}

const WHOLE = "takes a whole number from 0 to";

it.each<[string[], string]>([
  // what is no flag, or has no value
  [["--prot", "80"], "There is no option --prot here: portico-emulator --help"],
  [["-p", "80"], "There is no option -p here"],
  [["--out", "shop.json"], "There is no option --out here"],
  [["--seeds=minimal"], "There is no option --seeds here"],
  [["minimal"], "There is no command minimal: there are export, record, trigger, verify"],
  [["--port", "0", "export"], "export is no option: commands come first"],
  [["--port"], "--port needs a value"],
  [["--port", "--host", "0.0.0.0"], "--port needs a value"],
  ...["port", "host", "alias", "data", "tenants", "config", "seed", "catalog", "origin"].map(
    (flag): [string[], string] => [[`--${flag}=`], `--${flag} needs a value`],
  ),
  [["--currency", ""], "--currency needs a value"],
  [["--client", ""], "--client needs a value"],
  [["--strict=yes"], "--strict takes no value"],
  [["--plugin"], "--plugin needs a value"],
  // where it listens
  [["--port", "many"], `--port ${WHOLE} 65535, not "many"`],
  [["--port", "65536"], `--port ${WHOLE} 65535`],
  [["--port=-1"], `--port ${WHOLE} 65535`],
  [["--port", "80.5"], `--port ${WHOLE} 65535`],
  [["--tenants", "few"], `--tenants ${WHOLE} 1000, not "few"`],
  [["--tenants", "1001"], `--tenants ${WHOLE} 1000`],
  [["--host", "256.0.0.1", "--port", "0"], "256.0.0.1 is no address of this machine: see --host"],
  [["--origin", "localhost"], "--origin takes an address such as"],
  [["--origin", "ftp://localhost"], "--origin takes an address such as"],
  // what the shop is made of
  [["--seed", "shoes"], "fashion"],
  [["--seed", "~/none.json"], "The seed ~/none.json cannot be read: ENOENT"],
  [["--seed", "~/broken.json"], "The seed ~/broken.json cannot be read"],
  [["--seed", "~/unknown.json"], "shoes"],
  [["--seed", "100001"], "seed.products: Too big"],
  [["--catalog", "v2"], '--catalog takes v1 or v3, not "v2"'],
  [["--currency", "euros"], "site.currency: Too big"],
  [["--plugin", "ECOM_SHIPPING_RATES"], "--plugin ECOM_SHIPPING_RATES: "],
  [["--plugin", "NONE=http://localhost:9"], "ECOM_SHIPPING_RATES"],
  [["--plugin", "ECOM_SHIPPING_RATES=localhost"], "--plugin ECOM_SHIPPING_RATES=localhost: url"],
  [["--config", "~/none.ts"], "There is no file ~/none.ts: see --config"],
  [["--config", "~/a-file"], "--config takes a .ts, .mts, .js, .mjs, .json file: ~/a-file is none"],
  // where it is kept
  [["--port", "0", "--data", "~/a-file"], "--data ~/a-file is no folder"],
  [["--port", "0", "--data", "~/a-file/below"], "--data ~/a-file/below cannot be used: ENOTDIR"],
  [["--port", "0", "--data", "~/foreign"], "was left alone"],
  [["--port", "0", "--data", "~/broken"], "was left alone"],
  [["--port", "0", "--data", "~/no-key"], "signing-key.pem cannot be read, and was left alone"],
  [["--port", "0", "--data", "~/full"], "state.json cannot be read, and was left alone: EISDIR"],
  // other commands
  [["export", "--url", "localhost:4477"], "--url takes an address"],
  [["export", "--url", "http://localhost:1", "--seed", "minimal"], "leave --seed out"],
  [
    ["export", "--out", "~/a-file/shop.json"],
    "--out ~/a-file/shop.json cannot be written: ENOTDIR",
  ],
  [["record", "--out", "~/new.jsonl"], "--target is missing, for example"],
  [["record", "--target", "localhost", "--out", "~/new.jsonl"], "--target takes an address"],
  [["record", "--target", "http://localhost:1"], "--out is missing"],
  [["record", "--target", "http://localhost:1", "--out", "~/a-file"], "~/a-file is there already"],
  [["record", "--target", "http://localhost:1", "--out", "~/a-file/x"], "cannot be written"],
  [["record", "--keep-ids=yes"], "--keep-ids takes no value"],
  [["trigger"], "trigger needs an event's type"],
  [["trigger", "x"], "--to is missing"],
  [["trigger", "x", "y", "--to", "http://localhost:1"], "y is no option"],
  [["trigger", "x", "--to", "localhost"], "--to takes an address"],
  [
    ["trigger", "x", "--to", "http://localhost:1", "--data-file", "~/none.json"],
    "none.json cannot be",
  ],
  [
    ["trigger", "x", "--to", "http://localhost:1", "--data-file", "~/events.json"],
    "no JSON object",
  ],
  [["trigger", "x", "--to", "http://localhost:1", "--key", "~/key.pem"], "key.pem cannot be used"],
  [["trigger", "x", "--to", "http://a", "--key", "k", "--url", "http://a"], "leave --key out"],
  [["verify"], "verify needs a recording"],
  [["verify", "~/none.jsonl"], "~/none.jsonl cannot be read as a recording"],
  [["verify", "~/a-file"], "line 1 cannot be read as a recording"],
  [["verify", "~/a-file", "--set", "password"], "--set takes name=value"],
  [["verify", "~/a-file", "--url", "localhost"], "--url takes an address"],
  [["verify", "~/a-file", "--url", "http://a", "--catalog", "v1"], "leave --catalog out"],
])("says in one line what is wrong with %j", async (args, message) => {
  expect(await refused(...args)).toContain(message);
});

it("refuses a control token that can be guessed, without showing it", async () => {
  vi.stubEnv("PORTICO_CONTROL_TOKEN", "hunter2");
  onTestFinished(() => void vi.unstubAllEnvs());
  const said = await refused("--port", "0");
  expect(said).toContain("PORTICO_CONTROL_TOKEN needs 16 characters or more");
  expect(said).not.toContain("hunter2");
});

it("tells a port in use", async () => {
  const server = await createEmulator({ seed: "empty" }).listen({ port: 0 });
  onTestFinished(() => server.close());
  expect(await refused("--seed", "empty", "--port", String(server.port))).toBe(
    `Port ${server.port} is in use: give another with --port, or --port 0 for a free one`,
  );
});
