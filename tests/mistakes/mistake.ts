/** A mistake that developers make, and how to make it. */
export interface Mistake {
  /** What was done wrong, as a short sentence or code. */
  readonly title: string;
  /** Makes the mistake: what it throws, rejects with, returns as a state's `cause`, or warns about is shown. */
  make(): unknown;
  /** What the message or the location has to name: the offending value, option or operation. */
  readonly names: RegExp;
}

/** What a developer sees. */
export interface Seen {
  readonly code: string;
  readonly message: string;
  readonly help: string;
  readonly docs: string;
  /** The operation and the request, where there are any. */
  readonly where: string;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function seenIn(error: unknown): Seen {
  const { code, message, help, docs, operation, request } = error as Record<string, unknown>;
  return {
    code: textOf(code),
    message: textOf(message),
    help: textOf(help),
    docs: textOf(docs),
    where: [operation, request].map(textOf).filter(Boolean).join(", "),
  };
}

/** "[portico] CODE: what happened. What to do. https://…" */
function seenInWarning(line: string): Seen {
  const [, code = "", message = "", help = "", docs = ""] =
    /^\[portico\] (\w+): (.*?\.) (.*) (https:\S+)$/.exec(line) ?? [];
  return { code, message: `Warning in development: ${message}`, help, docs, where: "" };
}

/** Makes a mistake. What has no error and no warning fails. */
export async function provoke({ title, make }: Mistake): Promise<Seen> {
  const lines: string[] = [];
  const { warn } = console;
  console.warn = (line: unknown) => lines.push(String(line));
  // Other tests of this process may have caused the same warning.
  (globalThis as { [key: symbol]: Set<string> | undefined })[
    Symbol.for("portico.warned@1")
  ]?.clear();
  try {
    const result = await make();
    const { cause } = (result ?? {}) as { cause?: unknown };
    if (cause) return seenIn(cause);
  } catch (error) {
    return seenIn(error);
  } finally {
    console.warn = warn;
  }
  const [line] = lines;
  if (line === undefined) throw new Error(`Nobody noticed: ${title}`);
  return seenInWarning(line);
}

/** Runs something as in a page of a browser. */
export function inBrowser<Result>(run: () => Result): Result {
  const host = globalThis as { window?: unknown; document?: unknown };
  Object.assign(host, { window: {}, document: {} });
  try {
    return run();
  } finally {
    delete host.window;
    delete host.document;
  }
}
