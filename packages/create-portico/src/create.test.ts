import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { describe, expect, it, onTestFinished } from "vitest";
import { type Context, create } from "./create.js";
import { readTemplates } from "./generator/read-templates.js";

const templates = readTemplates();

/** Creates an empty folder. `run` runs `create` there and returns its output. */
function sandbox(options: Partial<Context> = {}) {
  const cwd = mkdtempSync(join(tmpdir(), "create-portico-"));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  const readText = (path: string) => readFileSync(join(cwd, path), "utf8");
  return {
    cwd,
    readText,
    manifest: (app: string) => JSON.parse(readText(`${app}/package.json`)),
    async run(...args: string[]) {
      const output: string[] = [];
      await create(args, {
        ...templates,
        version: "1.2.3",
        cwd,
        userAgent: "npm/11.0.0 node/v24.0.0",
        isInteractive: false,
        print: (text) => output.push(text),
        ...options,
      });
      return output.join("\n");
    },
  };
}

const ENTER = "\r";
const DOWN = "\x1b[B";
const ESCAPE = "\x1b";

/**
 * Creates a terminal that presses keys as soon as a prompt appears. `questions` lists the prompts
 * that have appeared, in order.
 */
function scriptedTerminal(answers: readonly (readonly [question: string, keys: string])[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const questions: string[] = [];
  output.on("data", (chunk) => {
    for (const [question, keys] of answers)
      if (`${chunk}`.includes(question) && !questions.includes(question)) {
        questions.push(question);
        setImmediate(() => input.write(keys));
      }
  });
  return { questions, options: { isInteractive: true, terminal: { input, output } } };
}

describe("create", () => {
  it("uses the default folder and template if there is no terminal", async () => {
    const { run, cwd, manifest } = sandbox();
    expect(await run()).toContain("cd my-shop\n  npm install\n  npm run dev\n");
    expect(readdirSync(join(cwd, "my-shop")).sort()).toEqual([
      ".gitignore",
      "AGENTS.md",
      "README.md",
      "index.html",
      "package.json",
      "src",
      "tsconfig.json",
      "vite.config.ts",
    ]);
    expect(manifest("my-shop")).toMatchObject({
      name: "my-shop",
      private: true,
      scripts: { dev: "vite" },
      dependencies: { "@portico/core": "^1.2.3" },
    });
  });

  it("creates a session secret and a `dev` script that starts the emulator and the server", async () => {
    const { run, readText, manifest } = sandbox();
    await run("shop", "--template", "hono");
    expect(readText("shop/.env")).toMatch(
      /^PORTICO_CLIENT_ID=demo\nPORTICO_SECRET=\S{44}\nPORTICO_URL=http:\/\/localhost:4477\n$/,
    );
    expect(readText("shop/.env.example")).toContain("PORTICO_SECRET=only-for-development");
    expect(manifest("shop").scripts).toMatchObject({
      dev: 'concurrently --kill-others --names emulator,app "portico-emulator" "node --env-file=.env --watch server.ts"',
      emulator: "portico-emulator",
    });
    expect(manifest("shop").devDependencies).toHaveProperty("concurrently");
  });

  it("uses a Wix site instead of the emulator with --client-id", async () => {
    const { run, readText, manifest } = sandbox();
    expect(await run("shop", "-t", "next", "--client-id", "1a2b-3c")).toContain("your Wix site");
    expect(readText("shop/.env")).toMatch(/^PORTICO_CLIENT_ID=1a2b-3c\nPORTICO_SECRET=\S{44}\n$/);
    expect(manifest("shop").scripts.dev).toBe("next dev");
    expect(manifest("shop").devDependencies).not.toHaveProperty("concurrently");
    expect(readText("shop/README.md")).toContain("The app uses the Wix site");

    await run("browser", "--client-id=1a2b-3c");
    expect(readText("browser/.env")).toBe("VITE_WIX_CLIENT_ID=1a2b-3c\n");
    await run("script", "-t", "script", "--client-id=1a2b-3c");
    expect(readText("script/.env")).toBe("PORTICO_CLIENT_ID=1a2b-3c\n");
  });

  it.each([
    ["npm/11.0.0 node/v24.0.0", "npm install\n  npm run dev", "npm test", []],
    [
      "pnpm/12.1.0 npm/? node/v24.0.0",
      "pnpm install\n  pnpm dev",
      "pnpm test",
      ["pnpm-workspace.yaml"],
    ],
    ["yarn/4.9.1 npm/? node/v24.0.0", "yarn install\n  yarn dev", "yarn test", [".yarnrc.yml"]],
    ["yarn/1.22.22 npm/? node/v24.0.0", "yarn install\n  yarn dev", "yarn test", []],
    [undefined, "npm install\n  npm run dev", "npm test", []],
  ])(
    "prints the commands and writes the files of the package manager with the user agent %s",
    async (userAgent, commands, testCommand, files) => {
      const { run, readText, cwd } = sandbox({ userAgent });
      const output = await run("shop");
      expect(output).toContain(commands);
      expect(output).toContain(`To test it: ${testCommand}\n`);
      expect(readText("shop/README.md")).toContain(`| \`${testCommand}\` |`);
      const yamlFiles = readdirSync(join(cwd, "shop")).filter((name) => name.endsWith("ml"));
      expect(yamlFiles.filter((name) => name !== "index.html")).toEqual(files);
    },
  );

  it("creates an app in the current folder if the folder contains only a Git repository", async () => {
    const { run, cwd } = sandbox();
    mkdirSync(join(cwd, ".git"));
    const output = await run(".", "-t", "express");
    expect(output).toContain("To start it:\n\n  npm install\n");
    expect(readdirSync(cwd)).toContain("server.ts");
  });

  it.each([
    ["My Shop!", "my-shop"],
    ["apps/Shop_2", "shop_2"],
    ["_private", "private"],
    ["日本", "app"],
  ])("derives a valid package name from the folder %s", async (folder, name) => {
    const { run, manifest } = sandbox();
    await run(folder);
    expect(manifest(folder).name).toBe(name);
  });

  it("writes into a non-empty folder only with --force, and keeps files with other names", async () => {
    const { run, cwd, readText } = sandbox();
    mkdirSync(join(cwd, "shop"));
    writeFileSync(join(cwd, "shop/README.md"), "mine");
    writeFileSync(join(cwd, "shop/notes.txt"), "mine");
    await expect(run("shop")).rejects.toThrow(
      "The folder shop is not empty. Choose another folder, or pass --force to replace files with the same names.",
    );
    expect(readdirSync(join(cwd, "shop"))).toHaveLength(2);
    await run("shop", "--force");
    expect(readText("shop/README.md")).toMatch(/^# shop\n/);
    expect(readText("shop/notes.txt")).toBe("mine");
  });

  it.each([
    [
      ["--template", "vue"],
      "Unknown template vue. Use one of: vite, next, react-router, astro, hono, express, script.",
    ],
    [
      ["--template"],
      "Option '-t, --template <value>' argument missing. See create-portico --help.",
    ],
    [["--colour"], "Unknown option --colour. See create-portico --help."],
    [["--force=yes"], "Option '-f, --force' does not take an argument. See create-portico --help."],
    [["one", "two"], "Unexpected argument two. Pass only one folder. See create-portico --help."],
    [["--client-id", "a b"], 'A client id consists of letters, digits and hyphens, got "a b".'],
  ])("rejects the arguments %j without creating a file", async (args, message) => {
    const { run, cwd } = sandbox();
    await expect(run(...args)).rejects.toMatchObject({ name: "UsageError", message });
    expect(readdirSync(cwd)).toEqual([]);
  });

  it("rejects the path of a file", async () => {
    const { run, cwd } = sandbox();
    writeFileSync(join(cwd, "shop"), "");
    await expect(run("shop")).rejects.toThrow(/shop is a file. Choose another folder\.$/);
  });

  it("prints the help or the version without creating a file", async () => {
    const { run, cwd } = sandbox();
    const help = await run("--help");
    for (const name of Object.keys(templates.templates)) expect(help).toContain(name);
    expect(await run("-v")).toBe("1.2.3");
    expect(readdirSync(cwd)).toEqual([]);
  });
});

describe("create in a terminal", () => {
  const folderPrompt = "Folder of the app:";
  const templatePrompt = "Template:";
  const platformPrompt = "Platform:";
  const clientIdPrompt = "Client id:";

  it("prompts for all missing options", async () => {
    const { questions, options } = scriptedTerminal([
      [folderPrompt, `shop${ENTER}`],
      [templatePrompt, `${DOWN}${ENTER}`],
      [platformPrompt, `${DOWN}${ENTER}`],
      [clientIdPrompt, `1a2b-3c${ENTER}`],
    ]);
    const { run, readText, manifest } = sandbox(options);
    expect(await run()).toContain("cd shop\n");
    expect(questions).toEqual([folderPrompt, templatePrompt, platformPrompt, clientIdPrompt]);
    expect(manifest("shop").scripts.dev).toBe("next dev");
    expect(readText("shop/.env")).toContain("PORTICO_CLIENT_ID=1a2b-3c\n");
  });

  it("uses the default for each prompt that the user confirms with Enter", async () => {
    const { options } = scriptedTerminal([
      [folderPrompt, ENTER],
      [templatePrompt, ENTER],
      [platformPrompt, ENTER],
    ]);
    const { run, manifest } = sandbox(options);
    await run();
    expect(manifest("my-shop").scripts.dev).toBe("vite");
  });

  it("does not prompt with --yes or if no option is missing", async () => {
    const { questions, options } = scriptedTerminal([]);
    const { run, manifest } = sandbox(options);
    await run("a", "--yes", "--template", "astro");
    expect(manifest("a").scripts.build).toBe("astro build");
    await run("b", "--template", "hono", "--client-id", "1a2b-3c");
    expect(questions).toEqual([]);
  });

  it.each([
    ["y", true],
    ["n", false],
    [ESCAPE, false],
  ])(
    "writes into a folder that is not empty only if the user confirms the prompt: %j",
    async (key, isConfirmed) => {
      const { options } = scriptedTerminal([["is not empty", key]]);
      const { run, cwd, readText } = sandbox(options);
      mkdirSync(join(cwd, "shop"));
      writeFileSync(join(cwd, "shop/README.md"), "mine");
      const pendingRun = run("shop", "--template", "script", "--client-id", "1a2b-3c");
      if (isConfirmed) await pendingRun;
      else await expect(pendingRun).rejects.toMatchObject({ name: "Canceled" });
      expect(readText("shop/README.md") === "mine").toBe(!isConfirmed);
    },
  );

  it("repeats the prompt if the client id is invalid", async () => {
    const { questions, options } = scriptedTerminal([
      [platformPrompt, `${DOWN}${ENTER}`],
      [clientIdPrompt, `!${ENTER}`],
      ["A client id consists of", `\x7f1a2b${ENTER}`],
    ]);
    const { run, readText } = sandbox(options);
    await run("shop", "--template", "script");
    expect(questions).toHaveLength(3);
    expect(readText("shop/.env")).toBe("PORTICO_CLIENT_ID=1a2b\n");
  });
});
