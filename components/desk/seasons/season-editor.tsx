"use client";

import { useEffect, useMemo, useState } from "react";
import { fill } from "@/components/ui/fill";
import { regionLanguages } from "@/lib/campaign/region";
import type { SeasonBody } from "@/lib/campaign/season-schema";
import { seasonPages } from "@/lib/desk/content/preview-pages";
import { nextSeason } from "@/lib/desk/season-form";
import { Preview } from "../content/preview";
import { useDesk } from "../use-desk";
import { Waiting } from "../waiting";
import { useWords } from "../words";
import { listed } from "../written";
import { SeasonForm, type SeasonName } from "./season-form";
import { statesOf, type Season } from "./seasons-table";

/** A season that is opened: one that there is, or the next one, begun from it. */
export type Opened = SeasonName & { next?: { from: string; name: string; key: string } | undefined };

type SeasonEditorProps = {
  opened: Opened;
  /** As the list has it; undefined for one that is not kept yet. */
  season: Season | undefined;
  onChanged: (saved: SeasonName) => void;
};

/** One season, once it is known. */
export function SeasonEditor({ opened, season, onChanged }: SeasonEditorProps) {
  const { region, key, next } = opened;
  const { data: read, failure, reload } = useDesk("seasons/read", { region, key });
  const [isPreviewed, setPreviewed] = useState(false);
  const words = useWords("seasons");
  const { regions } = useWords("links");
  const data = useMemo(() => {
    if (!read?.body || !next) return read;
    return { body: { ...nextSeason(read.body as SeasonBody, next) }, text: "", draft: 0 };
  }, [read, next]);
  const isThere = data !== undefined;
  // Whoever opened it in the table goes on here.
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
        <SeasonForm
          of={of}
          data={data}
          isNew={next !== undefined}
          reload={reload}
          onChanged={onChanged}
          onPreview={() => setPreviewed(true)}
        />
      </section>
      {isPreviewed && (
        <Preview
          asked={{ kind: "season", region, key }}
          version={data.draft}
          note={words.previewText}
          pages={seasonPages(region)}
          in={[regionLanguages[region]]}
          onClose={() => setPreviewed(false)}
        />
      )}
    </>
  );
}
