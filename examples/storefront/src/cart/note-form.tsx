import { useCart, useCartActions } from "@portico/react";
import { useState } from "react";

/** Saves the note when the field loses focus. */
export function NoteForm() {
  const { data: note = "" } = useCart({ select: (cart) => cart.note });
  const { setNote } = useCartActions();
  const [input, setInput] = useState<string>();
  const [saveState, setSaveState] = useState<"saved" | "failed">();

  function save() {
    const text = (input ?? "").trim();
    if (input === undefined || text === note) return;
    setNote(text).then(
      () => {
        setInput(undefined);
        setSaveState("saved");
      },
      () => setSaveState("failed"),
    );
  }

  return (
    <label className="field">
      <span>Order note</span>
      <textarea
        name="note"
        maxLength={1000}
        rows={3}
        value={input ?? note}
        onChange={({ target }) => {
          setInput(target.value);
          setSaveState(undefined);
        }}
        onBlur={save}
        placeholder="Gift message or delivery instructions"
      />
      <span className="muted small" role="status">
        {saveState === "saved" && "Note saved."}
        {saveState === "failed" && "Not saved yet. We’ll try again when you leave the field."}
      </span>
    </label>
  );
}
