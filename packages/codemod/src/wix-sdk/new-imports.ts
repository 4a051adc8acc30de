import { type Binding, printImport, type WixImport } from "./bindings.js";
import type { Edits } from "./edits.js";

type NewBinding = Pick<Binding, "name" | "alias" | "isType">;

interface ImportGroup {
  readonly kind: WixImport["kind"];
  readonly from: string;
  readonly bindings: NewBinding[];
  readonly comments: string[];
}

export class NewImports {
  readonly #groups = new Map<string, ImportGroup>();

  add(kind: WixImport["kind"], from: string, binding: NewBinding): void {
    const { bindings } = this.#group(kind, from, binding.name === "*" ? binding.alias : "");
    if (!bindings.some(({ alias }) => alias === binding.alias)) bindings.push(binding);
  }

  addComment(kind: WixImport["kind"], from: string, line: string): void {
    this.#group(kind, from, "").comments.push(line);
  }

  print(edits: Edits, semicolon: string): string {
    return [...this.#groups.values()]
      .filter(({ bindings }) => bindings.length > 0)
      .sort((one, other) => one.from.localeCompare(other.from))
      .flatMap(({ kind, from, bindings, comments }) => [
        ...comments,
        printImport(kind, bindings, edits.quoted(from), semicolon),
      ])
      .join(edits.newline);
  }

  #group(kind: WixImport["kind"], from: string, namespaceAlias: string): ImportGroup {
    const key = `${kind} ${from} ${namespaceAlias}`;
    const group = this.#groups.get(key) ?? { kind, from, bindings: [], comments: [] };
    this.#groups.set(key, group);
    return group;
  }
}
