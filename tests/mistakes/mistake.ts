/** A typical developer mistake, and code that makes it. */
export interface Mistake {
  /** A short description or code. */
  readonly title: string;
  /**
   * Makes the mistake. The test uses the error that the code throws, rejects with or returns as
   * `cause`, or the warning that it prints.
   */
  make(): unknown;
  /** Matches the value, option or operation that the error or warning must name. */
  readonly requiredText: RegExp;
}

/** The parts of an error that a developer sees. */
export interface ShownError {
  readonly code: string;
  readonly message: string;
  readonly help: string;
  readonly docs: string;
  /** The operation and the request, if any. */
  readonly where: string;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function toShownError(error: unknown): ShownError {
  const { code, message, help, docs, operation, request } = error as Record<string, unknown>;
  return {
    code: textOf(code),
    message: textOf(message),
    help: textOf(help),
    docs: textOf(docs),
    where: [operation, request].map(textOf).filter(Boolean).join(", "),
  };
}

/** Parses a line such as "[portico] CODE: what happened. What to do. https://…". */
function parseWarning(line: string): ShownError {
  const [, code = "", message = "", help = "", docs = ""] =
    /^\[portico\] (\w+): (.*?\.) (.*) (https:\S+)$/.exec(line) ?? [];
  return { code, message: `Warning in development: ${message}`, help, docs, where: "" };
}

/** Makes a mistake and returns its error or warning. Throws if there is no error or warning. */
export async function provoke({ title, make }: Mistake): Promise<ShownError> {
  const lines: string[] = [];
  const { warn } = console;
  console.warn = (line: unknown) => lines.push(String(line));
  // The SDK prints each warning once, and another test in this process may have caused it.
  (globalThis as { [key: symbol]: Set<string> | undefined })[
    Symbol.for("portico.warned@1")
  ]?.clear();
  try {
    const result = await make();
    const { cause } = (result ?? {}) as { cause?: unknown };
    if (cause) return toShownError(cause);
  } catch (error) {
    return toShownError(error);
  } finally {
    console.warn = warn;
  }
  const [line] = lines;
  if (line === undefined) throw new Error(`No error and no warning: ${title}`);
  return parseWarning(line);
}

/**
 * Runs a function while empty `window` and `document` globals exist, so that code detects a
 * browser.
 */
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
