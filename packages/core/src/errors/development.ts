import { docsOf } from "./docs-of.js";
import { helpTexts } from "./generated/help.js";

// Bundlers replace `process.env.NODE_ENV` and then drop the code behind it. Repeat the whole
// expression everywhere, because bundlers do not follow a constant. Browsers without a bundler have
// no `process`.

function helpText(code: string, { operation = "the function" }: { operation?: string }) {
  return helpTexts[code.toUpperCase()]?.replace("{operation}", operation);
}

/** Returns undefined in production builds, and for the platform's codes. */
export function developerHelp(code: string, known: { operation?: string }): string | undefined {
  return typeof process === "object" && process.env && process.env.NODE_ENV !== "production"
    ? helpText(code, known)
    : undefined;
}

/**
 * Adds help and link to an error's stack, in development and in browsers only. For uncaught errors,
 * browsers print only the stack, while Node prints the properties too.
 */
export function explainInStack(error: Error & { help?: string; docs: string }): void {
  if (typeof process === "object" && process.env && process.env.NODE_ENV !== "production") {
    const { name, message, help, docs, stack } = error;
    const header = `${name}: ${message}`;
    // Only V8 includes the message in the stack. Firefox and Safari print it separately.
    if (typeof document !== "object" || !stack?.startsWith(header)) return;
    error.stack = [header, help, docs].filter(Boolean).join("\n") + stack.slice(header.length);
  }
}

const WARNED: unique symbol = /* @__PURE__ */ Symbol.for("portico.warned@1");

/** Shared by all copies of this package. */
const warned = (): Set<string> => {
  const host = globalThis as { [WARNED]?: Set<string> };
  host[WARNED] ??= new Set();
  return host[WARNED];
};

/**
 * Warns once per program about a mistake that has no other symptom. Does nothing in production.
 *
 * @param code - a code of `api/sdk-errors.json`
 */
export function warnOnce(code: string, what: string): void {
  if (typeof process === "object" && process.env && process.env.NODE_ENV !== "production") {
    if (warned().has(code)) return;
    warned().add(code);
    console.warn(`[portico] ${code}: ${what} ${helpText(code, {})} ${docsOf(code)}`);
  }
}

/**
 * In development, warns once if server code runs in a browser.
 *
 * @param what - name of that code, such as "ApiKeyStrategy"
 */
export function warnInBrowser(code: string, what: string): void {
  // Workers of edge runtimes have no document. Tests that emulate a browser do.
  if (typeof window === "object" && typeof document === "object") {
    warnOnce(code, `${what} runs in a browser.`);
  }
}
