import { getLocale } from "next-intl/server";
import { toInitialData } from "@/lib/api/initial";
import { readCall } from "@/lib/api/server";
import type { Placement } from "@/lib/contract/types";
import { FirstBanner } from "./first-banner";

/** The banner of a placement, if the school has set one. */
export async function PlacementBanner({ placement }: { placement: Placement }) {
  const initial = toInitialData(await readCall("homePage", placement, await getLocale()));
  return <FirstBanner placement={placement} initial={initial} />;
}
