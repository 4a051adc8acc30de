/**
 * Replaces characters by spaces. Line breaks and length stay, so that offsets still match the
 * source.
 */
export const blank = (text: string): string => text.replace(/[^\n]/g, " ");

/** Replaces code with one word of the same length, so that the sentence structure stays. */
export const placeholder = (text: string): string => {
  const words = text.replace(/[^\n]/g, "x");
  return words.startsWith("x") ? `X${words.slice(1)}` : words;
};
