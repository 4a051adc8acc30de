// Parts of an answer that are JSON already, so that what is answered often is written once.

const encoder = /* @__PURE__ */ new TextEncoder();
const decoder = /* @__PURE__ */ new TextDecoder();

/** A part of an answer as JSON, in bytes: joining them costs less than joining texts and encoding them every time. */
export class Written {
  readonly bytes: Uint8Array;

  constructor(json: string) {
    this.bytes = encoder.encode(json);
  }

  toJSON(): unknown {
    return JSON.parse(decoder.decode(this.bytes));
  }
}

const isWritten = (value: unknown): value is Written => value instanceof Written;

const OPEN = /* @__PURE__ */ encoder.encode("[");
const COMMA = /* @__PURE__ */ encoder.encode(",");
const CLOSE = /* @__PURE__ */ encoder.encode("]");
const BEGIN = /* @__PURE__ */ encoder.encode("{");
const END = /* @__PURE__ */ encoder.encode("}");

/** A value as JSON, in pieces; nothing of what JSON does not have. */
function piecesOf(value: unknown): readonly Uint8Array[] {
  if (isWritten(value)) return [value.bytes];
  if (Array.isArray(value) && value.length > 0 && value.every(isWritten)) {
    return [
      OPEN,
      ...value.flatMap(({ bytes }, at) => (at === 0 ? [bytes] : [COMMA, bytes])),
      CLOSE,
    ];
  }
  const json = JSON.stringify(value);
  return json === undefined ? [] : [encoder.encode(json)];
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** An answer as JSON: what is written already, alone or in a list, is taken as it is. */
export function jsonOf(answer: unknown): Uint8Array<ArrayBuffer> {
  const isPlain =
    typeof answer === "object" &&
    answer !== null &&
    !Array.isArray(answer) &&
    !("toJSON" in answer);
  if (!isPlain) return joined(piecesOf(answer));
  const fields = Object.entries(answer).flatMap(([name, value]) => {
    const pieces = piecesOf(value);
    return pieces.length === 0 ? [] : [[encoder.encode(`${JSON.stringify(name)}:`), ...pieces]];
  });
  return joined([
    BEGIN,
    ...fields.flatMap((field, at) => (at === 0 ? field : [COMMA, ...field])),
    END,
  ]);
}
