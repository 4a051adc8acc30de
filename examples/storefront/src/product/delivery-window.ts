const DAY_MS = 86_400_000;

function addWorkdays(start: Date, days: number): Date {
  let date = start;
  for (let remaining = days; remaining > 0; ) {
    date = new Date(date.getTime() + DAY_MS);
    if (date.getDay() % 6 !== 0) remaining -= 1;
  }
  return date;
}

/**
 * Returns the earliest and the latest delivery date. Packing takes two workdays at most, and
 * delivery takes three to five.
 */
export function deliveryWindow(now: Date): readonly [Date, Date] {
  return [addWorkdays(now, 3), addWorkdays(now, 7)];
}
