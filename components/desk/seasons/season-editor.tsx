"use client";

import { useEffect, useMemo, useState } from "react";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { regionLanguages } from "@/lib/reference/campaign-regions";
import type { SeasonBody } from "@/lib/campaign/season-schema";
import { seasonPages } from "@/lib/editing/preview-pages";
import { nextSeason } from "@/lib/campaign/season-form";
import { HistoryList, type HistoryState } from "../content/history-list";
import { Preview } from "../content/preview";
import { useMutation, type Mutation } from "../use-mutation";
import { useCall } from "@/components/calls/use-call";
import { formatDateTime } from "../time";
import { LoadingOrError } from "../loading-or-error";
import { useWords } from "../words";
import { formatList } from "../format";
import { SeasonForm } from "./season-form";
import type { SeasonRef } from "./use-season-form";
import { fieldLabels } from "./season-labels";
import { stateLabels, type Season } from "./seasons-table";
import { Sheet, SheetTitle } from "../sheet";

/** The open season: an existing one, or the next one, which is created from it after its name and dates were entered. */
export type OpenSeason = SeasonRef & {
  isStartingNext?: true;
  next?: { from: string; name: string; key: string } | undefined;
};

type SeasonEditorProps = {
  openSeason: OpenSeason;
  /** The list's entry; undefined for a season that is not saved yet. */
  season: Season | undefined;
  onChanged: (saved: SeasonRef) => void;
};

/** The editor of one season, with preview and history. */
export function SeasonEditor({ openSeason, season, onChanged }: SeasonEditorProps) {
  const { region, key, next } = openSeason;
  const { data: loaded, failure, reload } = useCall("desk/seasons/read", { region, key });
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  // Form and history share one mutation, because a save during another action would have an outdated version.
  const mutation = useMutation();
  const words = useWords("seasons");
  const { regions } = useWords("links");
  const data = useMemo(() => {
    if (!loaded?.body || !next) return loaded;
    const body = { ...nextSeason(loaded.body as SeasonBody, next) };
    return { ...loaded, body, text: "", version: 0, draft: false, discarded: false };
  }, [loaded, next]);
  const isLoaded = data !== undefined;
  // Moves the focus from the table to the editor.
  useEffect(() => {
    if (isLoaded) document.getElementById("season-title")?.focus();
  }, [isLoaded]);
  if (!data) return <LoadingOrError failure={failure} onRetry={reload} />;
  const seasonRef = { region, key: next?.key ?? key };
  const name = next?.name ?? season?.name ?? key;
  return (
    <>
      <Sheet aria-labelledby="season-title">
        <SheetTitle id="season-title" tabIndex={-1} className="outline-none">
          {fillPlaceholders(words.title, { name })}
        </SheetTitle>
        <p>
          {fillPlaceholders(words.called, { region: regions[region], key: seasonRef.key })}
          {season && <> · {formatList(stateLabels(season, words.states))}</>}
        </p>
        {next && <p>{words.isNew}</p>}
        {data.discarded && data.changed_at && (
          <p>
            {fillPlaceholders(words.isDiscarded, {
              by: data.changed_by,
              time: formatDateTime(data.changed_at),
            })}
          </p>
        )}
        <SeasonForm
          seasonRef={seasonRef}
          season={season}
          data={data}
          isNew={next !== undefined}
          reload={reload}
          onChanged={onChanged}
          onPreview={() => setPreviewOpen(true)}
          {...mutation}
        />
      </Sheet>
      {isPreviewOpen && (
        <Preview
          recordQuery={{ kind: "season", region, key }}
          version={data.version}
          note={words.previewText}
          pages={seasonPages(region)}
          readerLanguages={[regionLanguages[region]]}
          onClose={() => setPreviewOpen(false)}
        />
      )}
      {!next && (
        <SeasonHistory
          seasonRef={seasonRef}
          version={data.version}
          onChanged={() => reload().then(() => onChanged(seasonRef))}
          {...mutation}
        />
      )}
    </>
  );
}

type SeasonHistoryProps = {
  seasonRef: SeasonRef;
  version: number;
  onChanged: () => Promise<unknown>;
} & Mutation;

/** The history of one season. */
function SeasonHistory({ seasonRef, version, onChanged, trigger, isMutating }: SeasonHistoryProps) {
  const words = useWords("seasons");
  const { history } = useWords("content");
  const { operator } = useWords("staff");
  const { region, key } = seasonRef;
  // Each version adds an entry, so a new version loads the history again.
  const { data } = useCall("desk/seasons/history", { region, key }, { version });
  const restore = async (historyId: number, state: HistoryState) => {
    // The version of this list, because the editor may show an older or newer one.
    const listVersion = data?.version ?? version;
    const input = { region, key, version: listVersion, history_id: historyId, state };
    await trigger("desk/seasons/restore", input, history.restored, onChanged);
  };
  const actions = { ...history.actions, unpublish: words.unpublished };
  const rows = data?.entries.map((entry) => ({
    ...entry,
    by: entry.by || operator,
    action: actions[entry.action],
    changed: fieldLabels(entry.changed, words),
  }));
  return (
    <HistoryList rows={rows} isMutating={isMutating} onRestore={(id, state) => void restore(id, state)} />
  );
}
