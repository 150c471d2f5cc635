"use client";

import { useState } from "react";
import { useDesk } from "../use-desk";
import { Waiting } from "../waiting";
import { SeasonEditor } from "./season-editor";
import { SeasonsTable, type Season } from "./seasons-table";

/** The campaign's seasons: which there are, and the text of one. */
export function SeasonsScreen() {
  const { data, failure, reload } = useDesk("seasons/list", {});
  const [chosen, setChosen] = useState<Pick<Season, "region" | "key">>();
  if (!data) return <Waiting failure={failure} retry={reload} />;
  return (
    <>
      <SeasonsTable seasons={data.seasons} onChanged={reload} onChosen={setChosen} />
      {chosen && (
        <SeasonEditor
          key={`${chosen.region} ${chosen.key}`}
          region={chosen.region}
          season={chosen.key}
          onChanged={(saved) => {
            setChosen(saved);
            void reload();
          }}
        />
      )}
    </>
  );
}
