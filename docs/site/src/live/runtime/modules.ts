import type { Emulator } from "@portico/emulator";
import { isPackage, namespaceOf, type PackageName, resolveFile } from "../blocks.ts";
import { compile } from "./compile.ts";

export type Module = Record<string, unknown>;

const packages: Record<PackageName | "react/jsx-runtime", () => Promise<Module>> = {
  "@portico/core": () => import("@portico/core"),
  "@portico/core/forms": () => import("@portico/core/forms"),
  "@portico/core/media": () => import("@portico/core/media"),
  "@portico/core/remedies": () => import("@portico/core/remedies"),
  "@portico/core/schemas": () => import("@portico/core/schemas"),
  "@portico/core/site": () => import("@portico/core/site"),
  "@portico/ecom": () => import("@portico/ecom"),
  "@portico/ecom/forms": () => import("@portico/ecom/forms"),
  "@portico/ecom/plugins": () => import("@portico/ecom/plugins"),
  "@portico/ecom/schemas": () => import("@portico/ecom/schemas"),
  "@portico/emulator": () => import("@portico/emulator"),
  "@portico/identity": () => import("@portico/identity"),
  "@portico/identity/app": () => import("@portico/identity/app"),
  "@portico/identity/forms": () => import("@portico/identity/forms"),
  "@portico/identity/schemas": () => import("@portico/identity/schemas"),
  "@portico/members": () => import("@portico/members"),
  "@portico/members/forms": () => import("@portico/members/forms"),
  "@portico/members/schemas": () => import("@portico/members/schemas"),
  "@portico/react": () => import("@portico/react"),
  "@portico/react/analytics": () => import("@portico/react/analytics"),
  "@portico/react/fixtures": () => import("@portico/react/fixtures"),
  "@portico/react/format": () => import("@portico/react/format"),
  "@portico/react/members": () => import("@portico/react/members"),
  "@portico/react/offline": () => import("@portico/react/offline"),
  "@portico/react/queries": () => import("@portico/react/queries"),
  "@portico/react/rich-content": () => import("@portico/react/rich-content"),
  "@portico/react/suspense": () => import("@portico/react/suspense"),
  "@portico/react/v1": () => import("@portico/react/v1"),
  "@portico/stores": () => import("@portico/stores"),
  "@portico/stores/schemas": () => import("@portico/stores/schemas"),
  "@tanstack/react-query": () => import("@tanstack/react-query"),
  react: () => import("react"),
  "react-dom": () => import("react-dom"),
  "react-dom/client": () => import("react-dom/client"),
  "react/jsx-runtime": () => import("react/jsx-runtime"),
  zod: () => import("zod"),
  "zod/v4-mini": () => import("zod/v4-mini"),
};

async function loadPackage(specifier: string): Promise<Module> {
  if (specifier === "react/jsx-runtime" || isPackage(specifier)) return packages[specifier]();
  const namespace = namespaceOf(specifier);
  const service = namespace && (await packages[namespace.name]())[namespace.export];
  if (service) return service as Module;
  throw new Error(
    `Examples on this page cannot import ${specifier}. They can import Portico, React, TanStack Query and zod.`,
  );
}

/**
 * Returns a function that runs a file after the modules it imports. Each file runs once.
 *
 * @param onEmulator - receives every emulator that an example creates
 */
export function createModuleLoader(
  files: Readonly<Record<string, string>>,
  onEmulator: (emulator: Emulator) => void,
): (file: string) => Promise<Module> {
  const modules = new Map<string, Promise<Module>>();

  async function load(specifier: string, from: string): Promise<Module> {
    if (specifier.endsWith(".css")) return {};
    if (!specifier.startsWith(".")) {
      const module = { __esModule: true, ...(await loadPackage(specifier)) };
      if (specifier !== "@portico/emulator") return module;
      const { createEmulator } = await import("@portico/emulator");
      const createAndReport: typeof createEmulator = (options) => {
        const emulator = createEmulator(options);
        onEmulator(emulator);
        return emulator;
      };
      return { ...module, createEmulator: createAndReport };
    }
    const file = resolveFile(specifier, from, Object.keys(files));
    if (file === undefined) throw new Error(`${specifier} is not a file on this page.`);
    return await runOnce(file);
  }

  async function run(file: string): Promise<Module> {
    const { imports, run } = compile(files[file] ?? "", file);
    const loadedModules = new Map<string, Module>();
    for (const specifier of imports) loadedModules.set(specifier, await load(specifier, file));
    const exports: Module = {};
    await run((specifier) => loadedModules.get(specifier), exports);
    return exports;
  }

  function runOnce(file: string): Promise<Module> {
    const module = modules.get(file) ?? run(file);
    modules.set(file, module);
    return module;
  }
  return runOnce;
}
