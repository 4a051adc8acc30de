/** Returns a quantile of a list of numbers: 0.5 is the median. */
export function quantile(numbers, part = 0.5) {
  const sortedNumbers = numbers.toSorted((a, b) => a - b);
  const position = (sortedNumbers.length - 1) * part;
  const [low, high] = [sortedNumbers[Math.floor(position)], sortedNumbers[Math.ceil(position)]];
  return low + (high - low) * (position - Math.floor(position));
}

/**
 * Runs two functions alternately, so that other load affects both equally. Returns a function that
 * summarizes their results: `ratio` is the median of the rounds' ratios, and `spread` is the range of
 * their middle half.
 */
export async function measureAlternately(rounds, portico, platform) {
  const allFigures = [];
  for (let round = 0; round < rounds; round++) {
    const figures = {};
    const turns = [
      ["portico", portico],
      ["platform", platform],
    ];
    if (round % 2 === 1) turns.reverse();
    for (const [name, run] of turns) figures[name] = await run();
    allFigures.push(figures);
  }
  return (figure = (value) => value) => {
    const figuresOf = (name) => allFigures.map((figures) => figure(figures[name]));
    const ratios = allFigures.map((figures) => figure(figures.portico) / figure(figures.platform));
    return {
      portico: quantile(figuresOf("portico")),
      platform: quantile(figuresOf("platform")),
      ratio: quantile(ratios),
      spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    };
  };
}
