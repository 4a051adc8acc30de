import type { BrowserContext, Page } from "playwright-core";

export interface Control {
  /** Tag, name and URL, plus a number if several controls share them. */
  readonly key: string;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isShared: boolean;
  /** Whether using the control changes nothing, as with a link to the current page. */
  readonly isIdle: boolean;
  /** Whether the control belongs to any product after the first or any choice after the second. */
  readonly isRepeated: boolean;
  /**
   * What covers the control's center: the start of an element's HTML, or "the edge of the window".
   */
  readonly coveredBy: string | undefined;
}

interface PageControls {
  list(): Control[];
  /** Scrolls to each control in turn and describes it there. Omits missing controls. */
  scrollTo(keys: readonly string[]): Control[];
  /** Watches for effects of a control, and returns its position, which may have changed. */
  watch(key: string): Control | undefined;
  reaction(): string;
}

declare global {
  var controls: PageControls;
}

/** Defines `window.controls`. Runs in the page. */
function installInPage(): void {
  const selector = `a[href], button, select, textarea, summary, label,
    input:not([type=hidden], [type=radio], [type=checkbox])`;

  /** The pressed button in a group of choices. Pressing it again changes nothing. */
  const PRESSED_CHOICE = "fieldset > [aria-pressed=true]";

  const fieldOf = (element: Element) =>
    element instanceof HTMLLabelElement && element.control instanceof HTMLInputElement
      ? element.control
      : undefined;
  const isChoice = (element: Element) => /radio|checkbox/.test(fieldOf(element)?.type ?? "");

  function choicesBefore(element: Element): number {
    const choices = [...(element.closest("fieldset")?.querySelectorAll("label") ?? [])];
    return choices.filter(isChoice).indexOf(element as HTMLLabelElement);
  }

  function isOperable(element: Element): boolean {
    if (element instanceof HTMLLabelElement && !isChoice(element)) return false;
    const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
    if (modal && !modal.contains(element)) return false;
    if (element.closest("[inert], .visually-hidden, .skip-link")) return false;
    if ((fieldOf(element) ?? element).matches(":disabled, [aria-disabled=true]")) return false;
    const { width, height } = element.getBoundingClientRect();
    // the labels of radio buttons may be transparent
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
  }

  function nameOf(element: Element): string {
    const labels = "labels" in element ? [...(element.labels as NodeListOf<Element>)] : [];
    const label = labels.map((labelElement) => labelElement.textContent).join(" ");
    const name =
      element.getAttribute("aria-label") || label || element.textContent || element.id || "";
    return name.replace(/\s+/g, " ").trim().slice(0, 60);
  }

  function kindOf(element: Element): string {
    if (element instanceof HTMLInputElement) {
      if (element.type === "range") return "range";
      return /button|submit|image|reset/.test(element.type) ? "button" : `input ${element.type}`;
    }
    return element.localName === "textarea" ? "input text" : element.localName;
  }

  function isIdle(element: Element): boolean {
    if (element instanceof HTMLAnchorElement) {
      const { origin, pathname, search } = window.location;
      return element.href.replace(/#.*/, "") === origin + pathname + search;
    }
    if (element instanceof HTMLSelectElement) return element.options.length < 2;
    const field = fieldOf(element);
    if (field?.type === "radio") return field.checked;
    return element.matches(`${PRESSED_CHOICE}, button[aria-current=true]`);
  }

  /** Describes a control. The position refers to its first line, in window pixels. */
  function describeControl(element: Element, key: string): Control {
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const { x, y, width, height } = box;
    const topElement = document.elementFromPoint(x + width / 2, y + height / 2);
    const isOnTop =
      topElement !== null && (element.contains(topElement) || fieldOf(element) === topElement);
    return {
      key,
      kind: kindOf(element),
      x,
      y,
      width,
      height,
      isShared:
        element.closest("dialog") === null && element.closest("header, footer, nav") !== null,
      isIdle: isIdle(element),
      isRepeated:
        element.closest(".grid > li:nth-child(n + 2)") !== null ||
        (isChoice(element) && choicesBefore(element) > 1),
      coveredBy: isOnTop
        ? undefined
        : (topElement?.outerHTML.slice(0, 120) ?? "the edge of the window"),
    };
  }

  function findControls(): Map<string, Element> {
    const elements = new Map<string, Element>();
    for (const element of document.querySelectorAll(selector)) {
      if (!isOperable(element)) continue;
      const base = `${element.localName} “${nameOf(element)}” ${element.getAttribute("href") ?? ""}`;
      let key = base.trim();
      for (let duplicateNumber = 2; elements.has(key); duplicateNumber += 1)
        key = `${base.trim()} #${duplicateNumber}`;
      elements.set(key, element);
    }
    return elements;
  }

  function scrollToCenter(element: Element): void {
    // like a visitor's scrolling, this stops the restoration of an earlier position
    window.dispatchEvent(new WheelEvent("wheel"));
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  }

  const state = () => {
    const fields = document.querySelectorAll<HTMLInputElement>("input, select, textarea");
    const focus = document.activeElement;
    return { focus, values: [...fields].map(({ value, checked }) => `${value}${checked}`).join() };
  };
  let stateBefore = state;
  let reaction = "";

  window.controls = {
    list: () => [...findControls()].map(([key, element]) => describeControl(element, key)),
    scrollTo(keys) {
      const elements = findControls();
      return keys.flatMap((key) => {
        const element = elements.get(key);
        if (!element) return [];
        scrollToCenter(element);
        return [describeControl(element, key)];
      });
    },
    watch(key) {
      document.querySelector("[data-target]")?.removeAttribute("data-target");
      const target = findControls().get(key);
      target?.setAttribute("data-target", "");
      if (target) scrollToCenter(target);
      const position = target && describeControl(target, key);
      const { focus, values } = state();
      stateBefore = () => ({ focus, values });
      reaction = "";
      const observer = new MutationObserver((changes) => {
        const change = changes.find(({ attributeName }) => attributeName !== "data-target");
        if (change) reaction = `${change.type} ${change.attributeName ?? ""}`;
      });
      observer.observe(document, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
      return position;
    },
    reaction() {
      const { focus, values } = stateBefore();
      const currentState = state();
      if (currentState.values !== values) return "value";
      if (document.querySelector("[data-target]")?.matches(PRESSED_CHOICE)) return "pressed";
      const isMoved =
        currentState.focus !== focus && currentState.focus?.matches(":not([data-target], body)");
      return reaction || (isMoved ? "focus" : "");
    },
  };
}

export const installControls = (context: BrowserContext) => context.addInitScript(installInPage);

/** Screenshots at half size take a quarter of the time. */
const SCALE = 0.5;

/** A control is visible if hiding it changes at least this many pixels of a scaled screenshot. */
const MIN_PIXELS = 4;

const HIDE_CONTROLS = `a, button, select, textarea, summary, label, label *, input
  { visibility: hidden !important; transition: none !important }`;

/** Takes screenshots of the whole page or of the window, with and without controls. */
async function takeScreenshots(page: Page, isFullPage: boolean): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const metrics = await devtools.send("Page.getLayoutMetrics");
  const { clientWidth: width, clientHeight: height } = metrics.cssLayoutViewport;
  const size = isFullPage ? metrics.cssContentSize : { x: 0, y: 0, width, height };
  const images: string[] = [];
  for (const content of ["* { caret-color: transparent !important }", HIDE_CONTROLS]) {
    const style = await page.addStyleTag({ content });
    const { data } = await devtools.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      clip: { ...size, scale: SCALE },
      captureBeyondViewport: isFullPage,
    });
    images.push(data);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
  await devtools.detach();
  return images;
}

