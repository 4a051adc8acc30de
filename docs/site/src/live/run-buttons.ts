// Adds buttons to the blocks that can run. All other code loads when the reader uses a button.

function addButtons(block: HTMLElement): void {
  const bar = document.createElement("div");
  const status = document.createElement("span");
  bar.className = "live-bar not-content";
  status.role = "status";
  bar.append(status);
  for (const [action, label] of [
    ["run", "Run"],
    ["edit", "Edit"],
  ] as const) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.ariaLabel = `${label} ${block.dataset.file}`;
    button.onclick = async () => {
      try {
        const { exampleOf } = await import("./example.ts");
        await exampleOf(block, bar, status)[action]();
      } catch {
        status.textContent = "The example did not load. Check your connection.";
      }
    };
    status.before(button);
  }
  block.closest(".expressive-code")?.after(bar);
}

document.querySelectorAll<HTMLElement>("[data-run]").forEach(addButtons);
