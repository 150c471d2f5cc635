"use client";

import { leadStates } from "@/lib/desk/lead-states";
import { useWords } from "../words";

/** Toggle buttons for the state filter. */
export function StateTabs({ chosen, choose }: { chosen: string; choose: (state: string) => void }) {
  const words = useWords("leads");
  const states = [
    ...leadStates.map((state) => ({ state, text: words.states[state] })),
    { state: "", text: words.all },
  ];
  return (
    <div role="group" aria-label={words.state} className="desk-choices">
      {states.map(({ state, text }) => (
        <button key={state} type="button" aria-pressed={state === chosen} onClick={() => choose(state)}>
          {text}
        </button>
      ))}
    </div>
  );
}
