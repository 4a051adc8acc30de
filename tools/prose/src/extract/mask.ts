/**
 * Replaces characters with spaces. Line breaks and the length do not change, so that offsets still
 * match the source.
 */
export const blankOut = (text: string): string => text.replace(/[^\n]/g, " ");

/** Replaces code with one word of the same length to preserve the sentence structure. */
export const toPlaceholder = (text: string): string => {
  const words = text.replace(/[^\n]/g, "x");
  return words.startsWith("x") ? `X${words.slice(1)}` : words;
};
