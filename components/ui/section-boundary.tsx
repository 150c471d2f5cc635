"use client";

import { Activity, Component, Fragment, useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { beginHydration, endHydration } from "@/lib/base/hydration/progress";
import { useCarryOver } from "./use-carry-over";

/**
 * A section of a page, which React hydrates in its own task, or at once when it is clicked. If a translation tool or a
 * password manager has changed its DOM, React re-renders this section only; its fields keep their values, focus and
 * caret.
 *
 * `<Activity>` is the boundary, not `<Suspense>`: the server sends a completed Suspense boundary of more than 500 bytes
 * in a hidden element behind the page once the page is longer than 12.8 KB, where readers and crawlers without script
 * miss it (docs/decisions/0021-hydration.md).
 */
export function SectionBoundary({ children }: { children: ReactNode }) {
  const [section] = useState(() => ({}));
  // A layout effect, because it must run before the effect of `SectionEnd` when React mounts both at once.
  useLayoutEffect(() => {
    beginHydration(section);
    return () => endHydration(section);
  }, [section]);
  return (
    <RetryAfterForeignChange>
      <Activity>
        {children}
        <SectionEnd section={section} />
      </Activity>
    </RetryAfterForeignChange>
  );
}

/** Must be the last child of its section: its effects run after those of all others. */
function SectionEnd({ section }: { section: object }) {
  useCarryOver();
  useEffect(() => endHydration(section), [section]);
  return null;
}

type RetryProps = { children: ReactNode };
type RetryState = { error: unknown; attempt: number };

/**
 * Remounts its children when React failed to change the DOM because something else moved its nodes. Any other error
 * reaches the error page.
 */
export class RetryAfterForeignChange extends Component<RetryProps, RetryState> {
  override state: RetryState = { error: undefined, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<RetryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    _props: RetryProps,
    { error, attempt }: RetryState,
  ): Partial<RetryState> | null {
    return isMissingNode(error) ? { error: undefined, attempt: attempt + 1 } : null;
  }

  override render(): ReactNode {
    if (this.state.error !== undefined) throw this.state.error;
    return <Fragment key={this.state.attempt}>{this.props.children}</Fragment>;
  }
}

/** Matches the error that `removeChild` and `insertBefore` throw when a node was moved or removed by other code. */
const isMissingNode = (error: unknown) => error instanceof DOMException && error.name === "NotFoundError";
