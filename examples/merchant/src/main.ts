#!/usr/bin/env node
import { CommanderError } from "commander";
import { createProgram } from "./program.ts";
import { reasonOf } from "./shop/failure.ts";
import { EXIT, Stop } from "./stop.ts";

try {
  await createProgram().parseAsync();
} catch (error) {
  // Commander has already printed the error or the help text.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : EXIT.input;
  else {
    console.error(reasonOf(error).message);
    process.exitCode = error instanceof Stop ? error.exitCode : EXIT.stopped;
  }
}
