"use client";

import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

type OnDemandProps<Props> = {
  /** Must be the same function for every render: `const loadForm = () => import("./form")` at module level. */
  load: Load<Props>;
  part: Props;
  /** Shown while it loads. */
  waiting?: ReactNode;
  /** Called when the code cannot be loaded: the visitor is offline, or a new version of the site was deployed. */
  onFailed?: () => void;
};

/** Components that have been loaded, by their load function, so that they render at once the next time. */
const loaded = new WeakMap<object, unknown>();

/**
 * A component whose code is fetched when it is first shown. A failed load leaves the rest of the page intact and is
 * retried on the next mount; `React.lazy` would throw, and keep throwing.
 */
export function OnDemand<Props extends object>({
  load,
  part,
  waiting = null,
  onFailed,
}: OnDemandProps<Props>) {
  const [Part, setPart] = useState(() => loaded.get(load) as ComponentType<Props> | undefined);
  const tell = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    let shown = true;
    load().then(
      ({ default: Loaded }) => {
        loaded.set(load, Loaded);
        if (shown) setPart(() => Loaded);
      },
      () => shown && tell(),
    );
    return () => {
      shown = false;
    };
  }, [load]);
  return Part ? <Part {...part} /> : waiting;
}
