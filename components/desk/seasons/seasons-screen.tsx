"use client";

import { useState } from "react";
import { useSWRConfig } from "swr";
import { isRegion } from "@/lib/campaign/region";
import { deskScreens } from "@/lib/desk/screens";
import { query } from "../content/records";
import { useDesk } from "../use-desk";
import { Waiting } from "../waiting";
import { BeginSeason } from "./begin-season";
import { DiscardedSeasons } from "./discarded-seasons";
import { SeasonEditor, type Opened } from "./season-editor";
import { SeasonsTable } from "./seasons-table";

/** The campaign's seasons, with an editor for one of them. */
export function SeasonsScreen() {
  const { data, failure, reload } = useDesk("seasons/list", {});
  const { mutate } = useSWRConfig();
  const [opened, setOpened] = useState(fromAddress);
  if (!data) return <Waiting failure={failure} retry={reload} />;
  const open = (next: Opened | undefined) => {
    // In the address, so that a reload opens the season again.
    const search = next ? `?${toQuery(next)}` : "";
    history.replaceState(history.state, "", `${deskScreens.seasons.path}${search}`);
    setOpened(next);
  };
  /** Revalidates everything about seasons, also in the open editor. */
  const readAgain = () => mutate((asked) => Array.isArray(asked) && String(asked[0]).startsWith("seasons/"));
  const season =
    opened && data.seasons.find(({ region, key }) => region === opened.region && key === opened.key);
  return (
    <>
      <SeasonsTable
        seasons={data.seasons}
        onChanged={() => void readAgain()}
        onChosen={({ region, key }) => open({ region, key })}
        onNext={({ region, key }) => open({ region, key, isBegun: true })}
      />
      <DiscardedSeasons seasons={data.discarded} onChosen={open} />
      {opened?.isBegun && season && (
        <BeginSeason
          key={toQuery(opened)}
          from={season}
          seasons={data.seasons}
          onBegun={open}
          onClose={() => open(undefined)}
        />
      )}
      {opened && !opened.isBegun && (
        <SeasonEditor
          key={toQuery(opened)}
          opened={opened}
          season={opened.next ? undefined : season}
          onChanged={({ region, key }) => {
            open({ region, key });
            void reload();
          }}
        />
      )}
    </>
  );
}

function toQuery({ region, key, isBegun, next }: Opened): string {
  return new URLSearchParams({
    region,
    key,
    ...(isBegun && { begin: "" }),
    ...(next && { from: next.from, name: next.name, next: next.key }),
  }).toString();
}

function fromAddress(): Opened | undefined {
  const asked = query();
  const [region, key, from, name, next] = ["region", "key", "from", "name", "next"].map(
    (field) => asked.get(field) ?? "",
  );
  if (!region || !isRegion(region) || !key) return undefined;
  if (asked.has("begin")) return { region, key, isBegun: true };
  return { region, key, ...(from && name && next && { next: { from, name, key: next } }) };
}
