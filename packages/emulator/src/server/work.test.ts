import { expect, test } from "vitest";
import { emulatorWith } from "../emulator.js";
import type { Context } from "../kernel/context.js";
import { defineService } from "../kernel/service.js";

const probe = defineService({
  name: "probe",
  slice: () => ({}),
  handlers: {},
  controls: (act) => ({ run: (task: (context: Context) => void) => act(task) }),
});

/** An emulator that does what it is told, and the events of it. */
function world() {
  const emulator = emulatorWith(() => [probe], {
    webhooks: { url: "http://localhost:9/hook" },
    fetch: async () => new Response(null, { status: 200 }),
  });
  const told = () => emulator.webhooks.map(({ eventType }) => eventType.split("_").at(-1));
  return { run: emulator.controls.probe.run, told };
}

const happened = (slug: string) => ({ entityFqdn: "e", slug, entityId: "1", payload: {} });

test("what a part of a request put off is not done when the part is taken back", () => {
  const { run, told } = world();
  const [kept, refused] = [{}, {}];
  run((context) => {
    context.beforeAnswer(kept, () => context.emit(happened("kept")));
    const part = () =>
      context.changes.attempt(() => {
        context.emit(happened("part"));
        context.beforeAnswer(kept, () => {});
        context.beforeAnswer(refused, () => context.emit(happened("refused")));
        throw new Error("no");
      });
    expect(part).toThrow("no");
    context.emit(happened("now"));
  });
  expect(told()).toEqual(["now", "kept"]);
});

test("a request that is refused at its very end tells nothing", () => {
  const { run, told } = world();
  const refused = () =>
    run((context) => {
      context.emit(happened("now"));
      context.beforeAnswer({}, () => {
        throw new Error("no");
      });
    });
  expect(refused).toThrow("no");
  expect(told()).toEqual([]);
});
