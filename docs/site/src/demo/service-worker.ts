// Replaces the demo shop's server. It runs the emulator, and serves the shop's page for all routes.
import { createEmulator } from "@portico/emulator";
import { get, set } from "idb-keyval";
import { ada, grace } from "../../../../examples/storefront/src/demo/members.js";

interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
/** The DOM types lack service workers. */
declare const self: {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
};

/** The build inserts a hash, because another emulator version may not understand a saved state. */
const VERSION = "__VERSION__";

/** The emulator accepts requests to this host regardless of its `origin`. */
const API = "https://www.wixapis.com";

const scope = new URL(self.registration.scope);

const emulator = createEmulator({
  origin: scope.href.slice(0, -1),
  site: {
    signOn: { requireEmailVerification: true },
    stylesheet: `${scope.pathname}theme.css`,
    redirectAllowList: ["", "cart", "login", "login/callback", "thank-you"].map(
      (page) => scope.href + page,
    ),
  },
  members: [ada, grace],
});

interface SavedState {
  readonly version: string;
  readonly snapshot: ReturnType<typeof emulator.snapshot>;
  readonly offset: number;
}

async function restore(): Promise<void> {
  const savedState = await get<SavedState>(scope.pathname);
  if (savedState?.version !== VERSION) return;
  emulator.restore(savedState.snapshot);
  emulator.clock.advance(savedState.offset);
}

async function save(): Promise<void> {
  const snapshot = emulator.snapshot();
  const savedState: SavedState = { version: VERSION, snapshot, offset: emulator.clock.offset };
  await set(scope.pathname, savedState);
}

// Without storage, the shop works until the browser stops the service worker.
const restoration = restore().catch(() => {});

/** Rejects if a fault drops the connection. The browser then reports a network error. */
async function emulate(request: Request, path: string): Promise<Response> {
  const { method, headers, signal } = request;
  const body = method === "GET" || method === "HEAD" ? null : await request.arrayBuffer();
  await restoration;
  const isImage = path.startsWith("/_portico/media/");
  try {
    const response = await emulator.fetch(API + path, { method, headers, body, signal });
    // Chrome reports requests as canceled if their response is a copied stream.
    return new Response(response.body && (await response.arrayBuffer()), response);
  } finally {
    // The browser may stop the service worker after each response.
    if (!isImage) await save().catch(() => {});
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== scope.origin) return;
  const isInScope = pathname.startsWith(scope.pathname);
  const path = isInScope ? pathname.slice(scope.pathname.length - 1) : pathname;
  const isEmulated = isInScope
    ? path.startsWith("/_portico/")
    : emulator.serves(request.method, path);
  if (isEmulated) {
    event.respondWith(emulate(request, path + search));
  } else if (request.mode === "navigate" && path !== "/index.html") {
    event.respondWith(fetch(`${scope.pathname}shop.html`, { cache: "no-cache" }));
  }
});

// Use a new version immediately, because the files of the previous version no longer exist.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
