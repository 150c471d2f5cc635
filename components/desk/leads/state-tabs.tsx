"use client";

import { leadStates } from "@/lib/desk/lead-states";
import { useWords } from "../words";
import { choiceClasses } from "../choice-classes";

type StateTabsProps = { chosen: string; choose: (state: string) => void; className: string };

/** Toggle buttons for the state filter. */
export function StateTabs({ chosen, choose, className }: StateTabsProps) {
  const words = useWords("leads");
  const states = [
    ...leadStates.map((state) => ({ state, text: words.states[state] })),
    { state: "", text: words.all },
  ];
  return (
    <div role="group" aria-label={words.state} className={`flex flex-wrap gap-2 ${className}`}>
      {states.map(({ state, text }) => (
        <button
          key={state}
          type="button"
          className={choiceClasses}
          aria-pressed={state === chosen}
          onClick={() => choose(state)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
