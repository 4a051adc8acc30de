import { Sheet } from "shop-ui/design/sheet";
import { SearchForm } from "shop-ui/shell/search-form";

export function SearchSheet({ open, close }: { open: boolean; close: () => void }) {
  return (
    <Sheet open={open} close={close} title="Search" side="top">
      <SearchForm close={close} />
    </Sheet>
  );
}
