const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Lengths of the fixed-length intervals, in milliseconds. */
const LENGTHS = { SECOND: 1000, MINUTE: 60_000, HOUR } as const;

export type Interval = "YEAR" | "MONTH" | "WEEK" | "DAY" | keyof typeof LENGTHS;

export const INTERVALS = ["YEAR", "MONTH", "WEEK", "DAY", "HOUR", "MINUTE", "SECOND"] as const;

// Creating an Intl formatter is slow, so each zone's formatter is cached.
const formatters = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  let cached = formatters.get(zone);
  if (!cached) {
    cached = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      calendar: "iso8601",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    formatters.set(zone, cached);
  }
  return cached;
}

export function isZone(zone: string): boolean {
  try {
    return zone === "UTC" || formatterOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** Returns a zone's offset from UTC at an instant, in milliseconds. */
export function offsetAt(time: number, zone: string): number {
  if (zone === "UTC" || Number.isNaN(time)) return 0;
  const parts = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatterOf(zone).formatToParts(time)) {
    if (type in parts) parts[type as keyof typeof parts] = Number(value);
  }
  const { year, month, day, hour, minute, second } = parts;
  const wholeSeconds = Math.floor(time / 1000) * 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSeconds;
}

/** Converts a local time, passed as if it were UTC, to an instant. */
export function instantOf(local: number, zone: string): number {
  const guess = local - offsetAt(local, zone);
  return local - offsetAt(guess, zone);
}

function localStart(local: number, interval: Exclude<Interval, keyof typeof LENGTHS>): number {
  const date = new Date(local);
  if (interval === "YEAR") return Date.UTC(date.getUTCFullYear(), 0);
  if (interval === "MONTH") return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  const day = Math.floor(local / DAY) * DAY;
  // Weeks start on Monday.
  return interval === "DAY" ? day : day - ((date.getUTCDay() + 6) % 7) * DAY;
}

export function startOf(time: number, interval: Interval, zone: string): number {
  const local = time + offsetAt(time, zone);
  if (interval === "HOUR" || interval === "MINUTE" || interval === "SECOND") {
    const length = LENGTHS[interval];
    return time - (((local % length) + length) % length);
  }
  return instantOf(localStart(local, interval), zone);
}

export function isoIn(time: number, zone: string): string {
  const offset = offsetAt(time, zone);
  if (zone === "UTC") return new Date(time).toISOString();
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  const sign = offset < 0 ? "-" : "+";
  const suffix = `${sign}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  return new Date(time + offset).toISOString().replace("Z", suffix);
}
