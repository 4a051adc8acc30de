import type { Editor } from "./editor.ts";
import { Panel } from "./panel.ts";
import { startSandbox } from "./sandbox.ts";

const examples = new Map<HTMLElement, Example>();

/** Returns the code of a block as the docs contain it. */
const originalCode = (block: HTMLElement): string =>
  block.querySelector<HTMLElement>("[data-code]")?.dataset.code?.replaceAll("\u007F", "\n") ?? "";

/** A code block that the reader has run or edited. */
class Example {
  readonly #block: HTMLElement;
  readonly #panel: Panel;
  readonly #reset = document.createElement("button");
  #editor: Editor | undefined;
  #stop: (() => void) | undefined;

  constructor(block: HTMLElement, bar: HTMLElement, status: HTMLElement) {
    this.#block = block;
    this.#panel = new Panel(this.file, status);
    this.#reset.type = "button";
    this.#reset.textContent = "Reset";
    this.#reset.ariaLabel = `Reset ${this.file}`;
    this.#reset.onclick = () => {
      this.#remove();
      bar.querySelector("button")?.focus();
    };
    status.before(this.#reset);
    bar.after(this.#panel.element);
  }

  get file(): string {
    return this.#block.dataset.file ?? "";
  }

  get code(): string {
    return this.#editor?.code() ?? originalCode(this.#block);
  }

  run(): void {
    this.#stop?.();
    const files: Record<string, string> = {};
    for (const block of document.querySelectorAll<HTMLElement>("[data-file]")) {
      if (block === this.#block) break;
      files[block.dataset.file ?? ""] = examples.get(block)?.code ?? originalCode(block);
    }
    files[this.file] = this.#editor?.guardedCode() ?? this.code;
    this.#stop = startSandbox({ files, entry: this.file }, this.#panel);
  }

  async edit(): Promise<void> {
    const { openEditor } = await import("./editor.ts");
    const pre = this.#block.querySelector("pre");
    if (pre) this.#editor ??= openEditor(pre, this.file, this.code, () => this.run());
    this.#editor?.focus();
  }

  #remove(): void {
    this.#stop?.();
    this.#editor?.close();
    this.#panel.remove();
    this.#reset.remove();
    examples.delete(this.#block);
  }
}

export function exampleOf(block: HTMLElement, bar: HTMLElement, status: HTMLElement): Example {
  const example = examples.get(block) ?? new Example(block, bar, status);
  examples.set(block, example);
  return example;
}
