"use client";

import {
  Activity,
  memo,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { createGate, watchGate, type Gate } from "./hydration-gate";
import { RetryAfterForeignChange } from "./section-boundary";
import { neverChanges } from "./use-is-hydrated";

/**
 * A section that React hydrates when it comes near the viewport, is touched or focused, or is rendered again; until then
 * the server's markup stays as it is. For entries of long lists, of which most are never seen. The page counts as
 * hydrated without them.
 */
export function LateSection({ children }: { children: ReactNode }) {
  const marker = useRef<HTMLSpanElement>(null);
  const isHydrating = useSyncExternalStore(neverChanges, isFalse, isInBrowser);
  const [gate] = useState(() => createGate(children, isHydrating));
  useEffect(() => (marker.current ? watchGate(gate, marker.current) : undefined), [gate]);
  // React cannot hydrate a section with other content than the server's while it waits.
  if (gate.content !== children) gate.open();
  return (
    <>
      <span ref={marker} hidden />
      <Section gate={gate}>{children}</Section>
    </>
  );
}

const isFalse = () => false;
const isInBrowser = () => typeof window !== "undefined";

/** Memoized, because React hydrates a boundary at once when it is rendered again. */
const Section = memo(function Section({ gate, children }: { gate: Gate; children: ReactNode }) {
  return (
    <RetryAfterForeignChange>
      <Activity>
        <Wait gate={gate} />
        {children}
      </Activity>
    </RetryAfterForeignChange>
  );
});

/** Suspends the hydration of its section until the gate opens. */
function Wait({ gate }: { gate: Gate }) {
  use(gate.opened);
  return null;
}
