declare const CODES: unique symbol;

/**
 * Lists the codes of the application errors that a function may throw. It exists in types only and has no value at
 * run time.
 */
export interface Throws<Code extends string> {
  readonly [CODES]?: Code;
}

/**
 * Extracts the application error codes that an operation documents; `string` if it documents none.
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
