import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";
import type { Season } from "@/lib/subjects/campaign/season";
import { campaignPaths } from "@/lib/base/paths";
import { SectionLead } from "./section";
import { WhileValid } from "./while-valid";

/** A link to the HSK course, with the rules of its voucher. */
export function HskBlock({ season }: { season: Season }) {
  const { region } = season;
  const { title, lead, rules } = season.hskBlock;
  const t = useTranslations("campaign");
  return (
    <section className="mt-14 desk:grid desk:grid-cols-2 desk:items-center desk:gap-12" aria-labelledby="hsk">
      <img
        src="/art/campaign/hero-hsk.svg"
        alt=""
        width={750}
        height={420}
        loading="lazy"
        className="bg-panel w-full rounded-card"
      />
      <div className="mt-6">
        <h2 id="hsk" className="text-h2">
          {title}
        </h2>
        <SectionLead>{lead}</SectionLead>
        <WhileValid season={season}>
          <h3 className="mt-4 text-h3 text-gold">{t("hskBlock.rules")}</h3>
          <ol className="mt-[0.4em] grid list-decimal gap-[0.4em] pl-[1.4em] marker:font-bold marker:text-gold">
            {rules.map((rule, index) => (
              <li key={index}>{rule}</li>
            ))}
          </ol>
        </WhileValid>
        <p className="mt-6 text-center desk:text-left">
          <a href={campaignPaths.hsk(region)} className={buttonClasses.secondary}>
            {t("hskBlock.button")}
          </a>
        </p>
      </div>
    </section>
  );
}
