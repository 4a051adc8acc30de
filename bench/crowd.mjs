// Measures the time and memory that ten thousand parallel calls take.
import { fork } from "node:child_process";
import { setImmediate as nextTurn } from "node:timers/promises";
import { callVariants, fetchReturning, platformModules, smallCall } from "./lib/contenders.mjs";
import { installPlatform } from "./lib/folders.mjs";
import { measureAlternately } from "./lib/numbers.mjs";
import { runIfMain } from "./lib/table.mjs";

const CALL_COUNT = 10_000;

/**
 * Measures one client. Runs in a separate process, so that garbage from other measurements does not
 * affect the result.
 */
async function runCrowd(name) {
  const responseFetch = fetchReturning(smallCall);
  let responseGate = Promise.withResolvers();
  let requestCount = 0;
  const fetch = async (input, init) => {
    requestCount++;
    await responseGate.promise;
    return responseFetch(input, init);
  };
  const call = callVariants(smallCall, fetch, await platformModules(await installPlatform()))[name];
  const cpuMilliseconds = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const callAll = async (count) => {
    responseGate = Promise.withResolvers();
    requestCount = 0;
    const calls = [];
    globalThis.gc();
    const heapBefore = process.memoryUsage().heapUsed;
    const cpuBefore = cpuMilliseconds();
    for (let index = 0; index < count; index++) calls.push(call());
    while (requestCount < count) await nextTurn();
    const sendingTime = cpuMilliseconds() - cpuBefore;
    globalThis.gc();
    const retainedBytes = process.memoryUsage().heapUsed - heapBefore;
    const cpuAtRelease = cpuMilliseconds();
    responseGate.resolve();
    await Promise.all(calls);
    return {
      kilobytes: retainedBytes / count / 1000,
      milliseconds: sendingTime + cpuMilliseconds() - cpuAtRelease,
    };
  };
  await callAll(500);
  process.send(await callAll(CALL_COUNT));
}

const measureInChild = (name) =>
  new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, [`--crowd=${name}`], { execArgv: ["--expose-gc"] });
    child.once("message", resolve).once("error", reject);
  });

export async function measureCrowd({ quick = false } = {}) {
  await installPlatform();
  const summarize = await measureAlternately(
    quick ? 3 : 9,
    () => measureInChild("portico"),
    () => measureInChild("platform"),
  );
  const group = "10,000 concurrent calls";
  return [
    {
      group,
      label: "memory per call",
      unit: "kB",
      ...summarize((sample) => sample.kilobytes),
      target: { portico: 5 },
    },
    {
      group,
      label: "total time",
      unit: "ms",
      ...summarize((sample) => sample.milliseconds),
      target: { ratio: 1 },
    },
  ];
}

const contender = process.argv.find((text) => text.startsWith("--crowd="))?.slice(8);
if (contender) await runCrowd(contender);
else await runIfMain(import.meta.url, measureCrowd);
