import type { ReactNode } from "react";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { campaignWords } from "@/lib/campaign/content";
import type { Season, Syllabus } from "@/lib/campaign/season";
import type { Region } from "@/lib/campaign/region";

/** The two syllabus tables (spec section 2), side by side where there is room. */
export function HskSyllabuses({ season }: { season: Season }) {
  return (
    <section className="camp-section" aria-labelledby="syllabuses">
      <h2 id="syllabuses">{campaignWords[season.region].hsk.syllabuses}</h2>
      <div className="syllabuses">
        {season.hsk.syllabuses.map((syllabus) => (
          <SyllabusTable key={syllabus.level} region={season.region} syllabus={syllabus} />
        ))}
      </div>
    </section>
  );
}

function SyllabusTable({ region, syllabus }: { region: Region; syllabus: Syllabus }) {
  const { hsk } = campaignWords[region];
  const { goal, requirements, duration, plan, schedule, material } = syllabus;
  const rows: [string, ReactNode][] = [
    [hsk.goal, goal],
    [hsk.requirements, requirements],
    [hsk.duration, duration],
    [
      hsk.plan,
      <ul key="plan">
        {plan.map(({ part, text }, index) => (
          <li key={index}>
            <b>{part}:</b> {text}
          </li>
        ))}
      </ul>,
    ],
    [hsk.schedule, schedule],
    [
      hsk.material,
      <ul key="material">
        {material.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>,
    ],
  ];
  return (
    <table className="syllabus">
      <caption>{fillPlaceholders(hsk.caption, { level: syllabus.level })}</caption>
      <tbody>
        {rows.map(([head, content]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            <td>{content}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
