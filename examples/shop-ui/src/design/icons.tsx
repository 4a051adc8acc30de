import { lineIcon } from "./icon";

// Icons for the header and the toolbar. They are loaded with the first page of a visit.

export const BagIcon = lineIcon("M5 8.5h14l-1 12H6zM8.5 11.5V7a3.5 3.5 0 0 1 7 0v4.5");
export const FilterIcon = lineIcon("M4 8h9m5 0h2M4 16h2m5 0h9M15.5 5.5v5M8.5 13.5v5");
export const FourIcon = lineIcon("M4.5 4.5h6v6h-6zm9 0h6v6h-6zm-9 9h6v6h-6zm9 0h6v6h-6z");
export const MenuIcon = lineIcon("M4 8h16M4 16h16");
export const PersonIcon = lineIcon(
  "M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-3.4 3.7-5.5 7.5-5.5s6.9 2.1 7.5 5.5",
);
export const SearchIcon = lineIcon(
  "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.7-1.8 5.3 5.3",
);
export const TwoIcon = lineIcon("M4.5 4.5h15v15h-15z");
