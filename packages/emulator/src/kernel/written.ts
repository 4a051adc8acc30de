// Pre-serialized parts of responses, so that data of frequent responses is serialized only once.

/** Part of a response as JSON. */
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

/** Returns the JSON of a value in pieces. Returns an empty array for values that JSON omits. */
function piecesOf(value: unknown): readonly string[] {
  if (isWritten(value)) return [value.json];
  if (Array.isArray(value) && value.length > 0 && value.every(isWritten)) {
    return ["[", ...value.flatMap(({ json }, at) => (at === 0 ? [json] : [",", json])), "]"];
  }
  const json = JSON.stringify(value);
  return json === undefined ? [] : [json];
}

/** Serializes a response. Pre-serialized fields and lists of them are inserted unchanged. */
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
