"use client";

import { Activity, Component, Fragment, useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { beginHydration, endHydration } from "@/lib/hydration/progress";
import { useCarryOver } from "./use-carry-over";

/**
 * A section of a page: React hydrates it in a task of its own, a press hydrates it at once, and a DOM that something
 * else has changed (a translation, a password manager) costs this section alone. Its fields keep their values, the
 * focus and the caret when React renders it again.
 *
 * `<Activity>` is the boundary, not `<Suspense>`: the server sends a completed Suspense boundary of more than 500 bytes
 * in a hidden element behind the page once the page is longer than 12.8 KB, where readers and crawlers without script
 * miss it (docs/decisions/0021-hydration.md).
 */
export function SectionBoundary({ children }: { children: ReactNode }) {
  const [section] = useState(() => ({}));
  // Before the effect of `SectionEnd`, which comes first where React renders both at once.
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
class RetryAfterForeignChange extends Component<RetryProps, RetryState> {
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

/** What `removeChild` and `insertBefore` throw for a node that is no longer where React put it. */
const isMissingNode = (error: unknown) => error instanceof DOMException && error.name === "NotFoundError";
