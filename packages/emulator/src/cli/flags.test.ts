import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { createEmulator } from "../emulator.js";
import { runCommand } from "./commands.js";
import { UsageError } from "./usage.js";

// An invalid command line causes a `UsageError` with a message on one line.

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "portico-flags-"));
  const file = (path: string, text: string) => writeFileSync(join(folder, path), text);
  file("broken.json", "{");
  file("unknown.json", '{"shoes":[]}');
  file("a-file", "");
  file("events.json", "[]");
  file("key.pem", "no key");
  for (const name of ["foreign", "broken", "no-key", "full"]) mkdirSync(join(folder, name));
  file("foreign/state.json", '{"name":"something else"}');
  file("broken/state.json", '{"portico"');
  file("no-key/signing-key.pem", "no key");
  mkdirSync(join(folder, "full/state.json"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function rejection(...args: string[]): Promise<string> {
  const resolvedArgs = args.map((arg) => arg.replaceAll("~", folder));
  const error = await runCommand(resolvedArgs).catch((error: unknown) => error);
  if (!(error instanceof UsageError)) throw error ?? new Error("the command line was accepted");
  expect(error.message).not.toContain("\n");
  return error.message.replaceAll(folder, "~");
}

const INTEGER_RULE = "must be an integer from 0 to";

it.each<[string[], string]>([
  [["--prot", "80"], "Unknown option --prot. See portico-emulator --help"],
  [["-p", "80"], "Unknown option -p. See portico-emulator --help"],
  [["--out", "shop.json"], "Unknown option --out. See portico-emulator --help"],
  [["--seeds=minimal"], "Unknown option --seeds. See portico-emulator --help"],
  [
    ["minimal"],
    "Unknown command minimal. Commands: export, mcp, record, trigger, verify. Run without a",
  ],
  [["--port", "0", "export"], "Unexpected argument export. See portico-emulator --help"],
  [["--port"], "--port requires a value: --port=<value>"],
  [["--port", "--host", "0.0.0.0"], "--port requires a value: --port=<value>"],
  ...["port", "host", "alias", "data", "tenants", "config", "seed", "catalog", "origin"].map(
    (flag): [string[], string] => [[`--${flag}=`], `--${flag} requires a value`],
  ),
  [["--currency", ""], "--currency requires a value"],
  [["--client", ""], "--client requires a value"],
  [["--strict=yes"], "--strict does not take a value"],
  [["--plugin"], "--plugin requires a value: --plugin=<value>"],
  [["--port", "many"], `--port ${INTEGER_RULE} 65535, got "many"`],
  [["--port", "65536"], `--port ${INTEGER_RULE} 65535`],
  [["--port=-1"], `--port ${INTEGER_RULE} 65535`],
  [["--port", "80.5"], `--port ${INTEGER_RULE} 65535`],
  [["--tenants", "few"], `--tenants ${INTEGER_RULE} 1000, got "few"`],
  [["--tenants", "1001"], `--tenants ${INTEGER_RULE} 1000`],
  [
    ["--host", "256.0.0.1", "--port", "0"],
    "256.0.0.1 is not an address of this machine. Choose another with --host",
  ],
  [["--origin", "localhost"], "--origin must be a URL such as"],
  [["--origin", "ftp://localhost"], "--origin must be a URL such as"],
  [["--seed", "shoes"], "fashion"],
  [["--seed", "~/none.json"], "Cannot read the seed ~/none.json: ENOENT: no such file"],
  [["--seed", "~/broken.json"], "Cannot read the seed ~/broken.json: Expected"],
  [["--seed", "~/unknown.json"], "shoes"],
  [["--seed", "100001"], "seed.products: Too big"],
  [["--catalog", "v2"], '--catalog must be v1 or v3, got "v2"'],
  [["--currency", "euros"], "site.currency: Too big"],
  [["--plugin", "ECOM_SHIPPING_RATES"], "--plugin ECOM_SHIPPING_RATES: "],
  [["--plugin", "NONE=http://localhost:9"], "ECOM_SHIPPING_RATES"],
  [["--plugin", "ECOM_SHIPPING_RATES=localhost"], "--plugin ECOM_SHIPPING_RATES=localhost: url"],
  [["--config", "~/none.ts"], "--config ~/none.ts does not exist"],
  [["--config", "~/a-file"], "--config must be a .ts, .mts, .js, .mjs, .json file, got ~/a-file"],
  [["--port", "0", "--data", "~/a-file"], "--data ~/a-file is not a folder"],
  [
    ["--port", "0", "--data", "~/a-file/below"],
    "--data ~/a-file/below cannot be created: ENOTDIR: not a",
  ],
  [["--port", "0", "--data", "~/foreign"], "was not changed"],
  [["--port", "0", "--data", "~/broken"], "was not changed"],
  [
    ["--port", "0", "--data", "~/no-key"],
    'Cannot read ~/no-key/signing-key.pem: "pkcs8" must be PKCS#8',
  ],
  [
    ["--port", "0", "--data", "~/full"],
    "Cannot read ~/full/state.json: EISDIR: illegal operation on a",
  ],
  [["export", "--url", "localhost:4477"], "--url must be a URL such as"],
  [["export", "--url", "http://localhost:1", "--seed", "minimal"], "--seed cannot be combined"],
  [
    ["export", "--out", "~/a-file/shop.json"],
    "Cannot write --out ~/a-file/shop.json: ENOTDIR: not a",
  ],
  [["record", "--out", "~/new.jsonl"], "--target is required, for example --target"],
  [["record", "--target", "localhost", "--out", "~/new.jsonl"], "--target must be a URL such as"],
  [["record", "--target", "http://localhost:1"], "--out is required, for"],
  [
    ["record", "--target", "http://localhost:1", "--out", "~/a-file"],
    "--out ~/a-file already exists",
  ],
  [["record", "--target", "http://localhost:1", "--out", "~/a-file/x"], "cannot be written"],
  [["record", "--keep-ids=yes"], "--keep-ids does not take a value"],
  [["trigger"], "trigger requires an event type: trigger"],
  [["trigger", "x"], "--to is required, for"],
  [["trigger", "x", "y", "--to", "http://localhost:1"], "Unexpected argument y."],
  [["trigger", "x", "--to", "localhost"], "--to must be a URL such as"],
  [
    ["trigger", "x", "--to", "http://localhost:1", "--data-file", "~/none.json"],
    "Cannot read ~/none.json:",
  ],
  [["trigger", "x", "--to", "http://localhost:1", "--data-file", "~/events.json"], "Cannot read"],
  [
    ["trigger", "x", "--to", "http://localhost:1", "--key", "~/key.pem"],
    "Cannot use the key ~/key.pem:",
  ],
  [
    ["trigger", "x", "--to", "http://a", "--key", "k", "--url", "http://a"],
    "--key cannot be combined",
  ],
  [["verify"], "verify requires a recording: verify"],
  [["verify", "~/none.jsonl"], "Cannot read the recording ~/none.jsonl: ENOENT: no"],
  [["verify", "~/a-file"], "Cannot read the recording ~/a-file, line 1:"],
  [["verify", "~/a-file", "--set", "password"], "--set must be name=value, such as"],
  [["verify", "~/a-file", "--url", "localhost"], "--url must be a URL such as"],
  [["verify", "~/a-file", "--url", "http://a", "--catalog", "v1"], "--catalog cannot be combined"],
])("the command reports the problem with %j on one line", async (args, message) => {
  expect(await rejection(...args)).toContain(message);
});

it("the command rejects a weak control token without printing it", async () => {
  vi.stubEnv("PORTICO_CONTROL_TOKEN", "hunter2");
  onTestFinished(() => void vi.unstubAllEnvs());
  const message = await rejection("--port", "0");
  expect(message).toContain(
    "PORTICO_CONTROL_TOKEN must have at least 16 printable ASCII characters",
  );
  expect(message).not.toContain("hunter2");
});

it("the command reports that a port is in use", async () => {
  const server = await createEmulator({ seed: "empty" }).listen({ port: 0 });
  onTestFinished(() => server.close());
  expect(await rejection("--seed", "empty", "--port", String(server.port))).toBe(
    `Port ${server.port} is already in use. Choose another with --port, or use --port 0 for a free one`,
  );
});
