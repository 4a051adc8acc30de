import type { Readable, Writable } from "node:stream";
import { confirm, isCancel, select, text } from "@clack/prompts";
import { clientIdProblem } from "./flags.js";
import type { Templates } from "./template.js";

/** The user canceled a question with Ctrl+C or Escape. */
export class Canceled extends Error {
  override readonly name = "Canceled";
}

/** The streams that questions use. Default: those of the process. */
export interface Terminal {
  readonly input?: Readable;
  readonly output?: Writable;
}

async function answerOf<T>(question: Promise<T | symbol>): Promise<T> {
  const answer = await question;
  if (isCancel(answer)) throw new Canceled("Canceled");
  return answer as T;
}

export const askFolder = (terminal: Terminal, initial: string): Promise<string> =>
  answerOf(
    text({
      ...terminal,
      message: "In which folder should the app be created?",
      placeholder: initial,
      defaultValue: initial,
    }),
  );

export const askTemplate = (
  terminal: Terminal,
  templates: Templates["templates"],
): Promise<string> =>
  answerOf(
    select<string>({
      ...terminal,
      message: "Which app do you want to build?",
      options: Object.entries(templates).map(([value, { title }]) => ({
        value,
        label: value,
        hint: title,
      })),
    }),
  );

/** Returns a client id, or `undefined` for the emulator. */
export async function askClientId(terminal: Terminal): Promise<string | undefined> {
  const platform = await answerOf(
    select<"emulator" | "site">({
      ...terminal,
      message: "What should the app run on?",
      options: [
        { value: "emulator", label: "The emulator", hint: "no Wix account needed" },
        { value: "site", label: "A Wix site", hint: "you need a client id" },
      ],
    }),
  );
  if (platform === "emulator") return undefined;
  return answerOf(
    text({ ...terminal, message: "What is your client id?", validate: clientIdProblem }),
  );
}

export const askOverwrite = (terminal: Terminal, folder: string): Promise<boolean> =>
  answerOf(
    confirm({
      ...terminal,
      message: `The folder ${folder} is not empty. Create the app there, and replace files with the same names?`,
      initialValue: false,
    }),
  );
