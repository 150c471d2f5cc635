"use client";

import { useState } from "react";
import { useFieldArray, useFormContext, type Control } from "react-hook-form";
import { buttonLook } from "@/components/ui/button";
import { fill } from "@/components/ui/fill";
import { laterDay, type TalkValue } from "@/lib/desk/season-form";
import { useWords } from "../words";
import { shortDay } from "../time";
import { SeasonInput } from "./season-input";
import { SeasonPicture } from "./season-picture";
import { useSeasonProblem, useValue, type EditorValues } from "./season-values";
import { SpeakersField } from "./speakers-field";

type Talks = { body: { sessions: TalkValue[] } };
/** The limit of lib/campaign/season-schema. */
const mostTalks = 40;

/** The ordered talks; the last removal can be undone. */
export function TalksField() {
  const words = useWords("seasons").talks;
  const { order } = useWords("content");
  const { control, getValues, clearErrors } = useFormContext<EditorValues>();
  const talks = useFieldArray({ control: control as unknown as Control<Talks>, name: "body.sessions" });
  const [gone, setGone] = useState<{ index: number; talk: TalkValue }>();
  const { length } = talks.fields;
  const now = () => getValues("body.sessions") as TalkValue[];
  const nameAt = (index: number) => now()[index]?.title.trim() || fill(words.unnamed, { n: index + 1 });
  const move = (from: number, to: number) => {
    if (to >= 0 && to < length) talks.move(from, to);
  };
  const remove = (index: number) => {
    clearErrors(`body.sessions.${index}`);
    setGone({ index, talk: now()[index]! });
    talks.remove(index);
  };
  const add = () => {
    const last = now().at(-1);
    const date = last?.date ? laterDay(last.date, 7) : "";
    const img = last?.img ?? (getValues("body.art") as unknown as string);
    const empty = { title: "", subTitle: "", subDesc: "", link: "", recording: "", imgLine: "" };
    talks.append({ ...empty, date, img, speakers: [] }, { focusName: `body.sessions.${length}.title` });
  };
  return (
    <>
      <ol className="desk-season-list">
        {talks.fields.map(({ id }, index) => (
          <li key={id}>
            <OneTalk index={index} />
            <span className="desk-row-actions">
              <button
                type="button"
                aria-label={fill(order.up, { name: nameAt(index) })}
                aria-disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={fill(order.down, { name: nameAt(index) })}
                aria-disabled={index === length - 1}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </button>
              {length > 1 && (
                <button
                  type="button"
                  aria-label={fill(words.remove, { name: nameAt(index) })}
                  onClick={() => remove(index)}
                >
                  ✕
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
      <div className="desk-actions">
        {length < mostTalks && (
          <button type="button" className={buttonLook.secondary} onClick={add}>
            {words.add}
          </button>
        )}
        {gone && (
          <button
            type="button"
            className={buttonLook.secondary}
            onClick={() => {
              talks.insert(gone.index, gone.talk);
              setGone(undefined);
            }}
          >
            {fill(words.putBack, { name: gone.talk.title || fill(words.unnamed, { n: gone.index + 1 }) })}
          </button>
        )}
      </div>
    </>
  );
}

function OneTalk({ index }: { index: number }) {
  const words = useWords("seasons");
  const { fields, hints } = words;
  const at = `sessions.${index}`;
  const problem = useSeasonProblem(at);
  const title = useValue<string | undefined>(`${at}.title`);
  const date = useValue<string | undefined>(`${at}.date`);
  // Read once, so that a new talk stays open while its title is typed.
  const [isNew] = useState(!title);
  return (
    <details open={isNew || problem !== undefined || undefined}>
      <summary>
        {title || fill(words.talks.unnamed, { n: index + 1 })}
        {date && <> · {shortDay(date)}</>}
      </summary>
      <SeasonInput at={`${at}.title`} label={fields.talk.title} />
      <SeasonInput at={`${at}.date`} label={fields.talk.date} hint={hints.date} as="date" />
      <SeasonInput at={`${at}.link`} label={fields.talk.link} hint={hints.link} as="url" />
      <SeasonInput at={`${at}.recording`} label={fields.talk.recording} as="url" />
      <SpeakersField at={`${at}.speakers`} label={fields.talk.speakers} />
      <SeasonInput at={`${at}.subTitle`} label={fields.talk.subTitle} />
      <SeasonInput at={`${at}.subDesc`} label={fields.talk.subDesc} as="prose" />
      <SeasonInput at={`${at}.imgLine`} label={fields.talk.imgLine} />
      <SeasonPicture at={`${at}.img`} label={fields.talk.img} as="cover" />
    </details>
  );
}
