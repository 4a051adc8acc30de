import { isApplicationError } from "../errors/guards.js";
import type { ApplicationError } from "../errors/portico-error.js";

/** Returns the frames of a stack, without the message. */
const framesOf = (stack = ""): string[] =>
  stack.split("\n").filter((line) => /^\s*at |@.*:\d/.test(line));

/** Returns "file.ts:12" for a frame, without the column, which differs between a call and its `await`. */
const lineOf = (frame: string): string => /[^\s(@]*:\d+(?=:\d+\)?$)/.exec(frame)?.[0] ?? frame;

/** Adds what to do about a documented error code of the platform. The texts are loaded on demand. */
async function addRemedy(error: ApplicationError): Promise<void> {
  // Without this check, bundlers would emit the file with the texts in production builds too.
  if (typeof process === "object" && process.env && process.env.NODE_ENV !== "production") {
    const { remedies } = await import("../generated/remedies.js").catch(() => ({ remedies: {} }));
    const value = (remedies as Readonly<Record<string, string>>)[error.code];
    if (value)
      Object.defineProperty(error, "help", { value, enumerable: true, configurable: true });
  }
}

/**
 * Adds the caller's line to the stack of the error that a call fails with. Engines include it only if the call is
 * awaited. Recording it takes a few microseconds, so it is for development.
 *
 * @param running - the call
 * @param site - holds the stack that was recorded when the call was made
 */
export async function withCallSite<Result>(
  running: Promise<Result>,
  site: { readonly stack?: string },
): Promise<Result> {
  try {
    return await running;
  } catch (error) {
    if (isApplicationError(error)) await addRemedy(error);
    if (error instanceof Error) {
      const known = new Set(framesOf(error.stack).map(lineOf));
      const more = framesOf(site.stack).filter((frame) => !known.has(lineOf(frame)));
      if (more.length > 0) error.stack = [error.stack, ...more].join("\n");
    }
    throw error;
  }
}
