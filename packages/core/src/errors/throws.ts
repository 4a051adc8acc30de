declare const CODES: unique symbol;

/** Declares the application error codes that a function may throw. */
export interface Throws<Code extends string> {
  readonly [CODES]?: Code;
}

/**
 * The application error codes that an operation documents, or `string` if it documents none.
 *
 * @example
 * ```ts
 * import type { ErrorCodeOf } from "@portico/core";
 * import type { members } from "@portico/members";
 *
 * type Code = ErrorCodeOf<typeof members.blockMember>;
 * const code: Code = "OWNER_MEMBER_BLOCK_FORBIDDEN";
 * ```
 */
export type ErrorCodeOf<Fn> = Fn extends { readonly [CODES]?: infer Code extends string }
  ? Code
  : string;
