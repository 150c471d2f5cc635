"use client";

import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { buttonLook } from "@/components/ui/button";
import { fill } from "@/components/ui/fill";
import type { SeasonValues } from "@/lib/desk/season-form";
import { useWords } from "../words";
import { SeasonInput } from "./season-input";
import { SeasonPicture } from "./season-picture";
import { useSeasonProblem, useValue, type EditorValues } from "./season-values";

type People = SeasonValues["people"];
/** The parts of a season that refer to people. */
type Named = {
  people: People;
  speakers: string[];
  talks: { recording: string; speakers: string[] }[];
};

/** All speakers. Removing one also removes them from the talks; undo restores both. */
export function PeopleField() {
  const words = useWords("seasons").people;
  const { getValues, setValue, clearErrors } = useFormContext<EditorValues>();
  const people = useValue<People>("people");
  const [gone, setGone] = useState<{ name: string; before: Named }>();
  const body = () => getValues("body") as unknown as SeasonValues;
  const put = (at: string, value: unknown) => setValue(`body.${at}`, value, { shouldDirty: true });
  const remove = (key: string) => {
    const { people: all, speakers, sessions } = body();
    const { [key]: person, ...others } = all;
    const without = (names: string[]) => names.filter((name) => name !== key);
    // Copied, because the form changes its talks in place.
    const talks = sessions.map((talk) => ({ recording: talk.recording, speakers: talk.speakers }));
    setGone({ name: person?.name ?? "", before: { people: all, speakers, talks } });
    clearErrors(`body.people.${key}`);
    put("speakers", without(speakers));
    sessions.forEach((talk, index) => put(`sessions.${index}.speakers`, without(talk.speakers)));
    put("people", others);
  };
  const putBack = ({ people: before, speakers, talks }: Named) => {
    put("people", { ...before, ...body().people });
    put("speakers", speakers);
    // Matched by recording, because talks may have been moved or removed since.
    body().sessions.forEach(({ recording }, index) => {
      const same = talks.find((talk) => talk.recording === recording);
      if (same) put(`sessions.${index}.speakers`, same.speakers);
    });
    setGone(undefined);
  };
  const add = () => {
    let n = Object.keys(people).length + 1;
    while (Object.hasOwn(people, `speaker-${n}`)) n += 1;
    const img = Object.values(people)[0]?.img ?? body().art;
    put("people", { ...body().people, [`speaker-${n}`]: { name: "", role: "", img, details: [] } });
  };
  return (
    <>
      <ul className="desk-season-list">
        {Object.entries(people).map(([key, { name }]) => (
          <li key={key}>
            <OnePerson at={`people.${key}`} />
            <span className="desk-row-actions">
              <button
                type="button"
                aria-label={fill(words.remove, { name: name || words.unnamed })}
                onClick={() => remove(key)}
              >
                ✕
              </button>
            </span>
          </li>
        ))}
      </ul>
      <div className="desk-actions">
        <button type="button" className={buttonLook.secondary} onClick={add}>
          {words.add}
        </button>
        {gone && (
          <button type="button" className={buttonLook.secondary} onClick={() => putBack(gone.before)}>
            {fill(words.putBack, { name: gone.name || words.unnamed })}
          </button>
        )}
      </div>
    </>
  );
}

function OnePerson({ at }: { at: string }) {
  const { fields, hints, people } = useWords("seasons");
  const problem = useSeasonProblem(at);
  const name = useValue<string | undefined>(`${at}.name`);
  const [isNew] = useState(!name);
  return (
    <details open={isNew || problem !== undefined || undefined}>
      <summary>{name || people.unnamed}</summary>
      <SeasonInput at={`${at}.name`} label={fields.person.name} />
      <SeasonInput at={`${at}.role`} label={fields.person.role} />
      <SeasonInput at={`${at}.details`} label={fields.person.details} hint={hints.lines} as="lines" />
      <SeasonPicture at={`${at}.img`} label={fields.person.img} as="portrait" />
    </details>
  );
}
