/** Returns the Levenshtein distance between two names. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const nextRow = [index + 1];
    for (let column = 1; column <= to.length; column++) {
      const replacementCost = (row[column - 1] as number) + (letter === to[column - 1] ? 0 : 1);
      nextRow[column] = Math.min(
        (nextRow[column - 1] as number) + 1,
        (row[column] as number) + 1,
        replacementCost,
      );
    }
    row = nextRow;
  }
  return row[to.length] as number;
}

export function nearestName(name: string, known: readonly string[]): string | undefined {
  let bestMatch: string | undefined;
  let minDistance = Math.max(2, Math.floor(name.length / 3));
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < minDistance || (distance === minDistance && !bestMatch)) {
      bestMatch = candidate;
      minDistance = distance;
    }
  }
  return bestMatch;
}
