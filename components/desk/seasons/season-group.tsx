"use client";

import { useState, type ReactNode } from "react";
import { useSeasonProblem } from "./season-values";
import { Fold } from "../fold";

type SeasonGroupProps = { path: string; title: string; children: ReactNode };

/** A collapsed group of rarely changed fields. Its fields render only while it is open or has an error. */
export function SeasonGroup({ path, title, children }: SeasonGroupProps) {
  const problem = useSeasonProblem(path);
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen || problem !== undefined;
  return (
    <Fold
      summary={title}
      data-part="season-group"
      className="border-mist border-b open:pb-4"
      summaryClassName="font-semibold"
      open={isShown || undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      {isShown && children}
    </Fold>
  );
}
