import { type ComponentType, lazy, type ReactNode, useState } from "react";

/**
 * Delay before a failed request is retried. Browsers report slightly too early that they are
 * online.
 */
const RETRY_DELAY_MS = 1000;

interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  preload(): Promise<unknown>;
}

type PropsOf<Component> = Component extends (props: infer Props extends object) => ReactNode
  ? Props
  : object;

const failedStyleSheets = new Set<HTMLLinkElement>();
if (typeof document !== "undefined") {
  // Error events on elements do not bubble, but can be captured.
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet")
        failedStyleSheets.add(target);
    },
    true,
  );
}

/** Reloads style sheets that failed to load, because bundlers request each one only once. */
const reloadStyleSheets = () =>
  Promise.all(
    [...failedStyleSheets].map((link) => {
      failedStyleSheets.delete(link);
      const copy = link.cloneNode() as HTMLLinkElement;
      return new Promise((resolve, reject) => {
        copy.onload = resolve;
        copy.onerror = () => reject(new Error(`Unable to preload CSS for ${copy.href}`));
        link.replaceWith(copy);
      });
    }),
  );

const failedComponentResets = new Set<() => void>();

export const hasFailedComponents = () => failedComponentResets.size > 0;

/** Makes failed components load again the next time they render. */
export function retryFailedComponents(): void {
  for (const reset of failedComponentResets) reset();
  failedComponentResets.clear();
}

/**
 * Creates a component that suspends until its code is loaded. A failed request is retried once,
 * unless the browser is offline. If the code still fails to load, the component throws until
 * `retryFailedComponents` is called.
 */
export function lazyComponent<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyComponent<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let LoadedComponent: ComponentType<Props> | undefined;
  let pendingLoad: Promise<{ default: ComponentType<Props> }> | undefined;
  const attempt = async () => {
    await reloadStyleSheets();
    const component = (await load())[name] as ComponentType<Props>;
    LoadedComponent = component;
    return { default: component };
  };
  const attemptTwice = () =>
    attempt().catch(async (error: unknown) => {
      if (!navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
      return attempt();
    });
  const preload = () => {
    pendingLoad ??= attemptTwice().finally(() => {
      pendingLoad = undefined;
    });
    return pendingLoad;
  };
  const createLazy = (): ComponentType<Props> =>
    lazy(() =>
      preload().catch((error: unknown) => {
        // React never calls a failed lazy component's function again.
        failedComponentResets.add(() => {
          SuspendedComponent = createLazy();
        });
        throw error;
      }),
    );
  let SuspendedComponent = createLazy();
  function ComponentWhenLoaded(props: Props) {
    // React delays content that replaces a fallback, so render loaded code without `lazy`.
    const [Component] = useState(() => LoadedComponent ?? SuspendedComponent);
    return <Component {...props} />;
  }
  return Object.assign(ComponentWhenLoaded, { preload });
}
