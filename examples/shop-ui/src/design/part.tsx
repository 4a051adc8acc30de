import { type ComponentType, lazy, type ReactNode, useState } from "react";

/** A component whose code is loaded when it is needed. */
interface Part<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code ahead of time. */
  fetch(): Promise<unknown>;
}

/**
 * Creates a part from a module's component. Until the code is loaded, the part suspends.
 *
 * @param load - imports the module
 * @param name - of the component in the module
 */
export function part<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): Part<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const fetch = async () => {
    Loaded = (await load())[name];
    return { default: Loaded };
  };
  const Later: ComponentType<Props> = lazy(fetch);
  function Fetched(props: Props) {
    // through `lazy` it would come after a fallback, for which React holds it back a while
    const [Shown] = useState(() => Loaded ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Fetched, { fetch });
}
