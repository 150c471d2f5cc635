"use client";

import { fill } from "@/components/ui/fill";
import type { SeasonValues } from "@/lib/desk/season-form";
import { useWords } from "../words";
import { PlanField } from "./plan-field";
import { SeasonGroup } from "./season-group";
import { SeasonInput } from "./season-input";
import { SeasonPicture } from "./season-picture";
import { useValue } from "./season-values";

/** Lengths are fixed by the page layout (lib/campaign/season-schema). */
const pointLists = { advantages: 4, audiences: 3, features: 3 } as const;

/** The HSK section of the campaign's home page; `HskPageFields` has the separate page. */
export function HskFields() {
  const { fields, hints } = useWords("seasons");
  return (
    <>
      <SeasonInput at="hskBlock.title" label={fields.hsk.title} />
      <SeasonInput at="hskBlock.lead" label={fields.hsk.lead} as="prose" />
      <SeasonInput at="hskBlock.rules" label={fields.hsk.rules} hint={hints.lines} as="lines" />
    </>
  );
}

export function HskPageFields() {
  const { fields, hints, hskPage } = useWords("seasons");
  const teachers = useValue<SeasonValues["hsk"]["teachers"]>("hsk.teachers");
  const syllabuses = useValue<SeasonValues["hsk"]["syllabuses"]>("hsk.syllabuses");
  return (
    <>
      <SeasonInput at="hsk.title" label={fields.hsk.title} />
      <SeasonInput at="hsk.lead" label={fields.hsk.lead} as="prose" />
      {syllabuses.map(({ level }, index) => (
        <SeasonGroup key={level} at={`hsk.syllabuses.${index}`} title={fill(hskPage.syllabus, { level })}>
          <Syllabus at={`hsk.syllabuses.${index}`} />
        </SeasonGroup>
      ))}
      {Object.entries(pointLists).flatMap(([list, count]) =>
        Array.from({ length: count }, (_, index) => {
          const at = `hsk.${list}.${index}`;
          const title = fill(hskPage[list as keyof typeof pointLists], { n: index + 1 });
          return (
            <SeasonGroup key={at} at={at} title={title}>
              <SeasonInput at={`${at}.title`} label={fields.hsk.title} />
              <SeasonInput at={`${at}.text`} label={fields.hsk.text} as="prose" />
            </SeasonGroup>
          );
        }),
      )}
      {teachers.map((_, index) => (
        <SeasonGroup key={index} at={`hsk.teachers.${index}`} title={fill(hskPage.teacher, { n: index + 1 })}>
          <SeasonInput at={`hsk.teachers.${index}.name`} label={fields.person.name} />
          <SeasonInput at={`hsk.teachers.${index}.role`} label={fields.person.role} />
          <SeasonInput
            at={`hsk.teachers.${index}.points`}
            label={fields.person.details}
            hint={hints.threeLines}
            as="lines"
          />
          <SeasonPicture at={`hsk.teachers.${index}.img`} label={fields.person.img} as="portrait" />
        </SeasonGroup>
      ))}
    </>
  );
}

function Syllabus({ at }: { at: string }) {
  const { fields, hints } = useWords("seasons");
  const { syllabus } = fields;
  return (
    <>
      <SeasonInput at={`${at}.schedule`} label={syllabus.schedule} as="prose" />
      <div className="desk-season-row">
        <SeasonInput at={`${at}.words`} label={syllabus.words} as="number" />
        <SeasonInput at={`${at}.grammarPoints`} label={syllabus.grammarPoints} as="number" />
        <SeasonInput at={`${at}.sessions`} label={syllabus.sessions} as="number" />
      </div>
      <SeasonInput at={`${at}.goal`} label={syllabus.goal} as="prose" />
      <SeasonInput at={`${at}.requirements`} label={syllabus.requirements} as="prose" />
      <SeasonInput at={`${at}.duration`} label={syllabus.duration} as="prose" />
      <PlanField at={`${at}.plan`} />
      <SeasonInput at={`${at}.material`} label={syllabus.material} hint={hints.lines} as="lines" />
    </>
  );
}
