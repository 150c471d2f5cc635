import { useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import type { Season, TitledText } from "@/lib/subjects/campaign/season";
import { regionLanguages } from "@/lib/base/reference/campaign-regions";
import { SectionLead, CampaignSection } from "./section";
import { ShareCampaign } from "./share-campaign";

const cardClasses = "rounded-card border border-night-line bg-panel px-[1.2em] py-4";

/** Starts with a no-break space, so that no line starts with the dot. */
const separator = "\u00a0· ";

type SectionProps = { season: Season };

/** The introduction of the HSK course, with the key figures of each level. */
export function HskHero({ season }: SectionProps) {
  const { hsk } = season;
  const t = useTranslations("campaign");
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 desk:grid-cols-[repeat(auto-fit,minmax(min(100%,18em),1fr))] desk:items-center desk:gap-12">
      <img
        src="/art/campaign/hero-hsk.svg"
        alt=""
        width={750}
        height={420}
        fetchPriority="high"
        className="w-full"
      />
      <div className="desk:-order-1">
        <h1 className="text-h1 font-extrabold">{hsk.title}</h1>
        <SectionLead>{hsk.lead}</SectionLead>
        <ul className="mt-4 grid gap-2">
          {hsk.syllabuses.map(({ level, words: count, grammarPoints, sessions }) => (
            <li key={level} className="bg-deep rounded-small px-4 py-[0.6em]">
              <b className="mr-2 text-gold">HSK {level}</b>{" "}
              {count.toLocaleString(regionLanguages[season.region])} {t("hsk.words")}
              {separator}
              {grammarPoints} {t("hsk.grammarPoints")}
              {separator}
              {sessions} {t("hsk.sessions")}
            </li>
          ))}
        </ul>
        <ShareCampaign season={season} page="hsk" text={hsk.title} />
      </div>
    </section>
  );
}

export function HskAdvantages({ season }: SectionProps) {
  const t = useTranslations("campaign");
  const { advantages } = season.hsk;
  return <Points id="advantages" title={t("hsk.advantages")} points={advantages} />;
}

export function HskAudiences({ season }: SectionProps) {
  const t = useTranslations("campaign");
  const { audiences } = season.hsk;
  return <Points id="audiences" title={t("hsk.audiences")} points={audiences} />;
}

export function HskFeatures({ season }: SectionProps) {
  const t = useTranslations("campaign");
  const { features } = season.hsk;
  return <Points id="features" title={t("hsk.features")} points={features} />;
}

type PointsProps = { id: string; title: string; points: readonly TitledText[] };

function Points({ id, title, points }: PointsProps) {
  const columns =
    points.length === 3
      ? "desk:grid-cols-[repeat(auto-fit,minmax(min(100%,12em),1fr))]"
      : "desk:grid-cols-[repeat(auto-fit,minmax(min(100%,10em),1fr))]";
  return (
    <CampaignSection id={id} title={title}>
      <ul className={`mt-6 grid grid-cols-[minmax(0,1fr)] gap-4 ${columns}`}>
        {points.map((point, index) => (
          <li key={index} className={cardClasses}>
            <h3 className="text-h3 text-gold">{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </CampaignSection>
  );
}

export function HskTeachers({ season }: SectionProps) {
  const t = useTranslations("campaign");
  return (
    <CampaignSection id="teachers" title={t("hsk.teachers")}>
      <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4 desk:grid-cols-[repeat(auto-fit,minmax(min(100%,18em),1fr))] desk:gap-6">
        {season.hsk.teachers.map(({ name, role, img, points }) => (
          <li key={name} className={`${cardClasses} flex flex-wrap gap-4`}>
            <Picture
              src={img}
              alt=""
              width={120}
              height={120}
              offscreen
              className="size-20 shrink-0 rounded-pill border-3 border-gold"
            />
            <div className="flex-[1_1_9em]">
              <h3 className="text-h3">{name}</h3>
              <p className="font-semibold text-gold">{role}</p>
              <ul className="mt-2 grid list-disc gap-[0.3em] pl-[1.1em]">
                {points.map((point, index) => (
                  <li key={index}>{point}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </CampaignSection>
  );
}
