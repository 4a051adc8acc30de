const ERROR_CODES_PAGE = "https://portico-sdk.github.io/portico/error-codes/#";

export const docsOf = (code: string): string =>
  ERROR_CODES_PAGE + encodeURIComponent(code.toLowerCase());
