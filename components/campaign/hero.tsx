import { useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import { regionLanguages } from "@/lib/base/reference/campaign-regions";
import type { Season } from "@/lib/subjects/campaign/season";
import { school } from "@/lib/subjects/school/school";
import { EnrollLink } from "./enroll-link";
import { ShareCampaign } from "./share-campaign";
import { ShownTo } from "./shown-to";
import { WhileValid } from "./while-valid";

/** The introduction of the campaign, its speakers, and the call to action. */
export function CampaignHero({ season }: { season: Season }) {
  const { region } = season;
  const t = useTranslations("campaign");
  const count = school().enrolled?.toLocaleString(regionLanguages[region]);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-2 desk:grid-cols-[repeat(auto-fit,minmax(min(100%,20em),1fr))] desk:items-center desk:gap-12">
      <div className="grid justify-items-start gap-[0.8em]">
        <p className="font-bold text-gold">{season.name}</p>
        <h1 className="text-h1 font-extrabold desk:text-[2.5em]">{season.title}</h1>
        <p className="text-quiet max-w-[34em]">
          {season.lead}{" "}
          <ShownTo audience="others">
            <WhileValid season={season}>{season.offer}</WhileValid>
          </ShownTo>
        </p>
        <EnrollLink region={region} className="mt-[0.3em] text-[1.1em]">
          {t("register")}
        </EnrollLink>
        {count !== undefined && <p className="text-quiet max-w-[34em]">{t("enrolledCount", { count })}</p>}
        <ShareCampaign season={season} text={season.title} />
      </div>
      <div className="-mx-(--page-edge) desk:mx-0">
        <Picture
          src={season.art}
          alt=""
          width={750}
          height={600}
          fetchPriority="high"
          className="w-full desk:rounded-card"
        />
        <p className="sr-only">{t("speakers")}</p>
        <ul className="relative mt-[calc(-0.55*var(--r))] flex flex-wrap justify-center gap-2 px-[max(0.75rem,calc(0.1*var(--r)))]">
          {season.speakers.map(({ name, role, img }) => (
            // At least as wide as the longest word of the name, so that names do not break.
            <li
              key={name}
              className="flex max-w-full min-w-min flex-[1_1_5em] flex-col items-center text-center"
            >
              <Picture
                src={img}
                alt=""
                width={120}
                height={120}
                offscreen
                className="w-[calc(0.9*var(--r))] rounded-pill border-3 border-gold"
              />
              {/* The name tag overlaps its portrait, and fills its column. */}
              <p className="relative -mt-[0.7em] grow self-stretch rounded-small bg-ground px-[min(0.5em,1.2vw)] pt-[0.3em] pb-[0.4em] text-label leading-[1.3] text-ink">
                <strong className="block">{name}</strong> <span className="block">{role}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
