import type { Emulator } from "@portico/emulator";

// jsdom does not load frames, so this module fetches the emulator's page and posts its message.
// ../browser/hidden-frame.test.ts tests real frames.

/** Returns the message that the emulator's page posts to its parent. */
async function postedMessage(emulator: Emulator, address: string): Promise<unknown> {
  const html = await (await emulator.fetch(address)).text();
  const message = /postMessage\((\{.*\}),"[^"]*"\)/.exec(html)?.[1];
  if (!message) throw new Error("The page posts nothing");
  return JSON.parse(message);
}

/**
 * Loads this document's hidden frames from an emulator.
 *
 * @returns a function that stops loading frames
 */
export function loadFrames(emulator: Emulator): () => void {
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLIFrameElement)) continue;
      const source = node.contentWindow;
      postedMessage(emulator, node.src).then(
        (data) =>
          window.dispatchEvent(
            new MessageEvent("message", { data, source, origin: new URL(node.src).origin }),
          ),
        // A page that fails to load posts no message.
        () => {},
      );
    }
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
