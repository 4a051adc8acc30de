import { type ComponentType, lazy, type ReactNode, useState } from "react";

/** A component whose code is loaded when it is needed. */
interface Part<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code ahead of time. */
  fetch(): Promise<unknown>;
}

/** Loads a style sheet again. The bundler loads each style sheet only once, even if the request failed. */
async function reloadSheet(error: unknown): Promise<void> {
  const path = /Unable to preload CSS for (\S+)/.exec(String(error))?.[1];
  const failed = path && document.querySelector<HTMLLinkElement>(`link[href="${path}"]`);
  if (!failed) return;
  const again = failed.cloneNode() as HTMLLinkElement;
  await new Promise((resolve, reject) => {
    again.onload = resolve;
    again.onerror = () => reject(error);
    failed.replaceWith(again);
  });
}

const failed = new Set<() => void>();

/** Makes parts that could not be loaded load again when they are rendered next. */
export function retryParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/**
 * Creates a part from a module's component. Until the code is loaded, the part suspends. A failed request is repeated
 * once. If that fails too, the part throws until `retryParts` is called.
 *
 * @param load - imports the module
 * @param name - of the component in the module
 */
export function part<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): Part<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let pending: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadTwice = async () => {
    const module = await load().catch(async (error: unknown) => {
      await reloadSheet(error);
      return load();
    });
    Loaded = module[name];
    return { default: Loaded };
  };
  const fetch = () => {
    pending ??= loadTwice().finally(() => {
      pending = undefined;
    });
    return pending;
  };
  const later = (): ComponentType<Props> =>
    lazy(() =>
      fetch().catch((error: unknown) => {
        // React keeps the error of a lazy component
        failed.add(() => {
          Later = later();
        });
        throw error;
      }),
    );
  let Later = later();
  function Fetched(props: Props) {
    // through `lazy` it would come after a fallback, for which React holds it back a while
    const [Shown] = useState(() => Loaded ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Fetched, { fetch });
}
