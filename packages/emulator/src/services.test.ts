// Checks guarantees that services rely on, mostly with services that exist only in this test.
import { beforeEach, expect, test } from "vitest";
import { emulatorWith } from "./emulator.js";
import type { Context } from "./kernel/context.js";
import { type Handler, open } from "./kernel/handler.js";
import { applicationError } from "./kernel/platform-error.js";
import { defineService, listen } from "./kernel/service.js";
import type { Seed, Slice } from "./kernel/slice.js";
import { topic } from "./kernel/topic.js";
import { allServices } from "./services/all-services.js";

interface Notes {
  readonly texts: Map<string, string>;
  readonly site: string;
}

const noteSlice: Slice<Notes, Seed, "notes"> = {
  name: "notes",
  slice: ({ site }) => ({ texts: new Map(), site: site.name }),
};
const copied: number[] = [];
const countSlice: Slice<{ value: number }, Seed, "count"> = {
  name: "count",
  slice: () => ({ value: 0 }),
  copy: ({ value }) => {
    copied.push(value);
    return { value };
  },
};

/** Skips validation, because the tests send requests that the API documents do not allow. */
const customHandler = (run: (request: unknown, context: Context) => unknown): Handler => ({
  ...open(run),
  unchecked: true,
});

let wait: Promise<void>;
let proceed: () => void;
let entered: Promise<void>;
let enter: () => void;
const announced: string[] = [];
const news = topic<string>("news");

function write(context: Context, text: string): void {
  context.changes.put(context.store(noteSlice).texts, text, text);
}

const notes = defineService({
  ...noteSlice,
  handlers: {
    "ecom.wishlists.getDefaultWishlist": customHandler((_request, context) => {
      write(context, "decided");
      context.changes.later(enter);
      return wait.then(() => ({ texts: [...context.store(noteSlice).texts.keys()] }));
    }),
    "ecom.wishlists.addItem": customHandler((_request, context) => {
      write(context, "half");
      throw applicationError(428, "REFUSED", "Refused");
    }),
    "stores.ribbonsV3.getRibbon": customHandler((_request, context) => {
      const key = {};
      for (const text of ["first", "second"]) {
        context.beforeResponse(key, () => write(context, text));
      }
      context.beforeResponse({}, () => write(context, "other"));
      return { before: context.store(noteSlice).texts.size };
    }),
    "stores.brandsV3.getBrand": customHandler((_request, context) => {
      context.announce(news, "first page");
      return {};
    }),
  },
  listeners: [listen(news, (_context, text) => announced.push(`notes: ${text}`))],
  pages: [
    { path: "/_portico/notes", serve: () => new Response("all") },
    {
      path: "/_portico/notes/*",
      shared: true,
      serve: ({ rest, body }) => new Response(`${rest} ${body}`),
    },
    { path: "/legacy", method: "POST", serve: () => Response.json({ legacy: true }) },
  ],
  controls: (act) => ({
    write: (text: string) => act((context) => write(context, text)),
    fail: (text: string) =>
      act((context) => {
        write(context, text);
        throw new Error("No");
      }),
  }),
});
const count = defineService({
  ...countSlice,
  handlers: {},
  listeners: [
    listen(topic<string>("another topic"), () => announced.push("another topic")),
    listen(news, () => announced.push("count")),
  ],
});

const createTestEmulator = () => emulatorWith(() => [notes, count] as const, { seed: "empty" });
let emulator: ReturnType<typeof createTestEmulator>;
const send = (path: string, init?: RequestInit) =>
  emulator.fetch(`https://www.wixapis.com${path}`, init);
const texts = () => [...emulator.state.notes.texts.keys()];

beforeEach(() => {
  emulator = createTestEmulator();
  announced.length = 0;
  entered = new Promise((resolve) => {
    enter = resolve;
  });
  wait = new Promise((resolve) => {
    proceed = resolve;
  });
});

test("each service's data is separate, comes from the seed, and is restored by reset and restore", () => {
  expect(emulator.state.notes.site).toBe(emulator.state.site.name);
  emulator.controls.notes.write("a");
  emulator.state.count.value = 7;
  const snapshot = emulator.snapshot();
  expect(copied.at(-1)).toBe(7);
  emulator.controls.notes.write("b");
  emulator.restore(snapshot);
  expect([texts(), emulator.state.count.value]).toEqual([["a"], 7]);
  emulator.reset();
  expect([texts(), emulator.state.count.value]).toEqual([[], 0]);
});

test("a control that throws changes nothing, and emulator.controls contains only services with controls", () => {
  expect(() => emulator.controls.notes.fail("x")).toThrow("No");
  expect([texts(), Object.keys(emulator.controls)]).toEqual([[], ["notes"]]);
});

test("changes that a handler makes are visible before the handler's promise resolves", async () => {
  const response = send("/ecom/v1/wishlists/get-default");
  await entered;
  expect(texts()).toEqual(["decided"]);
  emulator.controls.notes.write("meanwhile");
  proceed();
  expect(await (await response).json()).toEqual({ texts: ["decided", "meanwhile"] });
});

test("changes that a handler makes are rolled back if the handler throws", async () => {
  const response = await send("/ecom/v1/wishlists/add-item", { method: "POST", body: "{}" });
  expect([response.status, texts()]).toEqual([428, []]);
});

test("beforeResponse runs only the first task for each key, after the handler", async () => {
  const response = await send("/stores/v3/ribbons/one");
  expect([await response.json(), texts()]).toEqual([{ before: 0 }, ["first", "other"]]);
});

test("all listeners for a topic run in the order of the services", async () => {
  await send("/stores/v3/brands/one");
  expect(announced).toEqual(["notes: first page", "count"]);
});

test("pages are matched by path and method, and private hosted pages have no Vary header", async () => {
  const page = async (path: string, init?: RequestInit) => {
    const response = await emulator.fetch(`${emulator.origin}${path}`, init);
    return [response.status, await response.text(), response.headers.has("Vary")];
  };
  expect(await page("/_portico/notes")).toEqual([200, "all", false]);
  expect(await page("/_portico/notes/a/b")).toEqual([200, "a/b ", true]);
  expect(await page("/_portico/notes/a", { method: "POST", body: "c" })).toEqual([
    200,
    "a c",
    true,
  ]);
  expect(await page("/legacy", { method: "POST" })).toEqual([200, '{"legacy":true}', true]);
  expect((await page("/legacy"))[0]).toBe(404);
  expect((await page("/_portico/none"))[0]).toBe(404);
});

test("a request with an API key succeeds if no service authenticates callers", async () => {
  const init = { headers: { Authorization: "portico-emulator-api-key" } };
  expect((await send("/stores/v3/brands/one", init)).status).toBe(200);
});

test("no two services have the same operation or state slice", () => {
  const services = allServices({ rotateRefreshTokens: true });
  const duplicatesIn = (names: readonly string[]) =>
    names.filter((name, index) => names.indexOf(name) !== index);
  expect(duplicatesIn(services.flatMap(({ handlers }) => Object.keys(handlers)))).toEqual([]);
  expect(duplicatesIn(services.map(({ name }) => name))).toEqual([]);
});
