import { dirname } from "node:path";
import { filesIn, importsOf, isTesting } from "./imports.ts";

/** Returns the imports between the direct children of a folder: its files and subfolders. */
export function childImports(folder: string): Map<string, Set<string>> {
  const childOf = (path: string) => path.slice(folder.length + 1).split("/")[0] as string;
  const imports = new Map<string, Set<string>>();
  for (const path of filesIn(folder).filter((file) => !isTesting(file))) {
    const from = childOf(path);
    const targets = imports.get(from) ?? new Set();
    imports.set(from, targets);
    for (const { to } of importsOf(path)) {
      if (to?.startsWith(`${folder}/`) && childOf(to) !== from) targets.add(childOf(to));
    }
  }
  return imports;
}

/**
 * Returns the groups of files and folders that import each other, directly or indirectly, using
 * Tarjan's algorithm.
 */
export function cyclesOf(imports: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowLinks = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (folder: string): number => {
    const index = order.size;
    order.set(folder, index);
    lowLinks.set(folder, index);
    stack.push(folder);
    for (const neighbor of imports.get(folder) ?? []) {
      const reachableIndex = order.has(neighbor)
        ? stack.includes(neighbor)
          ? (order.get(neighbor) as number)
          : Number.POSITIVE_INFINITY
        : visit(neighbor);
      lowLinks.set(folder, Math.min(lowLinks.get(folder) as number, reachableIndex));
    }
    const lowLink = lowLinks.get(folder) as number;
    if (lowLink === index) {
      const cycle = stack.splice(stack.indexOf(folder));
      if (cycle.length > 1) cycles.push(cycle.sort());
    }
    return lowLink;
  };
  for (const folder of imports.keys()) if (!order.has(folder)) visit(folder);
  return cycles;
}

/**
 * Returns the cycles between the children of a folder and between the children of each subfolder.
 */
export function allCycles(root: string): string[] {
  const folders = new Set([root]);
  for (const path of filesIn(root)) {
    for (let folder = dirname(path); folder !== root; folder = dirname(folder)) folders.add(folder);
  }
  return [...folders].flatMap((folder) =>
    cyclesOf(childImports(folder)).map((cycle) => `${folder}: ${cycle.join(", ")}`),
  );
}
