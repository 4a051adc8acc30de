import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { packAll, packageNames, publishedFolders } from "../packed.js";

declare module "vitest" {
  export interface ProvidedContext {
    /** An npm configuration file that makes npm find `@portico/*` in the test's registry. */
    npmConfig: string;
    /** The packed package `create-portico`. */
    createPortico: string;
  }
}

/**
 * Packs all packages and serves them as the npm registry for the `@portico` scope, so that
 * `npm install` works unchanged.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const packed = await packAll("guides", publishedFolders);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "");
    const name = packageNames.find((known) => path.startsWith(`/@portico/${known}`));
    if (!name) return response.writeHead(404).end();
    const tarball = readFileSync(packed.tarball(name));
    if (path.endsWith(".tgz")) return response.end(tarball);
    const folder = join(packed.folder, "node_modules/@portico", name);
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const dist = {
      tarball: `${origin}/@portico/${name}/-/${name}-${manifest.version}.tgz`,
      integrity: `sha512-${createHash("sha512").update(tarball).digest("base64")}`,
    };
    response.setHeader("Content-Type", "application/json");
    return response.end(
      JSON.stringify({
        name: manifest.name,
        "dist-tags": { latest: manifest.version },
        versions: { [manifest.version]: { ...manifest, dist } },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const npmConfig = join(packed.folder, "npmrc");
  writeFileSync(npmConfig, `@portico:registry=${origin}/\n`);
  project.provide("npmConfig", npmConfig);
  project.provide("createPortico", packed.tarball("create-portico"));
  return () => {
    server.close();
    packed.remove();
  };
}
