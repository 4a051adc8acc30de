import { afterEach, describe, expect, it } from "vitest";
import { type FollowedGuide, followGuide } from "./follow.js";

let guide: FollowedGuide | undefined;
afterEach(async () => {
  await guide?.stop();
  guide = undefined;
});

describe("docs/testing.md", () => {
  const page = "docs/testing.md";

  it("sets up Vitest, including for React components", async () => {
    guide = await followGuide({ page, sections: ["Vitest", "React components"] });
    expect(guide.outputs.at(-1)).toMatch(/Tests\s+3 passed/);
  });

  it("sets up Jest, including for React components", async () => {
    guide = await followGuide({ page, sections: ["Jest"] });
    expect(guide.outputs.at(-1)).toMatch(/Tests:\s+2 passed/);
  });
});
