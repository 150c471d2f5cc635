"use client";

import { useState, type ReactNode } from "react";
import { useSeasonProblem } from "./season-values";

type SeasonGroupProps = { at: string; title: string; children: ReactNode };

/** A collapsed group of rarely changed fields. Its fields render only while it is open or has an error. */
export function SeasonGroup({ at, title, children }: SeasonGroupProps) {
  const problem = useSeasonProblem(at);
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || problem !== undefined;
  return (
    <details
      className="desk-season-shut"
      open={isShown || undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {isShown && children}
    </details>
  );
}
