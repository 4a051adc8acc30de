// Outlines describe the left half of an item, to the left of x = 0, and use only absolute M, L, Q
// and C commands. The right half is mirrored.

interface Step {
  readonly command: string;
  /** Control points and the end point, as coordinate pairs. */
  readonly points: readonly (readonly [number, number])[];
}

function parseSteps(d: string): Step[] {
  return [...d.matchAll(/([MLQC])([^MLQCZ]*)/g)].map(([, command = "", rest = ""]) => {
    const values = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    return {
      command,
      points: values.flatMap((x, index) =>
        index % 2 === 0 ? [[x, values[index + 1] ?? 0] as const] : [],
      ),
    };
  });
}

/** Formats a number with the precision that drawings use. */
export const formatNumber = (value: number): string => String(Math.round(value * 10) / 10);

const formatPoints = (points: Step["points"]) =>
  points.map(([x, y]) => `${formatNumber(x)} ${formatNumber(y)}`).join(" ");

/** Mirrors a path at x = 0. */
export function mirrorPath(d: string): string {
  return d.replace(
    /(-?[\d.]+)[ ,](-?[\d.]+)/g,
    (_, x: string, y: string) => `${formatNumber(0 - Number(x))} ${y}`,
  );
}

/** Returns a path and its mirror image. */
export const withMirrorImage = (d: string): string => `${d} ${mirrorPath(d)}`;

/**
 * Returns a closed outline from its left half, which runs from the middle at the top to the middle
 * at the bottom.
 */
export function symmetricOutline(half: string): string {
  const leftSteps = parseSteps(half);
  const rightCommands: string[] = [];
  for (let index = leftSteps.length - 1; index > 0; index -= 1) {
    const { command = "L", points = [] } = leftSteps[index] ?? {};
    const start = leftSteps[index - 1]?.points.at(-1) ?? [0, 0];
    const reversedPoints = [...points.slice(0, -1).reverse(), start];
    rightCommands.push(command + formatPoints(reversedPoints.map(([x, y]) => [-x, y] as const)));
  }
  const [, end] = [0, leftSteps.at(-1)?.points.at(-1) ?? [0, 0]] as const;
  return `${half} L${formatNumber(-end[0])} ${formatNumber(end[1])} ${rightCommands.join(" ")} Z`;
}

/** Returns evenly spaced positions, including both ends. A single position is at `from`. */
export function evenlySpaced(from: number, to: number, count: number): number[] {
  if (count < 2) return [from];
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}

/** Moves, scales and rotates a drawing. */
export function placeAt(x: number, y: number, scale: number, drawing: string, degrees = 0): string {
  const rotation = degrees === 0 ? "" : ` rotate(${formatNumber(degrees)})`;
  return `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) scale(${Math.round(scale * 1000) / 1000})${rotation}">${drawing}</g>`;
}

/** Rounds long decimals in path data, and removes leading zeros and unnecessary spaces. */
const shortenPath = (data: string): string =>
  data
    .replace(/\d*\.\d{3,}/g, (value) => formatNumber(Number(value)))
    .replace(/\b0\./g, ".")
    .replace(/ *([A-Za-z]) */g, "$1")
    .replace(/ -/g, "-")
    .trim();

/** Shortens all paths in a drawing. */
export const shortenPaths = (drawing: string): string =>
  drawing.replace(
    /( d=")([^"]*)/g,
    (_, prefix: string, data: string) => prefix + shortenPath(data),
  );
