import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { createClient } from "@portico/core";
import { createEmulatorClient } from "@portico/emulator/client";
import { OAuthStrategy } from "@portico/identity";
import { members } from "@portico/members";
import { productsV3 } from "@portico/stores";
import { describe, expect, it, onTestFinished } from "vitest";
import { cliPath, start } from "./emulator-process.js";
import { findFreePort } from "./free-port.js";

interface McpOptions {
  readonly args?: readonly string[];
  readonly cwd?: string;
}

/** Starts the MCP server as a child process, and connects a client to it. */
async function connect({ args = [], cwd }: McpOptions) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [cliPath, "mcp", ...args],
    ...(cwd === undefined ? {} : { cwd }),
    stderr: "pipe",
  });
  const errors: Error[] = [];
  const client = new Client({ name: "test", version: "1.0.0" });
  client.onerror = (error) => errors.push(error);
  await client.connect(transport);
  onTestFinished(() => client.close());
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: input });
    const text = content[0]?.type === "text" ? content[0].text : "";
    return { text, isError: isError === true };
  };
  /** Calls a tool and returns its parsed result. */
  const callTool = async <T = unknown>(
    name: string,
    input?: Record<string, unknown>,
  ): Promise<T> => {
    const { text, isError } = await call(name, input);
    if (isError) throw new Error(text);
    return JSON.parse(text);
  };
  return { client, call, callTool, errors, transport };
}

/** Connects to an MCP server that starts an emulator on a free port. */
async function connectWithNewEmulator(options: McpOptions = {}) {
  const url = `http://localhost:${await findFreePort()}`;
  const connection = await connect({ ...options, args: ["--url", url, ...(options.args ?? [])] });
  return { ...connection, url };
}

const shopAt = (url: string) =>
  createClient({
    baseUrl: url,
    auth: OAuthStrategy({ clientId: "test" }),
    modules: { productsV3, members },
    retry: 0,
  });

