import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className="banner">
          You’re offline. Your changes will be saved when you’re back online.
        </p>
      )}
    </div>
  );
}
