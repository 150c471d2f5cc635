import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Season, Syllabus } from "@/lib/subjects/campaign/season";
import { CampaignSection } from "./section";

/** The two syllabus tables (spec section 2), side by side where there is room. */
export function HskSyllabuses({ season }: { season: Season }) {
  const t = useTranslations("campaign");
  return (
    <CampaignSection id="syllabuses" title={t("hsk.syllabuses")}>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[repeat(auto-fit,minmax(min(100%,18em),1fr))] desk:gap-6">
        {season.hsk.syllabuses.map((syllabus) => (
          <SyllabusTable key={syllabus.level} syllabus={syllabus} />
        ))}
      </div>
    </CampaignSection>
  );
}

/** Light cells, because the caption of the table is on the dark page. */
const cellClasses =
  "border-t border-line bg-ground py-[0.7em] pl-[0.9em] text-left align-top wrap-anywhere hyphens-auto group-first:border-t-0 narrow:pl-[0.7em]";

const listClasses = "grid list-disc gap-[0.3em] pl-[1.1em]";

function SyllabusTable({ syllabus }: { syllabus: Syllabus }) {
  const t = useTranslations("campaign");
  const { goal, requirements, duration, plan, schedule, material } = syllabus;
  const rows: [string, ReactNode][] = [
    [t("hsk.goal"), goal],
    [t("hsk.requirements"), requirements],
    [t("hsk.duration"), duration],
    [
      t("hsk.plan"),
      <ul key="plan" className={listClasses}>
        {plan.map(({ part, text }, index) => (
          <li key={index}>
            <b>{part}:</b> {text}
          </li>
        ))}
      </ul>,
    ],
    [t("hsk.schedule"), schedule],
    [
      t("hsk.material"),
      <ul key="material" className={listClasses}>
        {material.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>,
    ],
  ];
  return (
    <table className="w-full border-separate border-spacing-0 leading-[1.5]">
      <caption className="pb-2 text-left text-[1.15em] font-bold text-gold">
        {t("hsk.caption", { level: syllabus.level })}
      </caption>
      <tbody>
        {rows.map(([head, content]) => (
          <tr key={head} className="group">
            <th
              scope="row"
              className={`${cellClasses} w-[26%] text-mark-deep group-first:rounded-tl-card group-last:rounded-bl-card narrow:w-[28%] narrow:text-[0.9em]`}
            >
              {head}
            </th>
            <td
              className={`${cellClasses} pr-[0.9em] text-ink group-first:rounded-tr-card group-last:rounded-br-card narrow:pr-[0.7em]`}
            >
              {content}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
