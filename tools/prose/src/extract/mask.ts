/** Replaces characters by spaces. Line breaks and the length stay the same, so offsets still point into the source. */
export const blank = (text: string): string => text.replace(/[^\n]/g, " ");

/** Replaces code by one word of the same length, so that the sentence around it keeps its structure. */
export const placeholder = (text: string): string => {
  const words = text.replace(/[^\n]/g, "x");
  return words.startsWith("x") ? `X${words.slice(1)}` : words;
};
