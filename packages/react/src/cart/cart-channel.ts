/** Notifies other tabs of a client about cart changes, and receives their notifications. */
export function cartChannel(clientId: string, onChange: () => void) {
  const name = `portico-cart:${clientId}`;
  let channel: BroadcastChannel | undefined;
  // Without a channel, tabs refetch when they get the focus.
  const create = () => {
    try {
      return typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name);
    } catch {
      return undefined;
    }
  };
  return {
    open() {
      channel ??= create();
      if (channel) channel.onmessage = onChange;
    },
    close() {
      channel?.close();
      channel = undefined;
    },
    /** Notifies other tabs, and not this one. */
    notify() {
      const sender = channel ?? create();
      sender?.postMessage("changed");
      if (sender !== channel) sender?.close();
    },
  };
}
