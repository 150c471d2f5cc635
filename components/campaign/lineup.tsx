import { useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import type { Season, Speaker } from "@/lib/subjects/campaign/season";
import { CampaignSection } from "./section";

/** The speakers, each once: portrait, a sentence in their own words, and where and how they study. */
export function Lineup({ season }: { season: Season }) {
  const t = useTranslations("campaign");
  const { lineup } = season;
  return (
    <CampaignSection id="lineup" title={t("lineup.title")}>
      {/* Beside each other where there is room, also with large text. */}
      <div className="@container mt-6">
        <ul className="grid gap-4 @min-[40em]:grid-cols-6 @min-[40em]:gap-6">
          {lineup.map((speaker, index) => (
            <li key={speaker.name} className={`@container ${columnsOf(index, lineup.length)}`}>
              <SpeakerCard speaker={speaker} />
            </li>
          ))}
        </ul>
      </div>
    </CampaignSection>
  );
}

/** Rows of three; the last ones have two, so that no row has a hole. */
function columnsOf(index: number, count: number): string {
  const inPairs = count % 3 === 0 ? 0 : count % 3 === 2 ? 2 : 4;
  return index >= count - inPairs ? "@min-[40em]:col-span-3" : "@min-[40em]:col-span-2";
}

function SpeakerCard({ speaker }: { speaker: Speaker }) {
  const t = useTranslations("campaign.lineup");
  const { name, role, img, quote, details } = speaker;
  const facts = (["school", "year", "scholarship"] as const).flatMap((fact) => {
    const text = speaker[fact];
    return text === undefined ? [] : [{ label: t(fact), text }];
  });
  return (
    <article className="border-night-line bg-panel grid h-full grid-cols-[minmax(0,1fr)] content-start overflow-hidden rounded-card border @min-[24em]:grid-cols-[13em_minmax(0,1fr)] @min-[24em]:grid-rows-[auto_1fr] @min-[24em]:content-stretch narrow:@min-[16em]:@max-[24em]:grid-cols-[8em_minmax(0,1fr)]">
      <Picture
        src={img}
        alt=""
        width={240}
        height={240}
        offscreen
        className="aspect-[8/5] size-full object-cover object-[50%_35%] @min-[24em]:row-span-2 @min-[24em]:aspect-square narrow:@min-[16em]:@max-[24em]:aspect-square"
      />
      <div className="self-center px-4 pt-4 pb-[0.6em]">
        <h3 className="text-h3">{name}</h3>
        <p className="font-semibold text-gold">{role}</p>
      </div>
      <div className="grid content-start gap-[0.6em] px-4 pb-4 narrow:@min-[16em]:@max-[24em]:col-span-2 narrow:@min-[16em]:@max-[24em]:pt-[0.6em]">
        {quote && (
          <blockquote className="text-pale text-[1.1em] leading-[1.45] font-semibold">
            <p>{t("quote", { quote })}</p>
          </blockquote>
        )}
        {facts.length > 0 && (
          <dl className="grid gap-x-[0.8em] gap-y-[0.2em] text-[0.9em] leading-[1.45] @min-[12em]:grid-cols-[auto_minmax(0,1fr)]">
            {facts.map(({ label, text }) => (
              <div key={label} className="contents">
                <dt className="text-quiet">{label}</dt>
                <dd className="font-semibold">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {details.map((detail, index) => (
          <p key={index} className="text-quiet text-[0.9em] leading-[1.45]">
            {detail}
          </p>
        ))}
      </div>
    </article>
  );
}
