import type { Emulator } from "@portico/emulator";

// jsdom loads no frames: the emulator's page is fetched and its message posted, as a browser would.

/** What the emulator's page posts to the page that it is a frame of. */
async function postedMessage(
  emulator: Emulator,
  address: string,
  cookie: string,
): Promise<unknown> {
  const response = await emulator.fetch(address, { headers: cookie ? { Cookie: cookie } : {} });
  const message = /postMessage\((\{.*\}),"[^"]*"\)/.exec(await response.text())?.[1];
  if (!message) throw new Error("The page posts nothing");
  return JSON.parse(message);
}

/**
 * Plays the hidden frames of this document on an emulator.
 *
 * @param cookie - of whoever has logged in on the platform's own pages
 * @returns what stops that
 */
export function playFrames(emulator: Emulator, cookie = ""): () => void {
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLIFrameElement)) continue;
      const source = node.contentWindow;
      const { origin } = new URL(node.src);
      postedMessage(emulator, node.src, cookie).then(
        (data) => window.dispatchEvent(new MessageEvent("message", { data, source, origin })),
        // A page that does not load says nothing.
        () => {},
      );
    }
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
