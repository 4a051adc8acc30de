import { type ComponentProps, type ReactNode, useState } from "react";
import { Boundary } from "shop-ui/design/boundary";

interface SheetState {
  readonly open: boolean;
  close(): void;
}

type ButtonProps = Omit<ComponentProps<"button">, "onClick" | "type">;

/** A button that opens a dialog whose code may still be loading. */
export function LazySheetButton(
  props: ButtonProps & { renderSheet: (state: SheetState) => ReactNode },
) {
  const { renderSheet, ...button } = props;
  const [open, setOpen] = useState(false);
  // Each click loads the code again if it failed to load.
  const [clickCount, setClickCount] = useState(0);
  const close = () => setOpen(false);
  const handleClick = () => {
    setClickCount(clickCount + 1);
    setOpen(true);
  };
  return (
    <>
      <button {...button} type="button" aria-haspopup="dialog" onClick={handleClick} />
      {clickCount > 0 && (
        // After an error, close the dialog. Otherwise, it would open when the connection is back.
        <Boundary at={String(clickCount)} onError={close}>
          {renderSheet({ open, close })}
        </Boundary>
      )}
    </>
  );
}
