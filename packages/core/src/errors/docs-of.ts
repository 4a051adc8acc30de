const PAGE = "https://github.com/portico-sdk/portico/blob/main/docs/error-codes.md#";

/** The part of the documentation about an error code. */
export const docsOf = (code: string): string => PAGE + encodeURIComponent(code.toLowerCase());
