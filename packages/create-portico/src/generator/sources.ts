/** The page that a template comes from. */
export interface Source {
  readonly title: string;
  /** Path of the page in the repository. */
  readonly page: string;
  /** A section of another page. Its files replace files of this page. */
  readonly replacement?: { readonly page: string; readonly section: string };
  readonly clientIdVariable?: string;
  /** Scripts that the page does not need, because it runs the commands directly. */
  readonly scripts?: Readonly<Record<string, string>>;
}

export const sources: Readonly<Record<string, Source>> = {
  vite: {
    title: "Shop that runs in the browser (Vite and React)",
    page: "docs/start/vite.md",
    replacement: { page: "docs/start/wix.md", section: "Use the client id" },
    clientIdVariable: "VITE_WIX_CLIENT_ID",
  },
  next: { title: "Shop on Next.js", page: "docs/start/next.md" },
  "react-router": { title: "Shop on React Router", page: "docs/servers/react-router.md" },
  astro: { title: "Shop on Astro", page: "docs/servers/astro.md" },
  hono: { title: "Shop on Hono", page: "docs/servers/hono.md" },
  express: { title: "Shop on Express", page: "docs/servers/express.md" },
  script: {
    title: "Script that runs in Node.js",
    page: "docs/start/node.md",
    scripts: {
      dev: "node --env-file-if-exists=.env --watch main.ts",
      start: "node --env-file-if-exists=.env main.ts",
    },
  },
};

export const agentRules = {
  page: "docs/coding-agents.md",
  section: "Point your agent to the packages",
};