/**
 * Returns the controls that look the same when hidden. The page `canvas` compares the screenshots.
 */
export async function invisibleControls(page: Page, canvas: Page): Promise<string[]> {
  // make the window tall enough to show all of the dialog's content
  const size = page.viewportSize();
  const isDialog = (await page.locator("dialog:modal").count()) > 0;
  if (isDialog && size) await page.setViewportSize({ ...size, height: 4000 });
  const controlsInView = await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    // the other parts of a scrolling row are not visible yet
    const isInside = ({ x, width }: Control) => x >= 0 && x + width <= window.innerWidth;
    return window.controls.list().filter(isInside);
  });
  const images = await takeScreenshots(page, !isDialog);
  if (isDialog && size) await page.setViewportSize(size);
  const counts = await canvas.evaluate(
    async ([pictures, boxes, scale]) => {
      const draw = async (data: string) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const area = new OffscreenCanvas(image.width, image.height);
        const context = area.getContext("2d", { willReadFrequently: true });
        context?.drawImage(image, 0, 0);
        return context as OffscreenCanvasRenderingContext2D;
      };
      const [visibleContext, hiddenContext] = await Promise.all(pictures.map(draw));
      if (!visibleContext || !hiddenContext) return [];
      return boxes.map(({ x, y, width, height }) => {
        const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)];
        const right = Math.max(left + 1, Math.ceil((x + width) * scale));
        const bottom = Math.max(top + 1, Math.ceil((y + height) * scale));
        const area = [left, top, right - left, bottom - top] as const;
        const { data } = visibleContext.getImageData(...area);
        const { data: hiddenData } = hiddenContext.getImageData(...area);
        let count = 0;
        for (let index = 0; index < data.length; index += 4) {
          const difference = (offset: number) =>
            Math.abs((data[index + offset] ?? 0) - (hiddenData[index + offset] ?? 0));
          if (difference(0) + difference(1) + difference(2) > 60) count += 1;
        }
        return count;
      });
    },
    [images, controlsInView, SCALE] as const,
  );
  return controlsInView
    .filter((_, index) => (counts[index] ?? 0) < MIN_PIXELS)
    .map(({ key }) => key);
}

const centerOf = ({ x, y, width, height }: Control) => [x + width / 2, y + height / 2] as const;

export async function operateControl(page: Page, control: Control): Promise<void> {
  const { kind, key } = control;
  await page.mouse.move(...centerOf(control));
  // ignore changes caused by the pointer
  const currentControl = await page.evaluate(
    (name) =>
      new Promise<Control | undefined>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(window.controls.watch(name))));
      }),
    key,
  );
  if (kind === "select") {
    const select = page.locator("select[data-target]");
    const nextIndex = await select.evaluate((element: HTMLSelectElement) => {
      return (element.selectedIndex + 1) % element.options.length;
    });
    await select.selectOption({ index: nextIndex });
    return;
  }
  // a footer or font that loaded late may have moved the control
  await page.mouse.click(...centerOf(currentControl ?? control));
  if (kind === "range") await page.keyboard.press("ArrowRight");
  else if (kind === "input date") await page.keyboard.type("01021990");
  else if (kind.startsWith("input")) await page.keyboard.type("1");
}
