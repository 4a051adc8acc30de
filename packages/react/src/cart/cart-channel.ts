/** Notifies other tabs of a client about cart changes, and receives their notifications. */
export function cartChannel(clientId: string, changed: () => void) {
  const name = `portico-cart:${clientId}`;
  let channel: BroadcastChannel | undefined;
  // Without a channel, tabs refetch when they get the focus.
  const make = () => {
    try {
      return typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name);
    } catch {
      return undefined;
    }
  };
  return {
    open() {
      channel ??= make();
      if (channel) channel.onmessage = changed;
    },
    close() {
      channel?.close();
      channel = undefined;
    },
    /** Notifies other tabs, and not this one. */
    notify() {
      const sender = channel ?? make();
      sender?.postMessage("changed");
      if (sender !== channel) sender?.close();
    },
  };
}
