export const itemsText = (count: number) => `${count} ${count === 1 ? "item" : "items"}`;
