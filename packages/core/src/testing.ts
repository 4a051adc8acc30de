// Exports for the tests of Portico's packages. They are not published.
export { settle, type TimelineClock, timelineClock } from "./time/testing/timeline-clock.js";
export { fakeLocks } from "./tokens/testing/fake-locks.js";
