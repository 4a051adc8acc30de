import { createClient } from "@portico/core";
import { OAuthStrategy } from "@portico/identity";
import { installDomGlobals } from "./dom.ts";
import type { Snippet } from "./extract.ts";

// React checks for a document while its modules are loaded.
const removeDomGlobals = installDomGlobals("http://localhost:4477/");
const { createElement, isValidElement, Suspense } = await import("react");
const { createRoot } = await import("react-dom/client");
const { PorticoProvider } = await import("@portico/react");
removeDomGlobals();

type Component = () => React.ReactNode;
type Client = React.ComponentProps<typeof PorticoProvider>["client"];

/**
 * Patterns of exported components without parameters, exported elements and calls that create a
 * root.
 */
const RENDERED_EXPORTS = [
  /^export (default )?function [A-Z]\w*\(\)/m,
  /^export const [A-Z]\w* = \(\) =>/m,
  /^export const \w+ = \(?\s*</m,
  /\b(createRoot|hydrateRoot)\(/,
];

/** Returns whether a block needs a document because it renders something. */
export function needsDocument({ file, code }: Snippet): boolean {
  return file.endsWith("x") && RENDERED_EXPORTS.some((pattern) => pattern.test(code));
}

function isComponent(name: string, value: unknown): value is Component {
  if (typeof value !== "function" || value.length > 0) return false;
  const isAsync = value.constructor.name === "AsyncFunction";
  return !isAsync && /^[A-Z]/.test(name === "default" ? value.name : name);
}

function isClient(value: unknown): value is Client {
  return typeof value === "object" && value !== null && "use" in value && "auth" in value;
}

/**
 * Returns a module's exported components and elements, in a provider unless the block contains one.
 */
export function elementOf(
  module: Record<string, unknown>,
  { code }: Snippet,
  modules: readonly Record<string, unknown>[],
): React.ReactNode {
  const elements = Object.entries(module).flatMap(([name, value], index): React.ReactElement[] => {
    if (isValidElement(value)) return [createElement(Suspense, { key: index }, value)];
    return isComponent(name, value) ? [createElement(value, { key: index })] : [];
  });
  if (code.includes("<PorticoProvider")) return elements;
  const client =
    modules.flatMap((each) => Object.values(each)).find(isClient) ??
    createClient({ auth: OAuthStrategy({ clientId: "docs" }) });
  const children = createElement(Suspense, null, elements);
  return createElement(PorticoProvider, { client, children });
}

/** Waits until React has run its scheduled tasks, even on slow machines. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * Renders a node, and reports errors that no error boundary catches.
 *
 * @returns a function that unmounts the node
 */
export async function render(
  node: React.ReactNode,
  report: (error: unknown) => void,
): Promise<() => void> {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container, { onUncaughtError: report });
  root.render(node);
  await settle();
  return () => root.unmount();
}
