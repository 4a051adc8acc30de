const PAGE = "https://github.com/portico-sdk/portico/blob/main/docs/error-codes.md#";

export const docsOf = (code: string): string => PAGE + encodeURIComponent(code.toLowerCase());
