"use client";

import { useEffect, useMemo, useState } from "react";
import { fill } from "@/components/ui/fill";
import { regionLanguages } from "@/lib/campaign/region";
import type { SeasonBody } from "@/lib/campaign/season-schema";
import { seasonPages } from "@/lib/desk/content/preview-pages";
import { nextSeason } from "@/lib/desk/season-form";
import { Preview } from "../content/preview";
import { useAct } from "../use-act";
import { useDesk } from "../use-desk";
import { shortTime } from "../time";
import { Waiting } from "../waiting";
import { useWords } from "../words";
import { listed } from "../written";
import { SeasonForm, type SeasonName } from "./season-form";
import { SeasonHistory } from "./season-history";
import { statesOf, type Season } from "./seasons-table";

/** The open season: an existing one, or the next one, which is created from it after its name and dates were entered. */
export type Opened = SeasonName & {
  isBegun?: true;
  next?: { from: string; name: string; key: string } | undefined;
};

type SeasonEditorProps = {
  opened: Opened;
  /** The list's entry; undefined for a season that is not saved yet. */
  season: Season | undefined;
  onChanged: (saved: SeasonName) => void;
};

/** The editor of one season, with preview and history. */
export function SeasonEditor({ opened, season, onChanged }: SeasonEditorProps) {
  const { region, key, next } = opened;
  const { data: read, failure, reload } = useDesk("seasons/read", { region, key });
  const [isPreviewed, setPreviewed] = useState(false);
  // Form and history share one mutation, because a save during another action would have an outdated version.
  const acts = useAct();
  const words = useWords("seasons");
  const { regions } = useWords("links");
  const data = useMemo(() => {
    if (!read?.body || !next) return read;
    const body = { ...nextSeason(read.body as SeasonBody, next) };
    return { ...read, body, text: "", version: 0, draft: false, discarded: false };
  }, [read, next]);
  const isThere = data !== undefined;
  // Moves the focus from the table to the editor.
  useEffect(() => {
    if (isThere) document.getElementById("season-title")?.focus();
  }, [isThere]);
  if (!data) return <Waiting failure={failure} retry={reload} />;
  const of = { region, key: next?.key ?? key };
  const name = next?.name ?? season?.name ?? key;
  return (
    <>
      <section className="sheet" aria-labelledby="season-title">
        <h2 id="season-title" tabIndex={-1} className="outline-none">
          {fill(words.title, { name })}
        </h2>
        <p>
          {fill(words.called, { region: regions[region], key: of.key })}
          {season && <> · {listed(statesOf(season, words.states))}</>}
        </p>
        {next && <p>{words.isNew}</p>}
        {data.discarded && data.changed_at && (
          <p>{fill(words.isDiscarded, { by: data.changed_by, time: shortTime(data.changed_at) })}</p>
        )}
        <SeasonForm
          of={of}
          season={season}
          data={data}
          isNew={next !== undefined}
          reload={reload}
          onChanged={onChanged}
          onPreview={() => setPreviewed(true)}
          {...acts}
        />
      </section>
      {isPreviewed && (
        <Preview
          asked={{ kind: "season", region, key }}
          version={data.version}
          note={words.previewText}
          pages={seasonPages(region)}
          in={[regionLanguages[region]]}
          onClose={() => setPreviewed(false)}
        />
      )}
      {!next && (
        <SeasonHistory
          of={of}
          version={data.version}
          onChanged={() => reload().then(() => onChanged(of))}
          {...acts}
        />
      )}
    </>
  );
}
