import type { ReactNode } from "react";

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

const lineIcon = (path: string) => () => (
  <Icon>
    <path d={path} />
  </Icon>
);

export const BagIcon = lineIcon("M5 8.5h14l-1 12H6zM8.5 11.5V7a3.5 3.5 0 0 1 7 0v4.5");
export const CloseIcon = lineIcon("M6 6l12 12M18 6 6 18");
export const FilterIcon = lineIcon("M4 8h9m5 0h2M4 16h2m5 0h9M15.5 5.5v5M8.5 13.5v5");
export const FourIcon = lineIcon("M4.5 4.5h6v6h-6zm9 0h6v6h-6zm-9 9h6v6h-6zm9 0h6v6h-6z");
export const MenuIcon = lineIcon("M4 8h16M4 16h16");
export const MinusIcon = lineIcon("M6 12h12");
export const PersonIcon = lineIcon(
  "M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-3.4 3.7-5.5 7.5-5.5s6.9 2.1 7.5 5.5",
);
export const PlusIcon = lineIcon("M6 12h12M12 6v12");
export const RulerIcon = lineIcon("M3.5 8.5h17v7h-17zM7.5 8.5v3m4.5-3v4m4.5-4v3");
export const SearchIcon = lineIcon(
  "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.7-1.8 5.3 5.3",
);
export const TruckIcon = lineIcon(
  "M3 6.5h11v10H3zm11 3.5h4l3 3.5v3h-7zM7 19a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 7 19zm10 0a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z",
);
export const TwoIcon = lineIcon("M4.5 4.5h15v15h-15z");
export const ReturnIcon = lineIcon("M8.5 5 4.5 9l4 4M4.5 9h9a5 5 0 0 1 0 10h-3");

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
