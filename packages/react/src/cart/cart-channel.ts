/** Notifies other tabs of a client about cart changes, and receives their notifications. */
export function cartChannel(clientId: string, changed: () => void) {
  const name = `portico-cart:${clientId}`;
  let channel: BroadcastChannel | undefined;
  // Without it, or where it is forbidden, the tabs see changes when they are looked at again.
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
    /** A channel does not hear itself. */
    tell() {
      const sender = channel ?? make();
      sender?.postMessage("changed");
      if (sender !== channel) sender?.close();
    },
  };
}
