/** The paragraphs of a text that comes as HTML, as plain text: nothing in it is run or shown as markup. */
export function paragraphs(html: string | null | undefined): string[] {
  if (!html) return [];
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const blocks = [...body.querySelectorAll("p, li")];
  const texts = (blocks.length > 0 ? blocks : [body]).map(
    (block) => block.textContent?.trim() ?? "",
  );
  return texts.filter(Boolean);
}
