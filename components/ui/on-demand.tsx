"use client";

import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

type OnDemandProps<Props> = {
  /** Must be the same function for every render: `const loadForm = () => import("./form")` at module level. */
  load: Load<Props>;
  componentProps: Props;
  /** Shown while it loads. */
  placeholder?: ReactNode;
  /** Called when the code cannot be loaded: the visitor is offline, or a new version of the site was deployed. */
  onFailed?: () => void;
};

/** Components that have been loaded, by their load function, so that they render at once the next time. */
const loadedComponents = new WeakMap<object, unknown>();

/**
 * A component whose code is fetched when it is first shown. A failed load leaves the rest of the page intact and is
 * retried on the next mount; `React.lazy` would throw, and keep throwing.
 */
export function OnDemand<Props extends object>({
  load,
  componentProps,
  placeholder = null,
  onFailed,
}: OnDemandProps<Props>) {
  const [LoadedComponent, setLoadedComponent] = useState(
    () => loadedComponents.get(load) as ComponentType<Props> | undefined,
  );
  const reportFailure = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    let isMounted = true;
    load().then(
      ({ default: Loaded }) => {
        loadedComponents.set(load, Loaded);
        if (isMounted) setLoadedComponent(() => Loaded);
      },
      () => isMounted && reportFailure(),
    );
    return () => {
      isMounted = false;
    };
  }, [load]);
  return LoadedComponent ? <LoadedComponent {...componentProps} /> : placeholder;
}
