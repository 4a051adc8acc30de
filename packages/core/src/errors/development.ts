import { docsOf } from "./docs-of.js";
import { helpTexts } from "./generated/help.js";

// Bundlers replace `process.env.NODE_ENV` and drop the code that it guards. They do not follow
// constants, so repeat the whole expression. Browsers without a bundler have no `process`.

function helpTextFor(code: string, { operation = "the function" }: { operation?: string }) {
  return helpTexts[code.toUpperCase()]?.replace("{operation}", operation);
}

export function developerHelp(code: string, details: { operation?: string }): string | undefined {
  return typeof process === "object" && process.env && process.env.NODE_ENV !== "production"
    ? helpTextFor(code, details)
    : undefined;
}

/** Adds the help and the URL to the stack, because browser consoles print only the stack. */
export function explainInStack(error: Error & { help?: string; docs: string }): void {
  if (typeof process === "object" && process.env && process.env.NODE_ENV !== "production") {
    const { name, message, help, docs, stack } = error;
    const header = `${name}: ${message}`;
    // In Firefox and Safari, the stack does not start with the message.
    if (typeof document !== "object" || !stack?.startsWith(header)) return;
    error.stack = [header, help, docs].filter(Boolean).join("\n") + stack.slice(header.length);
  }
}

const WARNED_CODES: unique symbol = /* @__PURE__ */ Symbol.for("portico.warned@1");

const warnedCodes = (): Set<string> => {
  const host = globalThis as { [WARNED_CODES]?: Set<string> };
  host[WARNED_CODES] ??= new Set();
  return host[WARNED_CODES];
};

/** Warns about a mistake that has no other symptom, once for each code. */
export function warnOnce(code: string, message: string): void {
  if (typeof process === "object" && process.env && process.env.NODE_ENV !== "production") {
    if (warnedCodes().has(code)) return;
    warnedCodes().add(code);
    console.warn(`[portico] ${code}: ${message} ${helpTextFor(code, {})} ${docsOf(code)}`);
  }
}

export function warnInBrowser(code: string, subject: string): void {
  // Some edge workers define `window` but not `document`.
  if (typeof window === "object" && typeof document === "object") {
    warnOnce(code, `${subject} runs in a browser.`);
  }
}
