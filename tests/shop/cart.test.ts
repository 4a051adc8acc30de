import { describe, it } from "vitest";
import { chromiumPath, howToGetChromium } from "../browser/chromium.js";
import { useShop } from "./world.js";

describe.skipIf(!chromiumPath)(
  `changing one's mind${chromiumPath ? "" : ` (${howToGetChromium})`}`,
  () => {
    const shop = useShop();

    it("brings back what was taken out, in its place and in the other tab", async () => {
      const visitor = await shop.visitor();
      const [one, other] = [await visitor.tab(), await visitor.tab("/cart")];
      await one.toFront();
      const name = await one.fillCart();
      await other.line(name).waitFor();
      await one.remove(name);
      await one.expectFocus();
      await other.main.getByText("Nothing in here yet").waitFor();
      await one.page.getByRole("button", { name: `Put ${name} back` }).click();
      await one.line(name).waitFor();
      await one.expectFocus();
      await other.line(name).waitFor();
      await one.page.reload();
      await one.line(name).waitFor();
    });
  },
);
