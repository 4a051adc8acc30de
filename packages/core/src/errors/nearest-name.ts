/** Returns the Levenshtein distance of two names. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at++) {
      const replacementCost = (row[at - 1] as number) + (letter === to[at - 1] ? 0 : 1);
      next[at] = Math.min((next[at - 1] as number) + 1, (row[at] as number) + 1, replacementCost);
    }
    row = next;
  }
  return row[to.length] as number;
}

export function nearestName(name: string, known: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let minDistance = Math.max(2, Math.floor(name.length / 3));
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < minDistance || (distance === minDistance && !nearest)) {
      nearest = candidate;
      minDistance = distance;
    }
  }
  return nearest;
}
