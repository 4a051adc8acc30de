import { exec, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, resolve } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { commandsOf, type GuideBlock, readGuide } from "../../tools/docs/src/read-guide.ts";
import { findFreePort } from "../free-port.js";
import { commandFor, configure, type Manager, managerEnv } from "./managers.js";

const execute = promisify(exec);

/** Options of {@link followGuide}. */
export interface FollowOptions {
  /** The page's path in the repository, such as `docs/servers/express.md`. */
  readonly page: string;
  /**
   * The H2 sections to follow. By default, the whole page. Blocks before the first H2 belong to the
   * section `""`.
   */
  readonly sections?: readonly string[];
  /** Package manager that runs the page's npm commands. Default: npm. */
  readonly manager?: Manager;
  /** Ports in the page's commands and files, which are replaced with free ports. Default: 3000 and 4477. */
  readonly ports?: readonly number[];
}

/** A page whose instructions were followed in an empty folder. */
export interface FollowedGuide {
  /** The current working folder. `cd` commands change it. */
  readonly folder: string;
  /** The output of each command that has ended, in order. */
  readonly outputs: readonly string[];
  /**
   * The first address that each background command has printed, in order. The last one is usually
   * the app's address.
   */
  readonly origins: readonly string[];
  /** Lines that background commands have printed. Tests show these lines when they fail. */
  readonly log: readonly string[];
  /** Runs another command in the folder and returns its output. */
  run(command: string): Promise<string>;
  /** Starts another background command in the folder and returns the address that it prints. */
  start(command: string): Promise<string>;
  /** Stops the background commands and removes the folder. */
  stop(): Promise<void>;
}

/**
 * Follows a page from top to bottom in an empty temporary folder:
 *
 * - a block with `title="path"` is written to that path,
 * - each line of an `sh` block is run and has to succeed, and `cd` changes the working folder,
 * - each line of an `sh background` block is started, keeps running, and has to print a URL on
 *   `localhost` or `127.0.0.1`,
 * - other blocks are skipped.
 *
 * Packages are installed from the test's registry, which contains the packages of this repository
 * and downloads all other packages from the registry in npm's settings.
 */
export async function followGuide(options: FollowOptions): Promise<FollowedGuide> {
  const { page, sections, manager = "npm", ports = [3000, 4477] } = options;
  const root = mkdtempSync(`${tmpdir()}/portico-guide-`);
  let folder = root;
  const outputs: string[] = [];
  const origins: string[] = [];
  const log: string[] = [];
  const stopFunctions: (() => Promise<void>)[] = [];
  const freePorts = new Map<string, string>();
  for (const port of ports) freePorts.set(String(port), String(await findFreePort()));
  const portPattern = new RegExp(`\\b(${[...freePorts.keys()].join("|")})\\b`, "g");
  const withFreePorts = (text: string) =>
    text.replaceAll(portPattern, (port) => freePorts.get(port) ?? port);

  const runCommand = async (command: string) => {
    const target = /^cd (\S+)$/.exec(command)?.[1];
    if (target) {
      folder = resolve(folder, target);
      return "";
    }
    if (/^npm install\b/.test(command)) configure(manager, folder);
    const result = await execute(commandFor(manager, command), {
      cwd: folder,
      env: managerEnv(),
      maxBuffer: 2 ** 26,
    });
    const output = `${result.stdout}${result.stderr}`;
    outputs.push(output);
    return output;
  };

  const startInBackground = (command: string) =>
    new Promise<string>((resolveOrigin, reject) => {
      const child = spawn(commandFor(manager, command), {
        cwd: folder,
        env: managerEnv(),
        shell: true,
        // stopping the command's process group also stops its child processes
        detached: true,
        stdio: ["ignore", "pipe", "pipe"],
      });
      const closePromise = new Promise<void>((resolve) => child.once("close", () => resolve()));
      stopFunctions.push(() => {
        if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
        return closePromise;
      });
      const lines: string[] = [];
      let isReady = false;
      for (const stream of [child.stdout, child.stderr])
        createInterface(stream).on("line", (line) => {
          lines.push(line);
          log.push(line);
          const origin = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(line)?.[0];
          if (!origin || isReady) return;
          isReady = true;
          origins.push(origin);
          resolveOrigin(origin);
        });
      child.once("close", (code) => reject(new Error(`ended with ${code}:\n${lines.join("\n")}`)));
    });

  const rethrow =
    (command: string, line: number | string = "") =>
    ({ message, stdout = "", stderr = "" }: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(`${page}:${line}: ${command}\n${message}\n${stdout}\n${stderr}`);
    };

  const followBlock = async (block: GuideBlock) => {
    if (block.title) {
      const file = resolve(folder, block.title);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, withFreePorts(block.code));
      return;
    }
    if (block.language !== "sh") return;
    const isBackground = /\bbackground\b/.test(block.info);
    for (const command of commandsOf(block))
      await (isBackground ? startInBackground : runCommand)(withFreePorts(command)).catch(
        rethrow(command, block.line),
      );
  };

  const stopAll = async () => {
    await Promise.all(stopFunctions.map((end) => end()));
    rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  };

  try {
    for (const block of readGuide(page))
      if (!sections || sections.includes(block.section)) await followBlock(block);
  } catch (error) {
    await stopAll();
    throw error;
  }
  return {
    get folder() {
      return folder;
    },
    outputs,
    origins,
    log,
    run: (command) => runCommand(command).catch(rethrow(command)),
    start: (command) => startInBackground(command).catch(rethrow(command)),
    stop: stopAll,
  };
}
