import { instantOf, offsetAt } from "../../site/zoned-time.js";
import type { TimeSlot } from "../plugins/shipping.js";
import type { Schedule } from "./model.js";

const DAY = 86_400_000;
/** The platform does not document how many days it shows. */
const DAYS_SHOWN = 14;

const WEEKDAYS = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;

const toMillis = ({ hours = 0, minutes = 0 }: { hours?: number; minutes?: number }) =>
  (hours * 60 + minutes) * 60_000;

/** Returns each day's slots in milliseconds since midnight. Falls back to the older format. */
function weekOf({ timeWindows = [], days = {} }: Schedule): (readonly [number, number])[][] {
  if (timeWindows.length === 0) {
    return WEEKDAYS.map((day) => {
      const { enabledForDelivery, timeSlots = [] } = days[day] ?? {};
      if (!enabledForDelivery) return [];
      const slots = timeSlots.map(({ from, to }) => [toMillis(from), toMillis(to)] as const);
      return slots.length > 0 ? slots : [[0, DAY]];
    });
  }
  return WEEKDAYS.map((day) =>
    timeWindows
      .filter(({ enabled }) => enabled !== false)
      .filter((window) => window.day === day.slice(0, 3).toUpperCase())
      .map(({ start, end }) => [start ? toMillis(start) : 0, end ? toMillis(end) : DAY]),
  );
}

export const isScheduled = (schedule: Schedule | undefined): schedule is Schedule =>
  schedule !== undefined && weekOf(schedule).some((windows) => windows.length > 0);

/** Returns the time slots, starting on the first day when the merchant can deliver. */
export function slotsOf(schedule: Schedule, now: number, zone: string): TimeSlot[] {
  const localTime = now + offsetAt(now, zone);
  const today = Math.floor(localTime / DAY) * DAY;
  const { cutOffTime, handlingDays } = schedule;
  const isLate = cutOffTime !== undefined && localTime - today >= toMillis(cutOffTime);
  const firstDay = today + (handlingDays + (isLate ? 1 : 0)) * DAY;
  const week = weekOf(schedule);
  const isoOf = (time: number) => new Date(instantOf(time, zone)).toISOString();
  return Array.from({ length: DAYS_SHOWN }, (_, index) => firstDay + index * DAY).flatMap((day) =>
    [...(week[new Date(day).getUTCDay()] ?? [])]
      .sort(([a], [b]) => a - b)
      .filter(([from]) => instantOf(day + from, zone) > now)
      .map(([from, to]) => ({
        from: isoOf(day + from),
        // A window that does not end after its start ends on the next day.
        to: isoOf(day + to + (to <= from ? DAY : 0)),
      })),
  );
}
