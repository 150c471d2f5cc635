import { Picture } from "@/components/ui/picture";
import { campaignWords } from "@/lib/campaign/content";
import type { Season, TitledText } from "@/lib/campaign/season";
import { regionLanguages } from "@/lib/campaign/region";

/** Starts with a no-break space, so that no line starts with the dot. */
const separator = "\u00a0· ";

type SectionProps = { season: Season };

/** The introduction of the HSK course, with the key figures of each level. */
export function HskHero({ season }: SectionProps) {
  const { hsk } = season;
  const words = campaignWords[season.region].hsk;
  return (
    <section className="hsk-hero">
      <img src="/art/campaign/hero-hsk.svg" alt="" width={750} height={420} fetchPriority="high" />
      <div>
        <h1>{hsk.title}</h1>
        <p className="camp-lead">{hsk.lead}</p>
        <ul>
          {hsk.syllabuses.map(({ level, words: count, grammarPoints, sessions }) => (
            <li key={level}>
              <b>HSK {level}</b> {count.toLocaleString(regionLanguages[season.region])} {words.words}
              {separator}
              {grammarPoints} {words.grammarPoints}
              {separator}
              {sessions} {words.sessions}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function HskAdvantages({ season }: SectionProps) {
  const { advantages } = season.hsk;
  return <Points id="advantages" title={campaignWords[season.region].hsk.advantages} points={advantages} />;
}

export function HskAudiences({ season }: SectionProps) {
  const { audiences } = season.hsk;
  return <Points id="audiences" title={campaignWords[season.region].hsk.audiences} points={audiences} />;
}

export function HskFeatures({ season }: SectionProps) {
  const { features } = season.hsk;
  return <Points id="features" title={campaignWords[season.region].hsk.features} points={features} />;
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

export function HskTeachers({ season }: SectionProps) {
  return (
    <section className="camp-section" aria-labelledby="teachers">
      <h2 id="teachers">{campaignWords[season.region].hsk.teachers}</h2>
      <ul className="hsk-teachers">
        {season.hsk.teachers.map(({ name, role, img, points }) => (
          <li key={name}>
            <Picture src={img} alt="" width={120} height={120} offscreen />
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
