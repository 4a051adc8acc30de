import { type Binding, type Importing, printImport } from "./bindings.js";
import type { Edits } from "./edits.js";

type NewBinding = Pick<Binding, "name" | "alias" | "isType">;

/** Import statements of a file after the migration: the names by kind and package. */
export class NewImports {
  readonly #groups = new Map<
    string,
    { kind: Importing["kind"]; from: string; names: NewBinding[] }
  >();

  add(kind: Importing["kind"], from: string, binding: NewBinding): void {
    const isWhole = binding.name === "*";
    const key = `${kind} ${from}${isWhole ? ` ${binding.alias}` : ""}`;
    const group = this.#groups.get(key) ?? { kind, from, names: [] };
    this.#groups.set(key, group);
    if (!group.names.some(({ alias }) => alias === binding.alias)) group.names.push(binding);
  }

  print(edits: Edits, semicolon: string): string {
    return [...this.#groups.values()]
      .sort((one, other) => (one.from < other.from ? -1 : 1))
      .map(({ kind, from, names }) => printImport(kind, names, edits.quoted(from), semicolon))
      .join(edits.newline);
  }
}
