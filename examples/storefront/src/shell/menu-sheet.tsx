import { Sheet } from "shop-ui/design/sheet";
import type { MenuEntry } from "shop-ui/shell/menu-entries";
import { MenuList } from "shop-ui/shell/menu-list";
import { ThemeSwitch } from "shop-ui/shell/theme-switch";

export function MenuSheet(props: {
  entries: readonly MenuEntry[];
  open: boolean;
  close: () => void;
}) {
  const { entries, open, close } = props;
  return (
    <Sheet open={open} close={close} title="Menu" side="left" foot={<ThemeSwitch />}>
      <MenuList entries={entries} close={close} />
    </Sheet>
  );
}
