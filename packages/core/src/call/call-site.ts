import { isApplicationError } from "../errors/guards.js";
import type { ApplicationError } from "../errors/portico-error.js";

const framesOf = (stack = ""): string[] =>
  stack.split("\n").filter((line) => /^\s*at |@.*:\d/.test(line));

/** Omits the column, because a call and its `await` have different columns. */
const fileAndLineOf = (frame: string): string =>
  /[^\s(@]*:\d+(?=:\d+\)?$)/.exec(frame)?.[0] ?? frame;

async function addRemedy(error: ApplicationError): Promise<void> {
  // This condition lets bundlers drop the remedies from production builds.
  if (typeof process === "object" && process.env && process.env.NODE_ENV !== "production") {
    const { remedies } = await import("../generated/remedies.js").catch(() => ({ remedies: {} }));
    const value = (remedies as Readonly<Record<string, string>>)[error.code];
    if (value)
      Object.defineProperty(error, "help", { value, enumerable: true, configurable: true });
  }
}

/**
 * Adds the caller's stack frames to an error, because engines omit them if the call is not awaited.
 * Application errors also get the help text for their code.
 */
export async function withCallSite<Result>(
  promise: Promise<Result>,
  site: { readonly stack?: string },
): Promise<Result> {
  try {
    return await promise;
  } catch (error) {
    if (isApplicationError(error)) await addRemedy(error);
    if (error instanceof Error) {
      const knownLines = new Set(framesOf(error.stack).map(fileAndLineOf));
      const missingFrames = framesOf(site.stack).filter(
        (frame) => !knownLines.has(fileAndLineOf(frame)),
      );
      if (missingFrames.length > 0) error.stack = [error.stack, ...missingFrames].join("\n");
    }
    throw error;
  }
}
