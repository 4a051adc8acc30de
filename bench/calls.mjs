// Measures the overhead of a call compared with a plain fetch of the same response.
import { callKinds, callVariants, fetchReturning, platformModules } from "./lib/contenders.mjs";
import { installPlatform } from "./lib/folders.mjs";
import { quantile } from "./lib/numbers.mjs";
import { runIfMain } from "./lib/table.mjs";

/** Returns this thread's CPU time in microseconds. Other processes hardly affect it. */
const cpuMicroseconds = () => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

async function timeOf(call, count) {
  const startedAt = cpuMicroseconds();
  for (let index = 0; index < count; index++) await call();
  return (cpuMicroseconds() - startedAt) / count;
}

/**
 * Measures all variants of a call. Each round starts with a different variant, so that other load
 * affects all of them equally.
 */
async function measureTimes(callKind, platform, rounds) {
  const variants = Object.entries(callVariants(callKind, fetchReturning(callKind), platform));
  const times = Object.fromEntries(variants.map(([name]) => [name, []]));
  for (let round = -3; round < rounds; round++) {
    for (let turn = 0; turn < variants.length; turn++) {
      const [name, call] = variants[(turn + round + 3) % variants.length];
      const time = await timeOf(call, callKind.callsPerSample);
      if (round >= 0) times[name].push(time);
    }
  }
  return times;
}

const targets = {
  "one product": { portico: 2.6 },
  "50 products": { portico: 1.2 },
  "100 orders": { portico: 1.1 },
};

export async function measureCalls({ quick = false } = {}) {
  const platform = await platformModules(await installPlatform());
  const rows = [];
  for (const callKind of callKinds) {
    const times = await measureTimes(callKind, platform, quick ? 9 : 31);
    const figuresOf = (figure) => times.bare.map((bare, round) => figure(round, bare));
    const overheadsOf = (name) => figuresOf((round, bare) => times[name][round] - bare);
    const relativeTimesOf = (name) => figuresOf((round, bare) => times[name][round] / bare);
    const overheadRatios = overheadsOf("portico").map(
      (ours, round) => ours / overheadsOf("platform")[round],
    );
    const comparison = {
      ratio: quantile(overheadRatios),
      spread: [quantile(overheadRatios, 0.25), quantile(overheadRatios, 0.75)],
    };
    rows.push(
      {
        group: "calls",
        label: `${callKind.label}: overhead over fetch`,
        unit: "µs",
        portico: quantile(overheadsOf("portico")),
        platform: quantile(overheadsOf("platform")),
        ...comparison,
        target: callKind.label === "20 bytes" ? { ratio: 1.3 } : undefined,
      },
      {
        group: "calls",
        label: `${callKind.label}: relative to fetch`,
        unit: "×",
        portico: quantile(relativeTimesOf("portico")),
        platform: quantile(relativeTimesOf("platform")),
        target: targets[callKind.label],
      },
    );
    if (callKind.label === "20 bytes")
      rows.push({
        group: "calls",
        label: "20 bytes: ky's overhead over fetch",
        unit: "µs",
        portico: quantile(overheadsOf("ky")),
      });
  }
  return rows;
}

await runIfMain(import.meta.url, measureCalls);
