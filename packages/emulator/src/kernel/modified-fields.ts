/** Fields that every change changes. */
const OWN = new Set(["revision", "updatedDate"]);

/** The fields that a change has changed, as they were before: null for one that was not there. */
export function modifiedFields(before: object, after: object): Record<string, unknown> {
  const [old, now] = [before, after] as [Record<string, unknown>, Record<string, unknown>];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  const changed = [...names].filter(
    (name) => !OWN.has(name) && JSON.stringify(old[name]) !== JSON.stringify(now[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, old[name] ?? null]));
}
