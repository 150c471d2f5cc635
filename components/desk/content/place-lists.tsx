"use client";

import type { Listed } from "@/lib/desk/calls/content";
import type { Place } from "@/lib/desk/content/kinds";
import { Unreachable } from "../unreachable";
import { useDesk } from "../use-desk";
import { useWords } from "../words";
import { PlaceList } from "./place-list";

/** The pictures of every place in their order. */
export function PlaceLists() {
  const { places } = useWords("content");
  const { data, failure, reload } = useDesk("content/list", {
    kind: "placement",
    sort: "order",
    per_page: 500,
  });
  if (!data) return failure ? <Unreachable retry={reload} /> : null;
  return (Object.keys(places) as Place[]).map((place) => {
    const records = data.list.filter(({ fields }: Listed) => fields.place === place);
    return <PlaceList key={place} place={place} records={records} onMoved={reload} />;
  });
}
