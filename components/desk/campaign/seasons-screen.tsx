"use client";

import { useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import { deskScreens } from "@/lib/desk/screens";
import { readQuery, recordHref } from "../editing/records";
import { RemovedList } from "../editing/removed-list";
import { useCall } from "@/components/calls/use-call";
import { LoadingOrError } from "../loading-or-error";
import { NextSeasonForm } from "./next-season-form";
import { SeasonsTable } from "./seasons-table";

/** The campaign's seasons. Each is edited like other content; a new one starts from an earlier one (`begin`). */
export function SeasonsScreen() {
  const { data, failure, reload } = useCall("desk/seasons/list", {});
  const { mutate } = useSWRConfig();
  const [query] = useState(readQuery);
  const [previousId, setPreviousId] = useState(Number(query.get("begin")));
  const named = data?.seasons.find(
    ({ region, key }) => region === query.get("region") && key === query.get("key"),
  );
  useEffect(() => {
    // Addresses with a region and key were given out before seasons had ids.
    if (named) location.replace(recordHref({ kind: "season", id: named.id }));
  }, [named]);
  if (!data) return <LoadingOrError failure={failure} onRetry={reload} />;
  const begin = (id: number | undefined) => {
    // In the address, so that a reload shows the form again.
    history.replaceState(history.state, "", `${deskScreens.seasons.path}${id ? `?begin=${id}` : ""}`);
    setPreviousId(id ?? 0);
  };
  const previous = data.seasons.find(({ id }) => id === previousId);
  return (
    <>
      <SeasonsTable
        seasons={data.seasons}
        onChanged={() => {
          void reload();
          void mutate((cacheKey) => Array.isArray(cacheKey) && cacheKey[0] === "desk/content/list");
        }}
        onNext={({ id }) => begin(id)}
      />
      <RemovedList kind="season" />
      {previous && (
        <NextSeasonForm
          key={previous.id}
          from={previous}
          seasons={data.seasons}
          onStart={(next) => location.assign(recordHref({ kind: "season", from: previous.id, ...next }))}
          onClose={() => begin(undefined)}
        />
      )}
    </>
  );
}
