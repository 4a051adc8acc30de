// @vitest-environment jsdom
import "../test-setup.js";
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { queryClient } from "../shop.js";
import { DemoNote } from "./demo-note.js";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("DemoNote", () => {
  it("shows the email address and password of the demo member once the first page has its data", async () => {
    const { findByText, queryByText } = render(<DemoNote />);
    expect(queryByText("ada@example.com")).toBeNull();
    queryClient.setQueryData(["products"], []);
    await findByText("ada@example.com");
    await findByText("portico");
  });

  it("stays closed once a visitor has closed it", async () => {
    const firstVisit = render(<DemoNote />);
    queryClient.setQueryData(["products"], []);
    fireEvent.click(await firstVisit.findByRole("button", { name: "Close note" }));
    expect(firstVisit.queryByRole("complementary")).toBeNull();
    firstVisit.unmount();
    expect(render(<DemoNote />).queryByRole("complementary")).toBeNull();
  });
});