describe("portico-emulator mcp", () => {
  it("lists its tools with descriptions and input schemas", async () => {
    const { client } = await connectWithNewEmulator();
    expect(client.getServerVersion()).toMatchObject({ name: "portico-emulator" });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "get_overview",
      "seed",
      "reset",
      "take_snapshot",
      "restore_snapshot",
      "list_entries",
      "list_requests",
      "list_events",
      "read_outbox",
      "advance_clock",
      "set_clock",
      "reset_clock",
      "inject_fault",
      "list_faults",
      "clear_faults",
      "list_webhooks",
      "trigger_webhook",
    ]);
    for (const { description, inputSchema } of tools) {
      expect(description).toMatch(/^[A-Z].*\.$/);
      expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
    }
  });

  it("starts an emulator, seeds it and returns the requests of the shop", async () => {
    const { callTool, url } = await connectWithNewEmulator();
    const seed = { products: [{ name: "Mug", price: "9", stock: 2 }] };
    expect(await callTool("seed", { seed })).toMatchObject({
      origin: url,
      counts: { products: 1 },
    });
    const { items } = await shopAt(url).productsV3.queryProducts().find();
    expect(items.map(({ name }) => name)).toEqual(["Mug"]);
    const query = { operation: "stores.*" };
    const [request] = await callTool<object[]>("list_requests", query);
    expect(request).toMatchObject({ operation: "stores.productsV3.queryProducts", status: 200 });
    expect(request).not.toHaveProperty("response");
    const [requestWithBodies] = await callTool<object[]>("list_requests", {
      ...query,
      bodies: true,
    });
    expect(requestWithBodies).toMatchObject({ response: { products: [{ name: "Mug" }] } });
    expect(await callTool("list_entries", { collection: "products" })).toMatchObject([
      { name: "Mug" },
    ]);
  });

  it("uses an emulator that is already running", async () => {
    const { url, emulator } = await start(["--port", "0", "--seed", "minimal"]);
    const { callTool } = await connect({ args: ["--url", url] });
    expect(await callTool("get_overview")).toMatchObject({ origin: url, counts: { products: 3 } });
    const { id } = await callTool<{ id: string }>("take_snapshot");
    await callTool("seed", { seed: "empty" });
    expect((await emulator.overview()).counts).toMatchObject({ products: 0 });
    expect(await callTool("restore_snapshot", { id })).toMatchObject({ counts: { products: 3 } });
    await callTool("seed", { seed: "empty" });
    expect(await callTool("reset")).not.toHaveProperty("counts.orders");
  });

  it("advances the clock until the access token of the shop expires", async () => {
    const { callTool, url } = await connectWithNewEmulator({ args: ["--seed", "minimal"] });
    await callTool("set_clock", { time: "2030-12-24T18:00:00Z" });
    const shop = shopAt(url);
    await shop.productsV3.queryProducts().find();
    const newTime = await callTool<{ iso: string }>("advance_clock", { seconds: 5 * 60 * 60 });
    expect(newTime.iso).toMatch(/^2030-12-24T23:00/);
    await shop.productsV3.queryProducts().find();
    const requests = await callTool<{ operation: string; status: number }[]>("list_requests");
    expect(requests.map(({ operation, status }) => `${operation} ${status}`)).toEqual([
      "identity.oauth.token 200",
      "stores.productsV3.queryProducts 200",
      "stores.productsV3.queryProducts 401",
      "identity.oauth.token 200",
      "stores.productsV3.queryProducts 200",
    ]);
    await callTool("reset_clock");
    const { now } = await callTool<{ now: string }>("get_overview");
    expect(now).not.toMatch(/^2030/);
  });

  it("injects, lists and clears faults", async () => {
    const { callTool, url } = await connectWithNewEmulator({ args: ["--seed", "minimal"] });
    const operation = "stores.productsV3.queryProducts";
    const fault = { kind: "status", status: 503, operation };
    expect(await callTool("inject_fault", { ...fault, times: 2 })).toMatchObject([fault]);
    const shop = shopAt(url);
    await expect(shop.productsV3.queryProducts().find()).rejects.toMatchObject({ status: 503 });
    expect(await callTool("list_requests", { status: 503 })).toMatchObject([
      { faults: ["status"] },
    ]);
    expect(await callTool("list_faults")).toMatchObject([{ ...fault, times: 1 }]);
    expect(await callTool("clear_faults")).toEqual({ done: true });
    expect((await shop.productsV3.queryProducts().find()).items).toHaveLength(3);
  });

  it("returns the codes sent by email and the shop's events", async () => {
    const { callTool, url } = await connectWithNewEmulator({ args: ["--seed", "minimal"] });
    const email = "grace@example.com";
    const shop = shopAt(url);
    await callTool("seed", {
      seed: { site: { signOn: { requireEmailVerification: true } } },
    });
    const registration = await shop.auth.register({ email, password: "cobol-1959" });
    expect(registration.loginState).toBe("EMAIL_VERIFICATION_REQUIRED");
    const [message] = await callTool<{ code: string }[]>("read_outbox", { to: email });
    const verificationCode = message?.code as string;
    const verification = await shop.auth.processVerification({ verificationCode }, registration);
    expect(verification.loginState).toBe("SUCCESS");
    expect(await callTool("read_outbox", { to: "ada@example.com" })).toEqual([]);
    const [memberEvent] = await callTool<object[]>("list_events", { type: "wix.members.*" });
    expect(memberEvent).toMatchObject({ caller: expect.any(String) });
    expect(memberEvent).not.toHaveProperty("payload");
  });

  it("returns an error that explains how to correct invalid input", async () => {
    const { call } = await connectWithNewEmulator();
    expect(await call("seed", { seed: "fashon" })).toEqual({
      text: expect.stringContaining("fashion"),
      isError: true,
    });
    expect(await call("inject_fault", { kind: "delay" })).toEqual({
      text: expect.stringContaining("ms"),
      isError: true,
    });
    expect(await call("advance_clock", { minutes: 5 })).toEqual({
      text: expect.stringContaining("seconds"),
      isError: true,
    });
  });

  it("returns an error, and starts no emulator, if none is running at a remote URL", async () => {
    const url = `http://127.0.0.2:${await findFreePort()}`;
    const { call } = await connect({ args: ["--url", url] });
    expect(await call("get_overview")).toEqual({
      text: `No emulator is running at ${url}. Start it, or pass another --url.`,
      isError: true,
    });
  });

  it("redirects the output of the configuration file to standard error", async () => {
    const cwd = mkdtempSync(join(tmpdir(), "portico-mcp-"));
    onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
    writeFileSync(
      join(cwd, "portico-emulator.config.mjs"),
      `console.log("loading"); export default { site: { currency: "EUR" } };`,
    );
    const { callTool, errors, transport } = await connectWithNewEmulator({ cwd });
    const stderrOutput = once(transport.stderr as Readable, "data");
    expect(await callTool("get_overview")).toMatchObject({ site: { currency: "EUR" } });
    expect(String(await stderrOutput)).toBe("loading\n");
    expect(errors).toEqual([]);
  });

  it("closes its emulator when the agent disconnects", async () => {
    const { client, callTool, url } = await connectWithNewEmulator();
    await callTool("get_overview");
    await client.close();
    await expect(createEmulatorClient(url).overview()).rejects.toThrow("fetch failed");
  });
});
