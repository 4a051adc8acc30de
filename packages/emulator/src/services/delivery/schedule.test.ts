import fc from "fast-check";
import { expect, test } from "vitest";
import type { Schedule } from "./model.js";
import { isScheduled, slotsOf } from "./schedule.js";

const DAY = 86_400_000;
// A Wednesday at noon.
const NOW = Date.UTC(2026, 4, 6, 12);
const time = (hours: number, minutes = 0) => ({ hours, minutes });
const window = (day: string, from: number, to: number, rest = {}) => ({
  day,
  start: time(from),
  end: time(to),
  ...rest,
});
const starts = (schedule: Schedule, now = NOW, zone = "UTC") =>
  slotsOf(schedule, now, zone).map(({ from }) => from.slice(0, 16));

test("slotsOf returns the weekly time windows as dated slots in order, without past slots", () => {
  const timeWindows = [window("WED", 14, 16), window("WED", 9, 11), window("FRI", 9, 11)];
  expect(slotsOf({ handlingDays: 0, timeWindows }, NOW, "UTC").slice(0, 2)).toEqual([
    { from: "2026-05-06T14:00:00.000Z", to: "2026-05-06T16:00:00.000Z" },
    { from: "2026-05-08T09:00:00.000Z", to: "2026-05-08T11:00:00.000Z" },
  ]);
  expect(starts({ handlingDays: 0, timeWindows }, NOW + 2 * 3_600_000)[0]).toBe("2026-05-08T09:00");
});

test("slotsOf respects the cut-off time and the handling days", () => {
  const timeWindows = ["WED", "THU", "FRI", "SAT"].map((day) => window(day, 18, 20));
  const firstStart = (handlingDays: number, cutOffTime?: object) =>
    starts({ handlingDays, timeWindows, ...(cutOffTime && { cutOffTime }) })[0];
  expect(firstStart(0)).toBe("2026-05-06T18:00");
  expect(firstStart(0, time(12, 1))).toBe("2026-05-06T18:00");
  expect(firstStart(0, time(12))).toBe("2026-05-07T18:00");
  expect(firstStart(2, time(12))).toBe("2026-05-09T18:00");
});

test("slotsOf uses the site's time zone, including on days when the clocks change", () => {
  const timeWindows = [window("SAT", 9, 10), window("SUN", 9, 10)];
  const now = Date.UTC(2026, 2, 27, 23, 30);
  expect(starts({ handlingDays: 0, timeWindows }, now, "Europe/Paris").slice(0, 2)).toEqual([
    "2026-03-28T08:00",
    "2026-03-29T07:00",
  ]);
  // In Paris, it is already Saturday.
  expect(starts({ handlingDays: 1, timeWindows }, now, "Europe/Paris")[0]).toBe("2026-03-29T07:00");
});

test("slotsOf falls back to the older format, and treats enabled days without times as open all day", () => {
  const days = {
    thursday: { enabledForDelivery: true, timeSlots: [{ from: time(10, 30), to: time(11) }] },
    friday: { enabledForDelivery: true },
    saturday: { enabledForDelivery: false, timeSlots: [{ from: time(1), to: time(2) }] },
  };
  const oldSchedule = { handlingDays: 0, days };
  expect(slotsOf(oldSchedule, NOW, "UTC").slice(0, 2)).toEqual([
    { from: "2026-05-07T10:30:00.000Z", to: "2026-05-07T11:00:00.000Z" },
    { from: "2026-05-08T00:00:00.000Z", to: "2026-05-09T00:00:00.000Z" },
  ]);
  const schedule = {
    ...oldSchedule,
    timeWindows: [window("SUN", 22, 1), window("MON", 1, 2, { enabled: false })],
  };
  expect(slotsOf(schedule, NOW, "UTC")).toMatchObject([
    { from: "2026-05-10T22:00:00.000Z", to: "2026-05-11T01:00:00.000Z" },
    { from: "2026-05-17T22:00:00.000Z" },
  ]);
  expect(isScheduled({ handlingDays: 1, days: {} })).toBe(false);
});

test("slotsOf returns unique slots in order, after the handling time", () => {
  const day = fc.constantFrom("MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN");
  const hour = fc.nat(23);
  const timeWindows = fc.uniqueArray(fc.tuple(day, hour), {
    minLength: 1,
    selector: ([name, from]) => `${name}${from}`,
  });
  const zone = fc.constantFrom("UTC", "Asia/Kolkata", "America/New_York");
  fc.assert(
    fc.property(
      timeWindows,
      fc.nat(30),
      fc.nat(400 * DAY),
      zone,
      (windows, handlingDays, ms, timeZone) => {
        const now = NOW + ms;
        const schedule = {
          handlingDays,
          timeWindows: windows.map(([name, from]) => window(name, from, from + 1)),
        };
        const starts = slotsOf(schedule, now, timeZone).map(({ from }) => Date.parse(from));
        expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
        // A day can be an hour shorter when the clocks change.
        for (const from of starts)
          expect(from).toBeGreaterThan(now + (handlingDays - 1) * DAY - 3_600_000);
        expect(starts.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 100 },
  );
});
