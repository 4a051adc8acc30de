// Simple arithmetic with #rrggbb colors for the drawings.

function parseColor(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Returns `color` moved toward `other` by a fraction from 0 to 1. */
export function mix(color: string, other: string, share: number): string {
  const a = parseColor(color);
  const b = parseColor(other);
  const mixedChannels = a.map((value, index) =>
    Math.round(value + ((b[index] ?? 0) - value) * share),
  );
  return `#${mixedChannels.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns how light a color looks, from 0 to 1. */
export function lightness(color: string): number {
  const [r, g, b] = parseColor(color);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

export interface Tones {
  readonly main: string;
  readonly light: string;
  readonly dark: string;
  readonly line: string;
  readonly accent: string;
}

/**
 * Derives the tones of a drawing from its main color. On a dark main color, the lines are lighter,
 * so that they remain visible.
 */
export function tonesOf(mainColor: string, accent: string): Tones {
  const isDark = lightness(mainColor) < 0.3;
  return {
    main: mainColor,
    light: mix(mainColor, "#ffffff", isDark ? 0.16 : 0.28),
    dark: mix(mainColor, "#1a1512", 0.24),
    line: isDark ? mix(mainColor, "#ffffff", 0.3) : mix(mainColor, "#1a1512", 0.42),
    accent,
  };
}
