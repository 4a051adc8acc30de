// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { queryClient } from "../shop.js";

afterEach(cleanup);

describe("firstView", () => {
  it("resolves if all requests completed before the app mounted", async () => {
    queryClient.setQueryData(["products"], []);
    const { firstView, useFirstView } = await import("./first-view.js");
    renderHook(() => useFirstView());
    expect(await firstView).toBe(undefined);
  });
});
