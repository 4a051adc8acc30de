// Runs a bundled worker in workerd and sends it one request: `node miniflare.mjs worker.js`, with
// the input in SMOKE.
import { readFileSync } from "node:fs";
import process from "node:process";
import { Miniflare } from "miniflare";

const miniflare = new Miniflare({
  modules: true,
  script: readFileSync(process.argv[2], "utf8"),
  compatibilityDate: "2026-07-01",
  cf: false,
});
try {
  const response = await miniflare.dispatchFetch("http://worker/", {
    method: "POST",
    body: process.env.SMOKE,
  });
  console.log(await response.text());
} finally {
  await miniflare.dispose();
}
