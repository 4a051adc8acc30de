import { type Binding, printImport, type WixImport } from "./bindings.js";
import type { Edits } from "./edits.js";

type NewBinding = Pick<Binding, "name" | "alias" | "isType">;

interface Group {
  readonly kind: WixImport["kind"];
  readonly from: string;
  readonly names: NewBinding[];
  readonly comments: string[];
}

export class NewImports {
  readonly #groups = new Map<string, Group>();

  add(kind: WixImport["kind"], from: string, binding: NewBinding): void {
    const { names } = this.#group(kind, from, binding.name === "*" ? binding.alias : "");
    if (!names.some(({ alias }) => alias === binding.alias)) names.push(binding);
  }

  addComment(kind: WixImport["kind"], from: string, line: string): void {
    this.#group(kind, from, "").comments.push(line);
  }

  print(edits: Edits, semicolon: string): string {
    return [...this.#groups.values()]
      .filter(({ names }) => names.length > 0)
      .sort((one, other) => one.from.localeCompare(other.from))
      .flatMap(({ kind, from, names, comments }) => [
        ...comments,
        printImport(kind, names, edits.quoted(from), semicolon),
      ])
      .join(edits.newline);
  }

  #group(kind: WixImport["kind"], from: string, namespaceAlias: string): Group {
    const key = `${kind} ${from} ${namespaceAlias}`;
    const group = this.#groups.get(key) ?? { kind, from, names: [], comments: [] };
    this.#groups.set(key, group);
    return group;
  }
}
