// Calls to external servers while a request is served, such as an app's service plugin.

/** Request to an external server. Each handler run gets the same reply to the same request. */
export interface Question {
  /** Recipient of the call, such as a plugin type. */
  readonly to: string;
  /** Name of the called function. */
  readonly about: string;
  /** Input of the call. It must be the same for every attempt, so it contains no time. */
  readonly body: object;
  /**
   * Returns the call that reverts the effect of a reply. Used if the request is rejected, or no
   * longer needs the reply.
   */
  readonly undo?: (answer: Readonly<Record<string, unknown>>) => Omit<Question, "undo">;
}

/** Reply: a response, an error from the external server, or a failure or timeout. */
export type Reply =
  | { readonly kind: "answer"; readonly answer: Readonly<Record<string, unknown>> }
  | {
      readonly kind: "error";
      readonly status: number;
      readonly code: string;
      readonly data?: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: "failed" };

/** Returns the reply to a call once it has arrived. */
export type Ask = (question: Question) => Reply;

/** Maximum number of calls per request. */
const MOST = 50;
const FAILED: Reply = { kind: "failed" };

/**
 * Thrown if a reply has not arrived yet. The request is rolled back, and retried once the reply has
 * arrived.
 */
export class Unanswered extends Error {
  override readonly name = "Unanswered";

  constructor(readonly question: Question) {
    super(`A response of ${question.to} is needed`);
  }
}

const keyOf = ({ to, about, body }: Question) => JSON.stringify([to, about, body]);

/**
 * Replies that a request has received so far, and the locks it holds. Its handler is retried until
 * all calls have a reply. Other requests are served in between.
 */
export class Heard {
  readonly #underway: Set<string>;
  readonly #begun = new Map<string, string>();

  /** @param underway - Locks of all waiting requests */
  constructor(underway = new Set<string>()) {
    this.#underway = underway;
  }

  /**
   * Takes a lock. Returns the value of `seen` from the first attempt, or undefined if another
   * request holds the lock.
   */
  begin(key: string, seen: string): string | undefined {
    const known = this.#begun.get(key);
    if (known !== undefined) return known;
    if (this.#underway.has(key)) return undefined;
    this.#underway.add(key);
    this.#begun.set(key, seen);
    return seen;
  }

  /** Releases the locks after the request is served. */
  end(): void {
    for (const key of this.#begun.keys()) this.#underway.delete(key);
  }

  readonly #replies = new Map<string, { question: Question; reply: Reply; used: boolean }>();

  /** @throws Unanswered if the reply has not arrived yet */
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

  /** Marks a reply as unused after the handler's changes were rolled back. */
  release(question: Question): void {
    const known = this.#replies.get(keyOf(question));
    if (known) known.used = false;
  }

  /** Returns the calls that revert unused replies. */
  leftOver(): Omit<Question, "undo">[] {
    return [...this.#replies.values()].flatMap(({ question, reply, used }) =>
      question.undo && reply.kind === "answer" && !used ? [question.undo(reply.answer)] : [],
    );
  }
}
