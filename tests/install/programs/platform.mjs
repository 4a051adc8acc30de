// Starts an emulator for frameworks that run in separate processes. The emulator stops when this
// program's standard input ends.
import { createEmulator } from "@portico/emulator";

const emulator = createEmulator({ seed: "minimal" });
const { url, close } = await emulator.listen({ port: 0 });
console.log(url);
process.stdin.resume().once("end", close);
