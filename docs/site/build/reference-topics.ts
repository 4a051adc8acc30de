import type { SidebarGroup } from "./sidebar.ts";

/** A group in the file that the generator of the reference writes. */
export interface ReferenceGroup {
  label: string;
  pages: { label: string; path: string }[];
}

export interface ReferenceTopic {
  label: string;
  link: string;
  items: SidebarGroup[];
}

/** The groups of each topic. A page contains only its topic's sidebar, which keeps pages small. */
const TOPICS: Record<string, readonly string[]> = {
  "Client and React": ["API reference", "Core", "React", "Emulator"],
  Stores: ["Stores", "Stores with catalog version 1"],
  eCommerce: [
    "Carts and checkout",
    "Orders",
    "Delivery and taxes",
    "Carts and checkout, version 1",
    "Service plugins",
  ],
  "Members and sessions": ["Members", "Identity", "Servers"],
};

/** Sorts the groups of the reference into topics. A build without a reference has no topics. */
export function referenceTopics(
  groups: readonly ReferenceGroup[],
  slugOf: (path: string) => string | undefined,
): ReferenceTopic[] {
  const labels = Object.values(TOPICS).flat();
  const unknownGroup = groups.find(({ label }) => !labels.includes(label));
  if (unknownGroup)
    throw new Error(`The group ${unknownGroup.label} of the reference has no topic`);
  return Object.entries(TOPICS).flatMap(([label, names]) => {
    const items = groups
      .filter((group) => names.includes(group.label))
      .map((group) => ({
        label: group.label,
        items: group.pages.map((page) => ({ label: page.label, slug: slugOf(page.path) ?? "" })),
      }));
    const first = items[0]?.items[0]?.slug;
    return first === undefined ? [] : [{ label, link: `/${first}/`, items }];
  });
}
