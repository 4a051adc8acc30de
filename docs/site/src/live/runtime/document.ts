// Connects the frame's document to the emulator, because no server has the emulator's pages and
// images.
import type { Send } from "../messages.ts";

interface NavigateEvent extends Event {
  readonly hashChange: boolean;
  readonly destination: { readonly url: string };
}

/** Loads the sources of elements from the emulator. React sets them as properties and attributes. */
function loadSources<E extends HTMLElement>(
  prototype: E,
  show: (element: E, response: Response) => Promise<void>,
): void {
  Object.defineProperty(prototype, "src", {
    async set(this: E, url: string) {
      await show(this, await fetch(url));
    },
  });
  prototype.setAttribute = function (this: E, name, value) {
    if (name === "src") Object.assign(this, { src: value });
    else if (name !== "srcSet") Element.prototype.setAttribute.call(this, name, value);
  };
}

export function connectDocument(send: Send): void {
  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src");
  loadSources(HTMLImageElement.prototype, async (image, response) => {
    if (response.ok) source?.set?.call(image, URL.createObjectURL(await response.blob()));
  });
  // logins with a password use a hidden frame
  loadSources(HTMLIFrameElement.prototype, async (frame, response) => {
    frame.srcdoc = await response.text();
  });

  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener("navigate", (event) => {
    const { hashChange, destination } = event as NavigateEvent;
    if (hashChange || !event.cancelable) return;
    event.preventDefault();
    send({ kind: "output", level: "info", text: `Navigation to ${destination.url}` });
  });
}
