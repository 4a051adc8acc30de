// @vitest-environment jsdom
import { profileForm } from "@portico/members/forms";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Field } from "./field.js";
import { useForm } from "./use-form.js";

interface Props {
  saved?: { nickname: string; phone: string };
  serverErrors?: { phone?: string };
  draft?: string;
  save?: (typedValues: unknown) => void;
}

const schema = profileForm({ required: ["nickname"] });

function Form({
  saved = { nickname: "ada", phone: "" },
  serverErrors,
  draft,
  save = () => {},
}: Props) {
  const form = useForm({ schema, saved, draft, save, ...(serverErrors && { serverErrors }) });
  return (
    <form {...form.props}>
      <Field label="Nickname" {...form.field("nickname")} />
      <Field label="Phone" {...form.field("phone")} />
      <button type="submit">Save</button>
      <button type="button" onClick={form.reset}>
        Reset
      </button>
      {form.isChanged && <p>Unsaved</p>}
    </form>
  );
}

const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const typeInto = (label: string, value: string) =>
  fireEvent.change(getField(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it("useForm saves only valid input, trimmed of surrounding spaces", () => {
  const savedValues: unknown[] = [];
  render(<Form save={(typedValues) => savedValues.push(typedValues)} />);
  typeInto("Phone", "none");
  press("Save");
  expect(savedValues).toEqual([]);
  typeInto("Phone", " 030 123 ");
  press("Save");
  expect(savedValues).toEqual([{ nickname: "ada", phone: "030 123" }]);
});

it("useForm shows problems after an invalid submission, focuses the first invalid field, and hides problems once they are fixed", () => {
  render(<Form />);
  typeInto("Nickname", "");
  typeInto("Phone", "none");
  expect(screen.queryByText(/fill out|valid/)).toBe(null);
  press("Save");
  screen.getByText("Please fill out this field.");
  screen.getByText("Enter a valid phone number.");
  expect(document.activeElement).toBe(getField("Nickname"));
  getField("Phone").focus();
  typeInto("Nickname", "countess");
  expect(screen.queryByText("Please fill out this field.")).toBe(null);
  expect(document.activeElement).toBe(getField("Phone"));
  expect(getField("Phone").getAttribute("aria-invalid")).toBe("true");
  getField("Nickname").focus();
  press("Save");
  expect(document.activeElement).toBe(getField("Phone"));
});

it("useForm focuses the field that the server rejects and keeps the typed value", () => {
  const { rerender } = render(<Form />);
  typeInto("Phone", "123");
  press("Save");
  rerender(<Form serverErrors={{ phone: "Unknown number." }} />);
  screen.getByText("Unknown number.");
  expect(document.activeElement).toBe(getField("Phone"));
  expect(getField("Phone").value).toBe("123");
});

it("useForm keeps changed fields when new saved data arrives", () => {
  const { rerender } = render(<Form />);
  typeInto("Phone", "123");
  rerender(<Form saved={{ nickname: "countess", phone: "456" }} />);
  expect(getField("Nickname").value).toBe("countess");
  expect(getField("Phone").value).toBe("123");
  press("Reset");
  expect(getField("Phone").value).toBe("456");
});

it("useForm loads a draft once its key is set, without overwriting values typed earlier", () => {
  sessionStorage.setItem("draft", JSON.stringify({ nickname: "countess", phone: "123" }));
  const { rerender } = render(<Form />);
  typeInto("Phone", "456");
  rerender(<Form draft="draft" />);
  expect(getField("Nickname").value).toBe("countess");
  expect(getField("Phone").value).toBe("456");
});

it("useForm stores changed fields as a draft until they match the saved values or the form is reset", () => {
  const readStoredDraft = () => sessionStorage.getItem("draft");
  render(<Form draft="draft" />);
  expect(readStoredDraft()).toBe(null);
  typeInto("Phone", "123");
  expect(readStoredDraft()).toBe('{"phone":"123"}');
  screen.getByText("Unsaved");
  typeInto("Phone", "");
  expect(readStoredDraft()).toBe(null);
  expect(screen.queryByText("Unsaved")).toBe(null);
  typeInto("Phone", "456");
  press("Reset");
  expect(readStoredDraft()).toBe(null);
});
