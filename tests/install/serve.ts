import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { type App, appEnv, type Env } from "./app.js";

/** The server of an app, which runs until the test stops it. */
export interface RunningServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Starts one of the app's files with Node.js and waits until it prints its address.
 *
 * @param args - the file and its arguments
 * @param env - added to the environment
 */
export function serve(app: App, args: string[], env: Env = {}): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    cwd: app.folder,
    env: { ...appEnv(), ...env } as NodeJS.ProcessEnv,
    stdio: ["pipe", "pipe", "pipe"],
    // framework servers start child processes, which are stopped together with their process group
    detached: true,
  });
  const closePromise = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const stop = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
    return closePromise;
  };
  const output: string[] = [];
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on("line", (line) => {
        output.push(line);
        const origin = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(line)?.[0];
        if (origin) resolve({ origin, stop });
      });
    child.once("close", () => reject(new Error(`${args.join(" ")} ended:\n${output.join("\n")}`)));
  });
}

/** Visits a page twice, keeping the cookies. */
export async function visitTwice(url: string) {
  const firstResponse = await fetch(url);
  const cookies = firstResponse.headers.getSetCookie().map((line) => line.split(";")[0]);
  const secondResponse = await fetch(url, { headers: { cookie: cookies.join("; ") } });
  return {
    statuses: [firstResponse.status, secondResponse.status],
    texts: [await firstResponse.text(), await secondResponse.text()],
    cookies: [cookies.length > 0, secondResponse.headers.getSetCookie().length > 0],
    cookie: cookies.join("; "),
  };
}
