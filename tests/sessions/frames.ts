import type { Emulator } from "@portico/emulator";

// jsdom loads no frames: the emulator's page is fetched and its message posted, as a browser would.
// The real thing is in ../browser/hidden-frame.test.ts.

/** What the emulator's page posts to the page that it is a frame of. */
async function postedBy(emulator: Emulator, address: string): Promise<unknown> {
  const html = await (await emulator.fetch(address)).text();
  const message = /postMessage\((\{.*\}),"[^"]*"\)/.exec(html)?.[1];
  if (!message) throw new Error("The page posts nothing");
  return JSON.parse(message);
}

/**
 * Plays the hidden frames of this document on an emulator.
 *
 * @returns what stops that
 */
export function playFrames(emulator: Emulator): () => void {
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLIFrameElement)) continue;
      const source = node.contentWindow;
      postedBy(emulator, node.src).then(
        (data) =>
          window.dispatchEvent(
            new MessageEvent("message", { data, source, origin: new URL(node.src).origin }),
          ),
        // A page that does not load says nothing.
        () => {},
      );
    }
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
