import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const commonPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Launches the machine's Chromium. Returns `undefined` if Chromium is missing. */
export async function launchChromium() {
  const executablePath = [process.env.CHROMIUM_PATH, ...commonPaths].find(
    (path) => path && existsSync(path),
  );
  if (!executablePath) return undefined;
  const args = ["--headless", "--no-sandbox", "--disable-gpu"];
  return await chromium.launch({ executablePath, args });
}
