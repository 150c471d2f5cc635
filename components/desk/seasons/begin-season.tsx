"use client";

import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { buttonLook } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { fill } from "@/components/ui/fill";
import { useWords } from "../words";
import type { Opened } from "./season-editor";
import type { Season } from "./seasons-table";

type BeginSeasonProps = {
  from: Season;
  seasons: Season[];
  onBegun: (opened: Opened) => void;
  onClose: () => void;
};

/** Asks what the next season is called and when it begins. Its short name is its month until somebody says otherwise. */
export function BeginSeason({ from: earlier, seasons, onBegun, onClose }: BeginSeasonProps) {
  const words = useWords("seasons");
  const { cancel } = useWords("shell");
  const { begin, fields } = words;
  const [name, setName] = useState(earlier.name);
  const [from, setFrom] = useState(() => firstDay(earlier.until));
  const [ownKey, setOwnKey] = useState<string>();
  const [wasSent, setWasSent] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const key = ownKey ?? from.slice(0, 7);
  const { region } = earlier;
  const isTaken = seasons.some((season) => season.region === region && season.key === key);
  const wrong = {
    ...(name.trim() === "" && { name: begin.required }),
    ...(from === "" && { from: begin.required }),
    ...(isTaken && { key: begin.taken }),
    ...(!/^[a-z0-9][a-z0-9-]{0,39}$/.test(key) && { key: words.problems.key }),
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (Object.keys(wrong).length > 0) {
      const [first] = Object.keys(wrong);
      return document.getElementById(`next-${first}`)?.focus();
    }
    onBegun({ region, key: earlier.key, next: { from, name: name.trim(), key } });
  };
  const said = (field: keyof typeof wrong) => (wasSent && wrong[field] ? { error: wrong[field] } : {});
  return (
    <section className="sheet" aria-labelledby="next-title">
      <h2 id="next-title" ref={title} tabIndex={-1} className="outline-none">
        {fill(begin.title, { name: earlier.name })}
      </h2>
      <p>{begin.text}</p>
      <form method="post" noValidate onSubmit={submit} className="desk-form">
        <Field
          id="next-name"
          label={fields.name}
          autoComplete="off"
          value={name}
          {...said("name")}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div className="desk-season-row">
          <Field
            id="next-from"
            type="date"
            label={fields.from}
            value={from}
            {...said("from")}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <Field
            id="next-key"
            label={fields.key}
            hint={begin.keyHint}
            autoComplete="off"
            autoCapitalize="none"
            value={key}
            {...said("key")}
            onChange={(event) => setOwnKey(event.currentTarget.value)}
          />
        </div>
        <div className="desk-actions">
          <button type="submit" className={buttonLook.primary}>
            {begin.submit}
          </button>
          <button type="button" className={buttonLook.secondary} onClick={onClose}>
            {cancel}
          </button>
        </div>
      </form>
    </section>
  );
}

/** When the earlier one is over, or today where that is long past. */
function firstDay(until: string): string {
  const today = new Date().toISOString().slice(0, 10);
  return until > today ? until : today;
}
