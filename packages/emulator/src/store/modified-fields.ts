/** Fields that updates set automatically. */
const UPDATE_FIELDS = new Set(["revision", "updatedDate"]);

/** Returns the previous values of changed fields except `UPDATE_FIELDS`, or null for new fields. */
export function modifiedFields(before: object, after: object): Record<string, unknown> {
  const [old, now] = [before, after] as [Record<string, unknown>, Record<string, unknown>];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  const changedNames = [...names].filter(
    (name) => !UPDATE_FIELDS.has(name) && JSON.stringify(old[name]) !== JSON.stringify(now[name]),
  );
  return Object.fromEntries(changedNames.map((name) => [name, old[name] ?? null]));
}
