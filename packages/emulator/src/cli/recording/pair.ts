/// <reference types="node" />
// A recording has a header line, then a line of JSON for each request and its response.
import { readFileSync } from "node:fs";
import { z } from "zod/v4";
import { withUsageError } from "../usage.js";

const headerSchema = z.object({
  portico: z.literal("recording", { error: "it is not a recording" }),
  format: z.literal(2, { error: "its format is not 2; record it again" }),
});

const pairSchema = z.object({
  at: z.number(),
  operation: z.string(),
  method: z.string(),
  path: z.string(),
  /** URL parameters. The value of `PACKED_PARAMETER` is decoded. */
  query: z.array(z.tuple([z.string(), z.unknown()])),
  authorization: z.string().optional(),
  body: z.object({ as: z.enum(["json", "form"]), value: z.unknown() }).optional(),
  response: z.object({ status: z.int(), body: z.unknown() }),
});

export type Pair = z.output<typeof pairSchema>;

/** Parameter that contains a nested query as base64url-encoded JSON. */
export const PACKED_PARAMETER = ".r";

export const FIRST_LINE = `${JSON.stringify({ portico: "recording", format: 2 })}\n`;

export const lineOfPair = (pair: Pair): string => `${JSON.stringify(pair)}\n`;

export function readRecording(path: string): Pair[] {
  let lineNumber = 0;
  const readPairs = () => {
    const [head = "", ...lines] = readFileSync(path, "utf8").split("\n");
    lineNumber = 1;
    headerSchema.parse(JSON.parse(head));
    return lines.flatMap((line) => {
      lineNumber += 1;
      return line === "" ? [] : [pairSchema.parse(JSON.parse(line))];
    });
  };
  return withUsageError(readPairs, (line) => {
    const location = lineNumber === 0 ? path : `${path}, line ${lineNumber}`;
    return `Cannot read the recording ${location}: ${line}`;
  });
}
