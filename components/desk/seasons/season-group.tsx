"use client";

import { useState, type ReactNode } from "react";
import { useSeasonProblem } from "./season-values";

type SeasonGroupProps = { at: string; title: string; children: ReactNode };

/** Fields that change seldom: shut until somebody opens them, or something is wrong there. */
export function SeasonGroup({ at, title, children }: SeasonGroupProps) {
  const problem = useSeasonProblem(at);
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="desk-season-shut"
      open={isOpen || problem !== undefined || undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
