// Outlines describe the left half, to the left of x = 0, and use only absolute M, L, Q and C
// commands. The right half is mirrored.

interface Step {
  readonly command: string;
  /** Control points and the end point, as coordinate pairs. */
  readonly points: readonly (readonly [number, number])[];
}

function steps(d: string): Step[] {
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
export const short = (value: number): string => String(Math.round(value * 10) / 10);

const formatPoints = (points: Step["points"]) =>
  points.map(([x, y]) => `${short(x)} ${short(y)}`).join(" ");

/** Mirrors a path. */
export function flip(d: string): string {
  return d.replace(
    /(-?[\d.]+)[ ,](-?[\d.]+)/g,
    (_, x: string, y: string) => `${short(0 - Number(x))} ${y}`,
  );
}

/** A path and its mirror image. */
export const both = (d: string): string => `${d} ${flip(d)}`;

/** A closed outline from its left half, which runs from the middle at the top to the middle at the bottom. */
export function sym(half: string): string {
  const left = steps(half);
  const right: string[] = [];
  for (let index = left.length - 1; index > 0; index -= 1) {
    const { command = "L", points = [] } = left[index] ?? {};
    const start = left[index - 1]?.points.at(-1) ?? [0, 0];
    const back = [...points.slice(0, -1).reverse(), start];
    right.push(command + formatPoints(back.map(([x, y]) => [-x, y] as const)));
  }
  const [, end] = [0, left.at(-1)?.points.at(-1) ?? [0, 0]] as const;
  return `${half} L${short(-end[0])} ${short(end[1])} ${right.join(" ")} Z`;
}

/** Positions along a line, including both ends. */
export function along(from: number, to: number, count: number): number[] {
  if (count < 2) return [from];
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}

/** Moves and scales a drawing. */
export function at(x: number, y: number, scale: number, drawing: string, turn = 0): string {
  const turned = turn === 0 ? "" : ` rotate(${short(turn)})`;
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${Math.round(scale * 1000) / 1000})${turned}">${drawing}</g>`;
}

/** Shortens path data by removing long decimals and unnecessary spaces. */
const dense = (data: string): string =>
  data
    .replace(/\d*\.\d{3,}/g, (value) => short(Number(value)))
    .replace(/\b0\./g, ".")
    .replace(/ *([A-Za-z]) */g, "$1")
    .replace(/ -/g, "-")
    .trim();

/** Shortens all paths in a drawing. */
export const compact = (drawing: string): string =>
  drawing.replace(/( d=")([^"]*)/g, (_, name: string, data: string) => name + dense(data));
