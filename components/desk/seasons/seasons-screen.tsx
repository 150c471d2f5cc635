"use client";

import { useState } from "react";
import { useSWRConfig } from "swr";
import { isRegion } from "@/lib/reference/campaign-regions";
import { deskScreens } from "@/lib/desk/screens";
import { readQuery } from "../content/records";
import { useCall } from "@/components/calls/use-call";
import { LoadingOrError } from "../loading-or-error";
import { NextSeasonForm } from "./next-season-form";
import { DiscardedSeasons } from "./discarded-seasons";
import { SeasonEditor, type OpenSeason } from "./season-editor";
import { SeasonsTable } from "./seasons-table";

/** The campaign's seasons, with an editor for one of them. */
export function SeasonsScreen() {
  const { data, failure, reload } = useCall("desk/seasons/list", {});
  const { mutate } = useSWRConfig();
  const [openSeason, setOpenSeason] = useState(readOpenSeason);
  if (!data) return <LoadingOrError failure={failure} onRetry={reload} />;
  const open = (next: OpenSeason | undefined) => {
    // In the address, so that a reload opens the season again.
    const search = next ? `?${toQuery(next)}` : "";
    history.replaceState(history.state, "", `${deskScreens.seasons.path}${search}`);
    setOpenSeason(next);
  };
  /** Revalidates everything about seasons, also in the open editor. */
  const revalidateSeasons = () =>
    mutate((cacheKey) => Array.isArray(cacheKey) && String(cacheKey[0]).startsWith("desk/seasons/"));
  const season =
    openSeason &&
    data.seasons.find(({ region, key }) => region === openSeason.region && key === openSeason.key);
  return (
    <>
      <SeasonsTable
        seasons={data.seasons}
        onChanged={() => void revalidateSeasons()}
        onOpen={({ region, key }) => open({ region, key })}
        onNext={({ region, key }) => open({ region, key, isStartingNext: true })}
      />
      <DiscardedSeasons seasons={data.discarded} onOpen={open} />
      {openSeason?.isStartingNext && season && (
        <NextSeasonForm
          key={toQuery(openSeason)}
          from={season}
          seasons={data.seasons}
          onStart={open}
          onClose={() => open(undefined)}
        />
      )}
      {openSeason && !openSeason.isStartingNext && (
        <SeasonEditor
          key={toQuery(openSeason)}
          openSeason={openSeason}
          season={openSeason.next ? undefined : season}
          onChanged={({ region, key }) => {
            open({ region, key });
            void reload();
          }}
        />
      )}
    </>
  );
}

function toQuery({ region, key, isStartingNext, next }: OpenSeason): string {
  return new URLSearchParams({
    region,
    key,
    ...(isStartingNext && { begin: "" }),
    ...(next && { from: next.from, name: next.name, next: next.key }),
  }).toString();
}

function readOpenSeason(): OpenSeason | undefined {
  const params = readQuery();
  const [region, key, from, name, next] = ["region", "key", "from", "name", "next"].map(
    (field) => params.get(field) ?? "",
  );
  if (!region || !isRegion(region) || !key) return undefined;
  if (params.has("begin")) return { region, key, isStartingNext: true };
  return { region, key, ...(from && name && next && { next: { from, name, key: next } }) };
}
