// Creates a document for blocks that render components. Other blocks in the same process run
// without a document.
import { createRequire } from "node:module";

interface Window {
  [name: string]: unknown;
  close(): void;
}
const { JSDOM, VirtualConsole } = createRequire(import.meta.url)("jsdom") as {
  JSDOM: new (html: string, options: object) => { window: Window };
  VirtualConsole: new () => object;
};

const GLOBALS = [
  ...["window", "document", "navigator", "location", "history", "localStorage", "sessionStorage"],
  ...["Node", "Element", "HTMLElement", "HTMLFormElement", "HTMLInputElement", "SVGElement"],
  ...[
    "HTMLIFrameElement",
    "DocumentFragment",
    "FormData",
    "Event",
    "CustomEvent",
    "MutationObserver",
  ],
  ...["requestAnimationFrame", "cancelAnimationFrame", "getComputedStyle", "customElements"],
  ...["addEventListener", "removeEventListener", "dispatchEvent"],
];

/** Defines the browser globals that the blocks use. @returns a function that removes them */
export function installDomGlobals(url: string): () => void {
  const html = '<!doctype html><html lang="en"><body><div id="root"></div></body></html>';
  const { window } = new JSDOM(html, {
    url,
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(),
  });
  const globalsBefore = GLOBALS.map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const name of GLOBALS) {
    const value = name === "window" ? window : window[name];
    const boundValue =
      typeof value === "function" && /^[a-z]/.test(name) ? value.bind(window) : value;
    Object.defineProperty(globalThis, name, {
      value: boundValue,
      configurable: true,
      writable: true,
    });
  }
  return () => {
    window.close();
    for (const [name, descriptor] of globalsBefore) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}
