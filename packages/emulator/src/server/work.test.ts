import { describe, expect, it } from "vitest";
import { emulatorWith } from "../emulator.js";
import type { Context } from "../kernel/context.js";
import { defineService } from "../kernel/service.js";

const probe = defineService({
  name: "probe",
  slice: () => ({}),
  handlers: {},
  controls: (act) => ({ run: (task: (context: Context) => void) => act(task) }),
});

function setUp() {
  const emulator = emulatorWith(() => [probe], {
    webhooks: { url: "http://localhost:9/hook" },
    fetch: async () => new Response(null, { status: 200 }),
  });
  const slugs = () => emulator.webhooks.map(({ eventType }) => eventType.split("_").at(-1));
  return { run: emulator.controls.probe.run, slugs };
}

const eventOf = (slug: string) => ({ entityFqdn: "e", slug, entityId: "1", payload: {} });

describe("a unit of work", () => {
  it("skips tasks that were deferred by a part that is rolled back", () => {
    const { run, slugs } = setUp();
    const [committed, rolledBack] = [{}, {}];
    run((context) => {
      context.beforeResponse(committed, () => context.emit(eventOf("committed")));
      const part = () =>
        context.changes.attempt(() => {
          context.emit(eventOf("part"));
          context.beforeResponse(committed, () => {});
          context.beforeResponse(rolledBack, () => context.emit(eventOf("rolledBack")));
          throw new Error("no");
        });
      expect(part).toThrow("no");
      context.emit(eventOf("now"));
    });
    expect(slugs()).toEqual(["now", "committed"]);
  });

  it("emits no events if a deferred task throws", () => {
    const { run, slugs } = setUp();
    const fail = () =>
      run((context) => {
        context.emit(eventOf("now"));
        context.beforeResponse({}, () => {
          throw new Error("no");
        });
      });
    expect(fail).toThrow("no");
    expect(slugs()).toEqual([]);
  });
});
