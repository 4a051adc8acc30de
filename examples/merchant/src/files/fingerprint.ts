import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { EXIT, Stop } from "../stop.ts";

/** Returns a hash of a file, which is used to detect changes. */
export async function fingerprint(path: string): Promise<string> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk);
  } catch (error) {
    throw new Stop(`Cannot read ${path}: ${String(error)}`, EXIT.input);
  }
  return hash.digest("hex").slice(0, 16);
}

/** Returns a short name that identifies a command's arguments. */
export function shortName(...parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}
