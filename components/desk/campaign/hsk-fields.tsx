"use client";

import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import type { SeasonValues } from "@/lib/subjects/campaign/season-form";
import { PlanField } from "./plan-field";
import { SeasonInput } from "./season-input";
import { SeasonPicture } from "./season-picture";
import { useSeasonValue, useSeasonProblem } from "./season-values";
import { FieldRow } from "../desk-form";
import { Fold } from "../fold";

/** Lengths are fixed by the page layout (lib/subjects/campaign/content). */
const pointLists = { advantages: 4, audiences: 3, features: 3 } as const;

/** The HSK section of the campaign's home page; `HskPageFields` has the separate page. */
export function HskFields() {
  const t = useTranslations("desk.campaign");
  return (
    <>
      <SeasonInput path="hskBlock.title" label={t("fields.hsk.title")} />
      <SeasonInput path="hskBlock.lead" label={t("fields.hsk.lead")} type="prose" />
      <SeasonInput path="hskBlock.rules" label={t("fields.hsk.rules")} hint={t("hints.lines")} type="lines" />
    </>
  );
}

export function HskPageFields() {
  const t = useTranslations("desk.campaign");
  const teachers = useSeasonValue<SeasonValues["hsk"]["teachers"]>("hsk.teachers");
  const syllabuses = useSeasonValue<SeasonValues["hsk"]["syllabuses"]>("hsk.syllabuses");
  return (
    <>
      <SeasonInput path="hsk.title" label={t("fields.hsk.title")} />
      <SeasonInput path="hsk.lead" label={t("fields.hsk.lead")} type="prose" />
      {syllabuses.map(({ level }, index) => (
        <SeasonGroup key={level} path={`hsk.syllabuses.${index}`} title={t("hskPage.syllabus", { level })}>
          <Syllabus path={`hsk.syllabuses.${index}`} />
        </SeasonGroup>
      ))}
      {Object.entries(pointLists).flatMap(([list, count]) =>
        Array.from({ length: count }, (_, index) => {
          const path = `hsk.${list}.${index}`;
          const title = t(`hskPage.${list as keyof typeof pointLists}`, { n: index + 1 });
          return (
            <SeasonGroup key={path} path={path} title={title}>
              <SeasonInput path={`${path}.title`} label={t("fields.hsk.title")} />
              <SeasonInput path={`${path}.text`} label={t("fields.hsk.text")} type="prose" />
            </SeasonGroup>
          );
        }),
      )}
      {teachers.map((_, index) => (
        <SeasonGroup
          key={index}
          path={`hsk.teachers.${index}`}
          title={t("hskPage.teacher", { n: index + 1 })}
        >
          <SeasonInput path={`hsk.teachers.${index}.name`} label={t("fields.person.name")} />
          <SeasonInput path={`hsk.teachers.${index}.role`} label={t("fields.person.role")} />
          <SeasonInput
            path={`hsk.teachers.${index}.points`}
            label={t("fields.person.details")}
            hint={t("hints.threeLines")}
            type="lines"
          />
          <SeasonPicture
            path={`hsk.teachers.${index}.img`}
            label={t("fields.person.img")}
            variant="portrait"
          />
        </SeasonGroup>
      ))}
    </>
  );
}

function Syllabus({ path }: { path: string }) {
  const t = useTranslations("desk.campaign");
  return (
    <>
      <SeasonInput path={`${path}.schedule`} label={t("fields.syllabus.schedule")} type="prose" />
      <FieldRow>
        <SeasonInput path={`${path}.words`} label={t("fields.syllabus.words")} type="number" />
        <SeasonInput
          path={`${path}.grammarPoints`}
          label={t("fields.syllabus.grammarPoints")}
          type="number"
        />
        <SeasonInput path={`${path}.sessions`} label={t("fields.syllabus.sessions")} type="number" />
      </FieldRow>
      <SeasonInput path={`${path}.goal`} label={t("fields.syllabus.goal")} type="prose" />
      <SeasonInput path={`${path}.requirements`} label={t("fields.syllabus.requirements")} type="prose" />
      <SeasonInput path={`${path}.duration`} label={t("fields.syllabus.duration")} type="prose" />
      <PlanField path={`${path}.plan`} />
      <SeasonInput
        path={`${path}.material`}
        label={t("fields.syllabus.material")}
        hint={t("hints.lines")}
        type="lines"
      />
    </>
  );
}

type SeasonGroupProps = { path: string; title: string; children: ReactNode };

/** A collapsed group of rarely changed fields. Its fields render only while it is open or has an error. */
function SeasonGroup({ path, title, children }: SeasonGroupProps) {
  const problem = useSeasonProblem(path);
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen || problem !== undefined;
  return (
    <Fold
      summary={title}
      data-part="season-group"
      className="border-b border-line open:pb-4"
      summaryClassName="font-semibold"
      open={isShown || undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      {isShown && children}
    </Fold>
  );
}
