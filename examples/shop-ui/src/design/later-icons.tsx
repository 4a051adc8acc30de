import { Icon, lineIcon } from "./icon";

// A separate file keeps these icons out of the first chunk, which does not need them.

export const CloseIcon = lineIcon("M6 6l12 12M18 6 6 18");
export const MinusIcon = lineIcon("M6 12h12");
export const PlusIcon = lineIcon("M6 12h12M12 6v12");
export const ReturnIcon = lineIcon("M8.5 5 4.5 9l4 4M4.5 9h9a5 5 0 0 1 0 10h-3");
export const RulerIcon = lineIcon("M3.5 8.5h17v7h-17zM7.5 8.5v3m4.5-3v4m4.5-4v3");
export const TruckIcon = lineIcon(
  "M3 6.5h11v10H3zm11 3.5h4l3 3.5v3h-7zM7 19a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 7 19zm10 0a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z",
);

export function HeartIcon({ filled = false }: { filled?: boolean }) {
  return (
    <Icon>
      <path
        d="M12 20S4 15.2 4 9.4A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.4C20 15.2 12 20 12 20z"
        fill={filled ? "currentColor" : "none"}
      />
    </Icon>
  );
}
