const PAGE = "https://github.com/portico-sdk/portico/blob/main/docs/error-codes.md#";

/** Returns the URL of the documentation of an error code. */
export const docsOf = (code: string): string => PAGE + encodeURIComponent(code.toLowerCase());
