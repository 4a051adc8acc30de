import { type ComponentProps, type ReactNode, useState } from "react";
import { Boundary } from "./boundary";
import { Sheet } from "./sheet";

export function SheetButton(
  props: Pick<ComponentProps<typeof Sheet>, "title" | "side" | "foot"> & {
    icon: ReactNode;
    children: (close: () => void) => ReactNode;
  },
) {
  const { icon, title, side, foot, children } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        className="icon-button"
        type="button"
        aria-label={title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {icon}
      </button>
      <Sheet open={isOpen} close={close} title={title} side={side} foot={foot}>
        <Boundary>{children(close)}</Boundary>
      </Sheet>
    </>
  );
}
