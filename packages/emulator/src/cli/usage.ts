/// <reference types="node" />
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { z } from "zod/v4";

/** Makes the command exit with status 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

const SEE_HELP = "See portico-emulator --help";

export function messageLine(error: unknown): string {
  if (error instanceof z.ZodError) {
    const issues = error.issues.map(({ path, message }) =>
      path.length === 0 ? message : `${path.join(".")}: ${message}`,
    );
    return issues.join("; ");
  }
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const reason =
    cause instanceof Error && cause.message !== "" ? `${message}: ${cause.message}` : message;
  return reason.replace(/\s*\n\s*/g, " ");
}

export function withUsageError<T>(
  task: () => T,
  problem: (line: string, code: unknown) => string = (line) => line,
): T {
  const rethrow = (error: unknown): never => {
    throw new UsageError(problem(messageLine(error), Object(error).code));
  };
  try {
    const result = task();
    return result instanceof Promise ? (result.catch(rethrow) as T) : result;
  } catch (error) {
    return rethrow(error);
  }
}

function flagProblem(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  const flag = /'(?:-\w, )?(--?[\w-]+)/.exec((error as Error).message)?.[1] ?? "an option";
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `Unknown option ${flag}. ${SEE_HELP}`;
  return /does not take an argument/.test((error as Error).message)
    ? `${flag} does not take a value`
    : `${flag} requires a value: ${flag}=<value>`;
}

const parseFlags = <const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
) => parseArgs({ args: [...args], options, allowPositionals: true, strict: true });

export type FlagValues<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseFlags<Options>
>["values"];

/** @param maximum - maximum number of positional arguments */
export function flagsOf<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  maximum = 0,
) {
  let result: ReturnType<typeof parseFlags<Options>>;
  try {
    result = parseFlags(args, options);
  } catch (error) {
    throw new UsageError(flagProblem(error));
  }
  for (const [flag, value] of Object.entries(result.values)) {
    if ([value].flat().includes("")) throw new UsageError(`--${flag} requires a value`);
  }
  const extraArgument = result.positionals[maximum];
  if (extraArgument === undefined) return result;
  throw new UsageError(`Unexpected argument ${extraArgument}. ${SEE_HELP}`);
}

export function integerFlag(flag: string, text: string, maximum: number): number {
  if (/^\d+$/.test(text) && Number(text) <= maximum) return Number(text);
  throw new UsageError(
    `--${flag} must be an integer from 0 to ${maximum}, got ${JSON.stringify(text)}`,
  );
}

export function checkedUrl(flag: string, text: string): string {
  if (/^https?:/i.test(text) && URL.canParse(text)) return text;
  throw new UsageError(
    `--${flag} must be a URL such as http://localhost:4477, got ${JSON.stringify(text)}`,
  );
}

export function required(flag: string, value: string | undefined, example: string): string {
  if (value !== undefined) return value;
  throw new UsageError(`--${flag} is required, for example --${flag} ${example}`);
}

export function rejectFlagsWithUrl(values: Readonly<Record<string, unknown>>, flags: object): void {
  const conflicting = Object.keys(flags).find((name) => values[name] !== undefined);
  if (values.url === undefined || conflicting === undefined) return;
  throw new UsageError(
    `--${conflicting} cannot be combined with --url, which uses a running emulator`,
  );
}
