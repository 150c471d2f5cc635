import { deskScreens } from "@/lib/base/desk/screens";
import { withId } from "@/lib/base/paths";
import { maxReasonLength } from "@/lib/subjects/points/limits";

export const personHref = (id: number) => withId(deskScreens.person.path, id);

type Credit = { points: number; reason: string };

/** Where staff give a family class points, with the form filled in. */
export function creditHref(id: number, { points, reason }: Credit): string {
  const query = new URLSearchParams({
    ...(points > 0 && { points: String(points) }),
    reason: reason.slice(0, maxReasonLength),
  });
  return `${personHref(id)}?${query}#points-title`;
}

/** The values of `creditHref` in the page's address; empty where there are none. */
export function readCredit(search: string): { change: string; reason: string } {
  const query = new URLSearchParams(search);
  const points = query.get("points") ?? "";
  return {
    change: /^[1-9]\d{0,6}$/.test(points) ? points : "",
    reason: (query.get("reason") ?? "").slice(0, maxReasonLength),
  };
}
