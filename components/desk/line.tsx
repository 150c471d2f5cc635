import type { ReactNode } from "react";

type LineProps = { actions?: ReactNode; children: ReactNode };

/** A list item with buttons beside it. A long text wraps before the buttons do, and a long address breaks anywhere. */
export function Line({ actions, children }: LineProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2 wrap-anywhere last:border-0">
      <div className="min-w-0 flex-[1_1_16rem]">{children}</div>
      {actions}
    </li>
  );
}
