"use client";

import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

type OnDemandProps<Props> = {
  /** The same function each time: `const loadForm = () => import("./form")` beside the component. */
  load: Load<Props>;
  part: Props;
  /** Shown until it is there. */
  waiting?: ReactNode;
  /** The line is gone, or a new version of the site is out. */
  onFailed?: () => void;
};

/** What is there already is shown at once. */
const loaded = new WeakMap<object, unknown>();

/**
 * A part whose code is fetched when it is first shown. One that cannot be had takes nothing else of the page away, and
 * is asked for again the next time, where React's `lazy` throws, and throws for ever.
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
