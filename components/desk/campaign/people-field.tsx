"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { buttonClasses } from "@/components/ui/button";
import { emptyPerson, type SeasonValues } from "@/lib/subjects/campaign/season-form";
import { SeasonInput } from "./season-input";
import { SeasonPicture } from "./season-picture";
import { useSeasonProblem, useSeasonValue, type EditorValues } from "./season-values";
import { FieldRow } from "../desk-form";
import { SmallButton } from "../small-button";
import { ListItemFold, ListItem } from "../list-item";

type People = SeasonValues["people"];
/** The parts of a season that refer to people. */
type PeopleParts = {
  people: People;
  speakers: string[];
  talks: { recording: string; speakers: string[] }[];
};

/** All speakers. Removing one also removes them from the talks; undo restores both. */
export function PeopleField() {
  const t = useTranslations("desk.campaign");
  const { getValues, setValue, clearErrors } = useFormContext<EditorValues>();
  const people = useSeasonValue<People>("people");
  const [removedPerson, setRemovedPerson] = useState<{ name: string; before: PeopleParts }>();
  const getBody = () => getValues() as unknown as SeasonValues;
  const setPart = (path: string, value: unknown) => setValue(`${path}`, value, { shouldDirty: true });
  const removePerson = (key: string) => {
    const { people: all, speakers, sessions } = getBody();
    const { [key]: person, ...others } = all;
    const withoutKey = (names: string[]) => names.filter((name) => name !== key);
    // Copied, because the form changes its talks in place.
    const talks = sessions.map((talk) => ({ recording: talk.recording, speakers: talk.speakers }));
    setRemovedPerson({ name: person?.name ?? "", before: { people: all, speakers, talks } });
    clearErrors(`people.${key}`);
    setPart("speakers", withoutKey(speakers));
    sessions.forEach((talk, index) => setPart(`sessions.${index}.speakers`, withoutKey(talk.speakers)));
    setPart("people", others);
  };
  const restorePerson = ({ people: before, speakers, talks }: PeopleParts) => {
    setPart("people", { ...before, ...getBody().people });
    setPart("speakers", speakers);
    // Matched by recording, because talks may have been moved or removed since.
    getBody().sessions.forEach(({ recording }, index) => {
      const earlierTalk = talks.find((talk) => talk.recording === recording);
      if (earlierTalk) setPart(`sessions.${index}.speakers`, earlierTalk.speakers);
    });
    setRemovedPerson(undefined);
  };
  const addPerson = () => {
    let n = Object.keys(people).length + 1;
    while (Object.hasOwn(people, `speaker-${n}`)) n += 1;
    const img = Object.values(people)[0]?.img ?? getBody().art;
    setPart("people", { ...getBody().people, [`speaker-${n}`]: { ...emptyPerson, img, details: [] } });
  };
  return (
    <>
      <ul>
        {Object.entries(people).map(([key, { name }]) => (
          <ListItem key={key}>
            <PersonFields path={`people.${key}`} />
            <span className="flex flex-wrap gap-2">
              <SmallButton
                aria-label={t("people.remove", { name: name || t("people.unnamed") })}
                onClick={() => removePerson(key)}
              >
                ✕
              </SmallButton>
            </span>
          </ListItem>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClasses.secondary} onClick={addPerson}>
          {t("people.add")}
        </button>
        {removedPerson && (
          <button
            type="button"
            className={buttonClasses.secondary}
            onClick={() => restorePerson(removedPerson.before)}
          >
            {t("people.putBack", { name: removedPerson.name || t("people.unnamed") })}
          </button>
        )}
      </div>
    </>
  );
}

function PersonFields({ path }: { path: string }) {
  const t = useTranslations("desk.campaign");
  const problem = useSeasonProblem(path);
  const name = useSeasonValue<string | undefined>(`${path}.name`);
  const [isNew] = useState(!name);
  return (
    <ListItemFold summary={name || t("people.unnamed")} open={isNew || problem !== undefined || undefined}>
      <SeasonInput path={`${path}.name`} label={t("fields.person.name")} />
      <SeasonInput path={`${path}.role`} label={t("fields.person.role")} />
      <SeasonInput path={`${path}.quote`} label={t("fields.person.quote")} hint={t("hints.quote")} />
      <SeasonInput path={`${path}.school`} label={t("fields.person.school")} hint={t("hints.student")} />
      <FieldRow>
        <SeasonInput path={`${path}.year`} label={t("fields.person.year")} />
        <SeasonInput path={`${path}.scholarship`} label={t("fields.person.scholarship")} />
      </FieldRow>
      <SeasonInput
        path={`${path}.details`}
        label={t("fields.person.details")}
        hint={t("hints.lines")}
        type="lines"
      />
      <SeasonPicture path={`${path}.img`} label={t("fields.person.img")} variant="portrait" />
    </ListItemFold>
  );
}
