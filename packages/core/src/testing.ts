// Exports for the tests of Portico's own packages. Not published.
export { settle, type TimelineClock, timelineClock } from "./time/testing/timeline-clock.js";
export { fakeLocks } from "./tokens/testing/fake-locks.js";
