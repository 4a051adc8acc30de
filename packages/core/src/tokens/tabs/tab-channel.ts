/** Messages never contain secrets. */
export interface TabChannel {
  post(message?: string): void;
  listen(listener: (message: unknown) => void): () => void;
}

/** Creates a channel for stores that do not trigger browser events when they change. */
export function tabChannel(name: string): TabChannel {
  let channel: BroadcastChannel | undefined;
  const listeners = new Set<(message: unknown) => void>();
  const open = () => {
    try {
      // Servers have no tabs, and an open channel would keep the process alive.
      if (!channel && typeof document !== "undefined") {
        channel = new BroadcastChannel(name);
        channel.onmessage = ({ data }) => {
          for (const listener of listeners) listener(data);
        };
      }
    } catch {
      // The browser denies or lacks channels. Other tabs see the change when they read the store.
    }
    return channel;
  };
  return {
    post(message = "changed") {
      try {
        open()?.postMessage(message);
      } catch {
        // The browser has closed the channel, for example while the page unloads.
      }
    },
    listen(listener) {
      listeners.add(listener);
      open();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          channel?.close();
          channel = undefined;
        }
      };
    },
  };
}
