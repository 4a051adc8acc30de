declare const CODES: unique symbol;

/**
 * What a function is known to fail with: the codes of its application errors. It says so to the type checker alone;
 * nothing of it is there when the program runs.
 */
export interface Throws<Code extends string> {
  readonly [CODES]?: Code;
}

/**
 * The codes of the application errors that an operation documents; any text where it documents none.
 *
 * @example
 * ```ts
 * type Code = ErrorCodeOf<typeof members.blockMember>;
 * const owner: Code = "OWNER_MEMBER_BLOCK_FORBIDDEN";
 * ```
 */
export type ErrorCodeOf<Fn> = Fn extends { readonly [CODES]?: infer Code extends string }
  ? Code
  : string;
