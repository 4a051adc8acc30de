/** The range of a peer dependency, and the versions that tests/install covers. */
export interface SupportedRange {
  /** The range in package.json. */
  readonly range: string;
  /** The oldest version on npm in this range. */
  readonly oldest: string;
  readonly newest: string;
}

/** Every external package that an app shares with Portico's packages. */
export const supportedRanges: Readonly<Record<string, SupportedRange>> = {
  "@testing-library/react": { range: ">=16.0.0", oldest: "16.0.0", newest: "16.3.3" },
  "@tanstack/react-query": { range: "^5.60.0", oldest: "5.60.2", newest: "5.108.0" },
  astro: { range: ">=5.0.0", oldest: "5.0.1", newest: "7.3.5" },
  // older versions do not run on Node.js 22, which has no `response._headers`
  express: { range: ">=4.10.6", oldest: "4.10.6", newest: "5.3.0" },
  hono: { range: ">=4.0.0", oldest: "4.0.0", newest: "4.13.19" },
  ioredis: { range: ">=5.0.0", oldest: "5.0.0", newest: "6.0.0" },
  msw: { range: ">=2.0.0", oldest: "2.0.0", newest: "3.0.5" },
  next: { range: ">=15.0.0", oldest: "15.0.0", newest: "16.4.6" },
  react: { range: "^18.2.0 || ^19.0.0", oldest: "18.2.0", newest: "19.3.1" },
  "react-router": { range: ">=7.0.0", oldest: "7.0.0", newest: "8.5.1" },
  vite: { range: ">=6.0.0", oldest: "6.0.0", newest: "8.3.8" },
  vitest: { range: ">=3.0.0", oldest: "3.0.0", newest: "5.1.1" },
  // 3.25.0 lacks the zod/v4 files
  zod: { range: "^3.25.1 || ^4.0.0", oldest: "3.25.1", newest: "4.6.7" },
};

/** Additional app dependencies for the oldest and newest versions. */
export const extraDependencies = {
  oldest: { "react-dom": "18.2.0", "@testing-library/dom": "10.0.0", jsdom: "26.1.0" },
  newest: { "react-dom": "19.3.1", "@testing-library/dom": "10.4.2", jsdom: "31.0.1" },
} as const;
