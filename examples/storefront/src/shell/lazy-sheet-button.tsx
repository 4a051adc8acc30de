import { type ComponentProps, type ReactNode, Suspense, useState } from "react";
import { Boundary } from "shop-ui/design/boundary";

interface SheetState {
  readonly open: boolean;
  close(): void;
}

/** A button that opens a dialog whose code may still be loading. */
export function LazySheetButton(
  props: ComponentProps<"button"> & { sheet: (state: SheetState) => ReactNode },
) {
  const { sheet, ...button } = props;
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <button {...button} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {open !== undefined && (
        <Boundary>
          <Suspense>{sheet({ open, close: () => setOpen(false) })}</Suspense>
        </Boundary>
      )}
    </>
  );
}
