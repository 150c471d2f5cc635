"use client";

import type { Listed } from "@/lib/desk/calls/content";
import type { Place } from "@/lib/desk/content/kinds";
import { useDesk } from "../use-desk";
import { Waiting } from "../waiting";
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
  if (!data) return <Waiting failure={failure} retry={reload} />;
  return (Object.keys(places) as Place[]).map((place) => {
    const records = data.list.filter(({ fields }: Listed) => fields.place === place);
    return <PlaceList key={place} place={place} records={records} onMoved={reload} />;
  });
}
