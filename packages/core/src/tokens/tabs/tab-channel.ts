/** Tells the other tabs that a value changed; never what it is. */
export interface TabChannel {
  tell(): void;
  listen(listener: () => void): () => void;
}

/**
 * A channel between the tabs of one origin, for stores whose changes the browser does not announce.
 * Silent where there is no BroadcastChannel.
 *
 * @param name - the same in every tab
 */
export function tabChannel(name: string): TabChannel {
  let channel: BroadcastChannel | undefined;
  const listeners = new Set<() => void>();
  const open = () => {
    try {
      // Servers have it as well, but no tabs, and there it would keep the process alive.
      if (!channel && typeof document !== "undefined") {
        channel = new BroadcastChannel(name);
        channel.onmessage = () => {
          for (const listener of listeners) listener();
        };
      }
    } catch {
      // Refused by the browser: the tabs find out when they read.
    }
    return channel;
  };
  return {
    tell() {
      try {
        open()?.postMessage("changed");
      } catch {
        // Closed by the browser (a page on its way out): as above.
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
