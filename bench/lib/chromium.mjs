import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Launches the machine's Chromium. Returns `undefined` if Chromium is missing. */
export async function launchChromium() {
  const executablePath = [process.env.CHROMIUM_PATH, ...usual].find(
    (path) => path && existsSync(path),
  );
  if (!executablePath) return undefined;
  const args = ["--headless", "--no-sandbox", "--disable-gpu"];
  return await chromium.launch({ executablePath, args });
}
