import { useClock } from "@/components/ui/use-clock";
import type { AccountView } from "@/lib/subjects/people/view-calls";

/** What ending a booking means now. */
export type Preview = AccountView<"booking">["booking"];

/** A part of the dialog with which a family ends a booking. */
export type EndingProps = {
  preview: Preview;
  /** Reads the preview again, for example after the cost changed. */
  reload: () => void;
  /** Called with a sentence once it is done or requested. */
  onDone: (text: string) => Promise<void>;
};

export type Ending = Preview["cancel"] | Preview["move"];

/** Whether the free time has passed since the preview was read, by the server's clock. */
export const hasTurnedLate = ({ cost, late_cost, free_until }: Ending, now: number): boolean =>
  free_until !== null && cost !== late_cost && now > Date.parse(free_until);

/** What an end costs and gives back at this moment. `freeUntil` is set while it is free. */
export function useCost(ending: Ending): { cost: number; back: number; freeUntil: Date | undefined } {
  const { cost, back, late_cost: lateCost, free_until: freeUntil } = ending;
  const isOver = useClock((now) => freeUntil !== null && now > Date.parse(freeUntil));
  if (isOver) return { cost: lateCost, back: back + cost - lateCost, freeUntil: undefined };
  return { cost, back, freeUntil: freeUntil === null ? undefined : new Date(freeUntil) };
}
