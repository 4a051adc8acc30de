import { z } from "zod/v4";
import type { EmulatorConfig } from "./define-config.js";
import { describeIssue, problemsOf } from "./option-error.js";
import { emulatorOptions } from "./options.js";
import { unknownOptions } from "./unknown-options.js";

export const MAX_PORT = 65_535;
export const MAX_TENANTS = 1000;

const integerUpTo = (maximum: number) => {
  const error = ({ input }: { readonly input?: unknown }) =>
    `must be an integer from 0 to ${maximum}, got ${JSON.stringify(input)}`;
  return z.int({ error }).min(0, { error }).max(maximum, { error });
};

const nonEmptyText = z.string().min(1, "must not be empty");

export const emulatorConfig = z.object({
  ...emulatorOptions.shape,
  seed: z.custom<EmulatorConfig["seed"]>((value) => value !== null, "must not be null").optional(),
  port: integerUpTo(MAX_PORT).optional(),
  host: nonEmptyText.optional(),
  aliases: z.array(nonEmptyText).optional(),
  data: nonEmptyText.optional(),
  tenants: integerUpTo(MAX_TENANTS).optional(),
});

export function checkedConfig(content: unknown): EmulatorConfig {
  const parsed = emulatorConfig.safeParse(content, { error: describeIssue });
  const problems = parsed.success
    ? unknownOptions(content, parsed.data).map((path) => `unknown option ${path}`)
    : problemsOf(parsed.error, "the configuration");
  if (problems.length > 0) throw new TypeError(problems.join("; "));
  // Return the input without the schema's defaults, because missing settings come from the seed.
  return content as z.input<typeof emulatorConfig>;
}
