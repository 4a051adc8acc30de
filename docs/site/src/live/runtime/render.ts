import { createClient } from "@portico/core";
import { OAuthStrategy } from "@portico/identity";
import { PorticoProvider } from "@portico/react";
import { createElement, isValidElement, type ReactElement, type ReactNode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import type { Module } from "./modules.ts";

function isComponent(name: string, value: unknown): value is () => ReactNode {
  if (typeof value !== "function" || value.length > 0) return false;
  const isAsync = value.constructor.name === "AsyncFunction";
  return !isAsync && /^[A-Z]/.test(name === "default" ? value.name : name);
}

/**
 * Renders the components without props and the elements that a module exports.
 *
 * @param hasProvider - whether the module renders a `PorticoProvider`
 */
export function render(
  module: Module,
  hasProvider: boolean,
  onError: (error: unknown) => void,
): void {
  const elements = Object.entries(module).flatMap(([name, value]): ReactElement[] => {
    if (isValidElement(value)) return [createElement(Suspense, { key: name }, value)];
    return isComponent(name, value) ? [createElement(value, { key: name })] : [];
  });
  if (elements.length === 0) return;
  const client = createClient({ auth: OAuthStrategy({ clientId: "docs" }) });
  const children = createElement(Suspense, null, elements);
  const container = document.body.appendChild(document.createElement("div"));
  createRoot(container, { onUncaughtError: onError }).render(
    hasProvider ? elements : createElement(PorticoProvider, { client, children }),
  );
}
