import type { Readable, Writable } from "node:stream";
import { confirm, isCancel, select, text } from "@clack/prompts";
import { clientIdProblem } from "./flags.js";
import type { Templates } from "./template.js";

/** Thrown if the user cancels a prompt, or declines to replace files. */
export class Canceled extends Error {
  override readonly name = "Canceled";
}

/** Streams for prompts. Default: the streams of the process. */
export interface Terminal {
  readonly input?: Readable;
  readonly output?: Writable;
}

async function resultUnlessCanceled<T>(prompt: Promise<T>): Promise<Exclude<T, symbol>> {
  const result = await prompt;
  if (isCancel(result)) throw new Canceled("Canceled");
  return result as Exclude<T, symbol>;
}

export const promptForFolder = (terminal: Terminal, defaultFolder: string): Promise<string> =>
  resultUnlessCanceled(
    text({
      ...terminal,
      message: "Folder of the app:",
      placeholder: defaultFolder,
      defaultValue: defaultFolder,
    }),
  );

export const promptForTemplate = (
  terminal: Terminal,
  templates: Templates["templates"],
): Promise<string> =>
  resultUnlessCanceled(
    select<string>({
      ...terminal,
      message: "Template:",
      options: Object.entries(templates).map(([value, { title }]) => ({
        value,
        label: value,
        hint: title,
      })),
    }),
  );

/** Returns `undefined` if the user chooses the emulator. */
export async function promptForClientId(terminal: Terminal): Promise<string | undefined> {
  const platform = await resultUnlessCanceled(
    select<"emulator" | "site">({
      ...terminal,
      message: "Platform:",
      options: [
        { value: "emulator", label: "The emulator", hint: "no Wix account needed" },
        { value: "site", label: "A Wix site", hint: "you need a client id" },
      ],
    }),
  );
  if (platform === "emulator") return undefined;
  return resultUnlessCanceled(
    text({ ...terminal, message: "Client id:", validate: clientIdProblem }),
  );
}

export const confirmOverwrite = (terminal: Terminal, folder: string): Promise<boolean> =>
  resultUnlessCanceled(
    confirm({
      ...terminal,
      message: `The folder ${folder} is not empty. Create the app there, and replace files with the same names?`,
      initialValue: false,
    }),
  );
