const PAGE = "https://portico-sdk.github.io/portico/error-codes/#";

export const docsOf = (code: string): string => PAGE + encodeURIComponent(code.toLowerCase());
