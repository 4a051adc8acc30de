import { offlineCartStorage } from "@portico/react/offline";

export const storage = offlineCartStorage();
