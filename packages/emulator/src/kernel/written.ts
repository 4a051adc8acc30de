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

/** A value as JSON, in pieces; nothing of what JSON does not have. */
function piecesOf(value: unknown): readonly string[] {
  if (isWritten(value)) return [value.json];
  if (Array.isArray(value) && value.length > 0 && value.every(isWritten)) {
    return ["[", ...value.flatMap(({ json }, at) => (at === 0 ? [json] : [",", json])), "]"];
  }
  const json = JSON.stringify(value);
  return json === undefined ? [] : [json];
}

/** An answer as JSON: what is written already, alone or in a list, is taken as it is. */
export function jsonOf(answer: unknown): string {
  const isPlain =
    typeof answer === "object" &&
    answer !== null &&
    !Array.isArray(answer) &&
    !("toJSON" in answer);
  if (!isPlain) return piecesOf(answer).join("");
  const fields = Object.entries(answer).flatMap(([name, value]) => {
    const pieces = piecesOf(value);
    return pieces.length === 0 ? [] : [[`${JSON.stringify(name)}:`, ...pieces]];
  });
  return ["{", ...fields.flatMap((field, at) => (at === 0 ? field : [",", ...field])), "}"].join(
    "",
  );
}
