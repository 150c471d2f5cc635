"use client";

import { useCall } from "@/components/calls/use-call";
import type { ListedContent } from "@/lib/app/editing/desk-calls";
import type { Place } from "@/lib/subjects/placements/content";
import { PlaceList } from "../editing/place-list";
import { LoadingOrError } from "../loading-or-error";
import { placements } from "@/lib/subjects/placements/names";

/** The pictures of all places. */
export function PlaceLists() {
  const { data, failure, reload } = useCall("desk/content/list", {
    kind: "placement",
    sort: "order",
    per_page: 500,
  });
  if (!data) return <LoadingOrError failure={failure} onRetry={reload} />;
  return (Object.keys(placements) as Place[]).map((place) => {
    const records = data.list.filter(({ fields }: ListedContent) => fields.place === place);
    return <PlaceList key={place} place={place} records={records} onMoved={reload} />;
  });
}
