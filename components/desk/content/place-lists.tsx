"use client";

import type { ListedContent } from "@/lib/desk/calls/content";
import type { Place } from "@/lib/desk/content/kinds";
import { useDesk } from "../use-desk";
import { LoadingOrError } from "../loading-or-error";
import { useWords } from "../words";
import { PlaceList } from "./place-list";

/** The pictures of all places. */
export function PlaceLists() {
  const { places } = useWords("content");
  const { data, failure, reload } = useDesk("content/list", {
    kind: "placement",
    sort: "order",
    per_page: 500,
  });
  if (!data) return <LoadingOrError failure={failure} onRetry={reload} />;
  return (Object.keys(places) as Place[]).map((place) => {
    const records = data.list.filter(({ fields }: ListedContent) => fields.place === place);
    return <PlaceList key={place} place={place} records={records} onMoved={reload} />;
  });
}
