"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFieldArray, useFormContext, type Control } from "react-hook-form";
import { buttonClasses } from "@/components/ui/button";
import { shiftDay, type TalkValue } from "@/lib/subjects/campaign/season-form";
import { formatPageDay } from "../time";
import { SeasonInput } from "./season-input";
import { SeasonPicture } from "./season-picture";
import { useSeasonProblem, useSeasonValue, type EditorValues } from "./season-values";
import { SpeakersField } from "./speakers-field";
import { SmallButton } from "../small-button";
import { ListItemFold, ListItem } from "../list-item";

type Talks = { sessions: TalkValue[] };
/** The limit of lib/subjects/campaign/content. */
const maxTalks = 40;

/** The ordered talks; the last removal can be undone. */
export function TalksField() {
  const t = useTranslations("desk.campaign");
  const tContent = useTranslations("desk.content");
  const { control, getValues, clearErrors } = useFormContext<EditorValues>();
  const talks = useFieldArray({ control: control as unknown as Control<Talks>, name: "sessions" });
  const [removedTalk, setRemovedTalk] = useState<{ index: number; talk: TalkValue }>();
  const { length } = talks.fields;
  const getTalks = () => getValues("sessions") as TalkValue[];
  const talkName = (index: number) => getTalks()[index]?.title.trim() || t("talks.unnamed", { n: index + 1 });
  const moveTalk = (from: number, to: number) => {
    if (to >= 0 && to < length) talks.move(from, to);
  };
  const removeTalk = (index: number) => {
    clearErrors(`sessions.${index}`);
    setRemovedTalk({ index, talk: getTalks()[index]! });
    talks.remove(index);
  };
  const addTalk = () => {
    const last = getTalks().at(-1);
    const date = last?.date ? shiftDay(last.date, 7) : "";
    const img = last?.img ?? (getValues("art") as unknown as string);
    const empty = { title: "", subTitle: "", subDesc: "", link: "", recording: "", imgLine: "" };
    talks.append({ ...empty, date, img, speakers: [] }, { focusName: `sessions.${length}.title` });
  };
  return (
    <>
      <ol>
        {talks.fields.map(({ id }, index) => (
          <ListItem key={id}>
            <TalkFields index={index} />
            <span className="flex flex-wrap gap-2">
              <SmallButton
                aria-label={tContent("order.up", { name: talkName(index) })}
                aria-disabled={index === 0}
                onClick={() => moveTalk(index, index - 1)}
              >
                ↑
              </SmallButton>
              <SmallButton
                aria-label={tContent("order.down", { name: talkName(index) })}
                aria-disabled={index === length - 1}
                onClick={() => moveTalk(index, index + 1)}
              >
                ↓
              </SmallButton>
              {length > 1 && (
                <SmallButton
                  aria-label={t("talks.remove", { name: talkName(index) })}
                  onClick={() => removeTalk(index)}
                >
                  ✕
                </SmallButton>
              )}
            </span>
          </ListItem>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {length < maxTalks && (
          <button type="button" className={buttonClasses.secondary} onClick={addTalk}>
            {t("talks.add")}
          </button>
        )}
        {removedTalk && (
          <button
            type="button"
            className={buttonClasses.secondary}
            onClick={() => {
              talks.insert(removedTalk.index, removedTalk.talk);
              setRemovedTalk(undefined);
            }}
          >
            {t("talks.putBack", {
              name: removedTalk.talk.title || t("talks.unnamed", { n: removedTalk.index + 1 }),
            })}
          </button>
        )}
      </div>
    </>
  );
}

function TalkFields({ index }: { index: number }) {
  const t = useTranslations("desk.campaign");
  const path = `sessions.${index}`;
  const problem = useSeasonProblem(path);
  const title = useSeasonValue<string | undefined>(`${path}.title`);
  const date = useSeasonValue<string | undefined>(`${path}.date`);
  // Read once, so that a new talk stays open while its title is typed.
  const [isNew] = useState(!title);
  return (
    <ListItemFold
      summary={
        <>
          {title || t("talks.unnamed", { n: index + 1 })}
          {date && <> · {formatPageDay(date)}</>}
        </>
      }
      open={isNew || problem !== undefined || undefined}
    >
      <SeasonInput path={`${path}.title`} label={t("fields.talk.title")} />
      <SeasonInput path={`${path}.date`} label={t("fields.talk.date")} hint={t("hints.date")} type="date" />
      <SeasonInput path={`${path}.link`} label={t("fields.talk.link")} hint={t("hints.link")} type="url" />
      <SeasonInput
        path={`${path}.recording`}
        label={t("fields.talk.recording")}
        hint={t("hints.recording")}
        type="url"
      />
      <SpeakersField path={`${path}.speakers`} label={t("fields.talk.speakers")} />
      <SeasonInput path={`${path}.subTitle`} label={t("fields.talk.subTitle")} />
      <SeasonInput path={`${path}.subDesc`} label={t("fields.talk.subDesc")} type="prose" />
      <SeasonInput path={`${path}.imgLine`} label={t("fields.talk.imgLine")} />
      <SeasonPicture path={`${path}.img`} label={t("fields.talk.img")} variant="cover" />
    </ListItemFold>
  );
}
