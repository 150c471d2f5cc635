import { campaignWords, seasons } from "@/lib/campaign/content";
import type { TitledText } from "@/lib/campaign/content-types";
import { regionLanguages, type Region } from "@/lib/campaign/region";

type SectionProps = { region: Region };

/** The course in a few figures. */
export function HskHero({ region }: SectionProps) {
  const { hsk } = seasons[region];
  const words = campaignWords[region].hsk;
  return (
    <section className="hsk-hero">
      <img src="/art/campaign/hero-hsk.svg" alt="" width={750} height={420} fetchPriority="high" />
      <div>
        <h1>{hsk.title}</h1>
        <p className="camp-lead">{hsk.lead}</p>
        <ul>
          {hsk.syllabuses.map(({ level, words: count, grammarPoints, sessions }) => (
            <li key={level}>
              <b>HSK {level}</b> {count.toLocaleString(regionLanguages[region])} {words.words} ·{" "}
              {grammarPoints} {words.grammarPoints} · {sessions} {words.sessions}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function HskAdvantages({ region }: SectionProps) {
  const { advantages } = seasons[region].hsk;
  return <Points id="advantages" title={campaignWords[region].hsk.advantages} points={advantages} />;
}

export function HskAudiences({ region }: SectionProps) {
  const { audiences } = seasons[region].hsk;
  return <Points id="audiences" title={campaignWords[region].hsk.audiences} points={audiences} />;
}

export function HskFeatures({ region }: SectionProps) {
  const { features } = seasons[region].hsk;
  return <Points id="features" title={campaignWords[region].hsk.features} points={features} />;
}

type PointsProps = { id: string; title: string; points: readonly TitledText[] };

function Points({ id, title, points }: PointsProps) {
  return (
    <section className="camp-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={`camp-points points-${points.length}`}>
        {points.map((point, index) => (
          <li key={index}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HskTeachers({ region }: SectionProps) {
  return (
    <section className="camp-section" aria-labelledby="teachers">
      <h2 id="teachers">{campaignWords[region].hsk.teachers}</h2>
      <ul className="hsk-teachers">
        {seasons[region].hsk.teachers.map(({ name, role, img, points }) => (
          <li key={name}>
            <img src={img} alt="" width={120} height={120} loading="lazy" />
            <div>
              <h3>{name}</h3>
              <p>{role}</p>
              <ul>
                {points.map((point, index) => (
                  <li key={index}>{point}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
