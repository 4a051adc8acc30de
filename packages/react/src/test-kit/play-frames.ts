import type { Emulator } from "@portico/emulator";

// jsdom does not load frames, and frames of real browsers cannot reach an in-process emulator.

async function fetchMessage(emulator: Emulator, address: string, cookie: string): Promise<unknown> {
  const response = await emulator.fetch(address, { headers: cookie ? { Cookie: cookie } : {} });
  const message = /postMessage\((\{.*\}),"[^"]*"\)/.exec(await response.text())?.[1];
  if (!message) throw new Error("The page posts no message");
  return JSON.parse(message);
}

/**
 * Loads this document's hidden frames from an emulator.
 *
 * @param cookie - Session cookie for the platform's pages.
 * @returns A function that stops loading frames.
 */
export function playFrames(emulator: Emulator, cookie = ""): () => void {
  // Some test setups define only window and document as globals.
  const { HTMLIFrameElement, MessageEvent, MutationObserver } = window;
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLIFrameElement)) continue;
      const source = node.contentWindow;
      const { origin } = new URL(node.src);
      fetchMessage(emulator, node.src, cookie).then(
        (data) => window.dispatchEvent(new MessageEvent("message", { data, source, origin })),
        // A page that fails to load posts no message.
        () => {},
      );
    }
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
