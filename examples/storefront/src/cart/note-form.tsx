import { useCart, useCartActions } from "@portico/react";
import { useState } from "react";

/** The buyer's note to the shop; it is kept when the field is left. */
export function NoteForm() {
  const note = useCart({ select: (cart) => cart.note });
  const { setNote } = useCartActions();
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<"saved" | "failed">();

  function save() {
    const text = (typed ?? "").trim();
    if (typed === undefined || text === note) return;
    setNote(text).then(
      () => {
        setTyped(undefined);
        setState("saved");
      },
      () => setState("failed"),
    );
  }

  return (
    <label className="field">
      <span>Note to the shop</span>
      <textarea
        name="note"
        maxLength={1000}
        rows={3}
        value={typed ?? note}
        onChange={({ target }) => {
          setTyped(target.value);
          setState(undefined);
        }}
        onBlur={save}
        placeholder="A gift? A neighbor who takes parcels?"
      />
      <span className="muted small" role="status">
        {state === "saved" && "Kept with your cart."}
        {state === "failed" && "Not kept yet: it is tried again when you leave the field."}
      </span>
    </label>
  );
}
