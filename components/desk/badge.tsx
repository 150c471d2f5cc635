import type { ReactNode } from "react";

const colors = { plain: "bg-muted", new: "bg-gold text-on-light", success: "bg-accent text-on-accent" };

type BadgeProps = { tone?: keyof typeof colors; children: ReactNode };

/** A state or kind beside a name. */
export function Badge({ tone = "plain", children }: BadgeProps) {
  return (
    <span
      className={`w-fit rounded-pill px-2.5 py-0.5 text-label font-semibold outline-1 outline-transparent ${colors[tone]}`}
    >
      {children}
    </span>
  );
}
