import { type CartLine as Line, useCartActions } from "@portico/react";
import { useEffect, useRef, useState } from "react";
import { CartLine } from "./cart-line.js";

interface RemovedItem {
  readonly id: string;
  readonly name: string;
  readonly index: number;
  readonly undo: () => unknown;
}

function RemovedLine({ removed, undo }: { removed: RemovedItem; undo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <li className="line-removed">
      <p>
        <strong>{removed.name}</strong> was removed from your cart.
      </p>
      <button
        ref={button}
        className="text-button"
        type="button"
        aria-label={`Undo: put ${removed.name} back in your cart`}
        onClick={undo}
      >
        Undo
      </button>
    </li>
  );
}

/** A list of cart lines. The user can restore a removed line in its original position. */
export function CartLines({ lines, label }: { lines: readonly Line[]; label: string }) {
  const { remove } = useCartActions();
  const [removedItems, setRemovedItems] = useState<readonly RemovedItem[]>([]);
  const [restoredId, setRestoredId] = useState<string>();

  async function removeLine({ id, name }: Line, index: number) {
    const { undo } = await remove(id);
    setRestoredId(undefined);
    setRemovedItems((before) => [
      ...before.filter((removed) => removed.id !== id),
      { id, name, index, undo },
    ]);
  }
  function restore({ id, undo }: RemovedItem) {
    undo();
    setRestoredId(id);
    setRemovedItems((before) => before.filter((removed) => removed.id !== id));
  }

  const rows: (Line | RemovedItem)[] = [...lines];
  for (const removed of removedItems) {
    if (!lines.some(({ id }) => id === removed.id)) rows.splice(removed.index, 0, removed);
  }
  return (
    <ul className="lines" aria-label={label}>
      {rows.map((row, index) =>
        "undo" in row ? (
          <RemovedLine key={`removed ${row.id}`} removed={row} undo={() => restore(row)} />
        ) : (
          <CartLine
            key={row.id}
            line={row}
            isFocused={row.id === restoredId}
            remove={() => void removeLine(row, index)}
          />
        ),
      )}
    </ul>
  );
}
