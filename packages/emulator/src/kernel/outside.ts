// What somebody outside the emulator is asked while a request is served: an app's server, whose answer takes time.

/** A question. The same question is asked once per request. */
export interface Question {
  /** Who is asked. */
  readonly to: string;
  /** What is asked: one of the things that they know. */
  readonly about: string;
  /** All that the answer depends on: the time is not in it, nor anything else that changes from try to try. */
  readonly body: object;
  /** Takes back what an answer has done: asked when the request is refused in the end, or goes another way. */
  readonly undo?: (answer: Readonly<Record<string, unknown>>) => Omit<Question, "undo">;
}

/** What comes back: an answer, the other side's own error, or neither in time. */
export type Reply =
  | { readonly kind: "answer"; readonly answer: Readonly<Record<string, unknown>> }
  | {
      readonly kind: "error";
      readonly status: number;
      readonly code: string;
      readonly data?: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: "failed" };

/** Asks: the reply, when it is known. */
export type Ask = (question: Question) => Reply;

/** Questions that one request may ask. */
const MOST = 50;
const FAILED: Reply = { kind: "failed" };

/** Thrown where a reply is not known yet: all is taken back, and done again once it is. */
export class Unanswered extends Error {
  override readonly name = "Unanswered";

  constructor(readonly question: Question) {
    super(`A response of ${question.to} is needed`);
  }
}

const keyOf = ({ to, about, body }: Question) => JSON.stringify([to, about, body]);

/**
 * What a request has heard so far, and what it is at. Its handler runs until it asks for nothing new; meanwhile other
 * requests are served.
 */
export class Heard {
  readonly #underway: Set<string>;
  readonly #begun = new Map<string, string>();

  /** @param underway - what requests that wait are at */
  constructor(underway = new Set<string>()) {
    this.#underway = underway;
  }

  /** Begins what one request at a time does: what was so when this one first began; undefined where another is at it. */
  begin(key: string, seen: string): string | undefined {
    const known = this.#begun.get(key);
    if (known !== undefined) return known;
    if (this.#underway.has(key)) return undefined;
    this.#underway.add(key);
    this.#begun.set(key, seen);
    return seen;
  }

  /** The request is served: others may begin what it was at. */
  end(): void {
    for (const key of this.#begun.keys()) this.#underway.delete(key);
  }

  readonly #replies = new Map<string, { question: Question; reply: Reply; used: boolean }>();

  /** @throws Unanswered where the reply is not known yet */
  ask(question: Question): Reply {
    const known = this.#replies.get(keyOf(question));
    if (!known && this.#replies.size >= MOST) return FAILED;
    if (!known) throw new Unanswered(question);
    known.used = true;
    return known.reply;
  }

  tell(question: Question, reply: Reply): void {
    this.#replies.set(keyOf(question), { question, reply, used: false });
  }

  /** What has asked was taken back. */
  release(question: Question): void {
    const known = this.#replies.get(keyOf(question));
    if (known) known.used = false;
  }

  /** What has to be taken back outside: what nothing that stays has asked for. */
  leftOver(): Omit<Question, "undo">[] {
    return [...this.#replies.values()].flatMap(({ question, reply, used }) =>
      question.undo && reply.kind === "answer" && !used ? [question.undo(reply.answer)] : [],
    );
  }
}
