import type { Emulator } from "@portico/emulator";

// jsdom loads no frames, so this fetches the emulator's page and posts its message.
// ../browser/hidden-frame.test.ts tests real frames.

/** Returns the message that the emulator's page posts to its parent. */
async function postedMessage(emulator: Emulator, address: string): Promise<unknown> {
  const html = await (await emulator.fetch(address)).text();
  const message = /postMessage\((\{.*\}),"[^"]*"\)/.exec(html)?.[1];
  if (!message) throw new Error("The page posts nothing");
  return JSON.parse(message);
}

/**
 * Loads the hidden frames of this document from an emulator.
 *
 * @returns a function that stops it
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
        // A page that does not load posts nothing.
        () => {},
      );
    }
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
