import { useCall } from "@/components/calls/use-call";
import type { ClosedDays } from "@/lib/subjects/holidays/closed-days";

type ClosedDaysState = {
  /** Undefined until they are loaded. */
  closedDays: ClosedDays[] | undefined;
  isLoading: boolean;
};

/** The school's closed days, for planners. */
export function useClosedDays(): ClosedDaysState {
  const { data, isLoading } = useCall("desk/calendar/list", {});
  const closedDays = data?.days.map(({ first_day: firstDay, last_day: lastDay, name }) => ({
    ...{ firstDay, lastDay, name },
  }));
  return { closedDays, isLoading };
}
