"use client";

import { useState } from "react";
import { isRegion } from "@/lib/campaign/region";
import { deskScreens } from "@/lib/desk/screens";
import { query } from "../content/records";
import { useDesk } from "../use-desk";
import { Waiting } from "../waiting";
import { BeginSeason } from "./begin-season";
import { SeasonEditor, type Opened } from "./season-editor";
import { SeasonsTable, type Season } from "./seasons-table";

/** The campaign's seasons: which there are, and one of them to edit. */
export function SeasonsScreen() {
  const { data, failure, reload } = useDesk("seasons/list", {});
  const [opened, setOpened] = useState(fromAddress);
  const [earlier, setEarlier] = useState<Season>();
  if (!data) return <Waiting failure={failure} retry={reload} />;
  const open = (next: Opened) => {
    // A reload opens it again, with what was typed.
    history.replaceState(history.state, "", `${deskScreens.seasons.path}?${toQuery(next)}`);
    setEarlier(undefined);
    setOpened(next);
  };
  return (
    <>
      <SeasonsTable
        seasons={data.seasons}
        onChanged={reload}
        onChosen={({ region, key }) => open({ region, key })}
        onNext={setEarlier}
      />
      {earlier && (
        <BeginSeason
          key={`${earlier.region} ${earlier.key}`}
          from={earlier}
          seasons={data.seasons}
          onBegun={open}
          onClose={() => setEarlier(undefined)}
        />
      )}
      {opened && !earlier && (
        <SeasonEditor
          key={toQuery(opened)}
          opened={opened}
          season={
            opened.next
              ? undefined
              : data.seasons.find(({ region, key }) => region === opened.region && key === opened.key)
          }
          onChanged={({ region, key }) => {
            open({ region, key });
            void reload();
          }}
        />
      )}
    </>
  );
}

function toQuery({ region, key, next }: Opened): string {
  return new URLSearchParams({
    region,
    key,
    ...(next && { from: next.from, name: next.name, next: next.key }),
  }).toString();
}

function fromAddress(): Opened | undefined {
  const asked = query();
  const [region, key, from, name, next] = ["region", "key", "from", "name", "next"].map(
    (field) => asked.get(field) ?? "",
  );
  if (!region || !isRegion(region) || !key) return undefined;
  return { region, key, ...(from && name && next && { next: { from, name, key: next } }) };
}
