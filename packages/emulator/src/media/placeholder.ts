export const PLACEHOLDER =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="#e7e3dc" d="M0 0h4v5H0z"/></svg>';
