// Parts of an answer that are JSON already, so that what is answered often is written once.

/** A part of an answer as JSON. */
export class Written {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }

  toJSON(): unknown {
    return JSON.parse(this.json);
  }
}

const isWritten = (value: unknown): value is Written => value instanceof Written;

function partOf(value: unknown): string | undefined {
  if (isWritten(value)) return value.json;
  if (!(Array.isArray(value) && value.length > 0 && value.every(isWritten))) {
    return JSON.stringify(value);
  }
  return `[${value.map(({ json }) => json).join()}]`;
}

/** An answer as JSON: what is written already, alone or in a list, is taken as it is. */
export function jsonOf(answer: unknown): string {
  const isPlain =
    typeof answer === "object" &&
    answer !== null &&
    !Array.isArray(answer) &&
    !("toJSON" in answer);
  if (!isPlain) return JSON.stringify(answer);
  const parts = Object.entries(answer).flatMap(([name, value]) => {
    const part = partOf(value);
    return part === undefined ? [] : `${JSON.stringify(name)}:${part}`;
  });
  return `{${parts.join()}}`;
}
