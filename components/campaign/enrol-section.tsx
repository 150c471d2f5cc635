import { useTranslations } from "next-intl";
import { mailtoHref } from "@/lib/base/links/mailto";
import { Picture } from "@/components/ui/picture";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { regionLanguages } from "@/lib/base/reference/campaign-regions";
import type { Season } from "@/lib/subjects/campaign/season";
import { visitorCountryScript } from "@/lib/app/inline-scripts/compiled";
import { campaignPaths, paths } from "@/lib/base/paths";
import { countries } from "@/lib/base/reference/countries";
import { school } from "@/lib/subjects/school/school";
import { EnrolForm } from "./enrol-form";
import { JoinLink, NextSteps, NextStepsText } from "./next-steps";
import { SectionLead } from "./section";
import { ShownTo } from "./shown-to";
import { VoucherTickets } from "./voucher-tickets";
import { WhileValid } from "./while-valid";

/** An inline script, to put after an international phone field, which sets the dial code of the visitor's country. */
function VisitorCountryScript() {
  return <script data-countries={zoneTable()} dangerouslySetInnerHTML={{ __html: visitorCountryScript }} />;
}

let cachedTable: string | undefined;

/** Each country's code, dial code and time zones, as `VN84 Asia/Ho_Chi_Minh Asia/Saigon|…`. */
function zoneTable(): string {
  return (cachedTable ??= countries()
    .flatMap(({ code, dialCode, zones }) => (zones ? [[code + dialCode, ...zones].join(" ")] : []))
    .join("|"));
}

/** The enrolment form with its benefits; for enrolled visitors the next steps come first. */
export function EnrolSection({ season }: { season: Season }) {
  const { region } = season;
  const t = useTranslations("campaign");
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-2 desk:grid-cols-[repeat(2,minmax(0,1fr))] desk:grid-rows-[auto_1fr] desk:items-start desk:gap-x-12"
      aria-labelledby="enrol"
    >
      <div>
        <h1 id="enrol" className="text-h1 font-extrabold">
          <ShownTo audience="others">{t("form.title")}</ShownTo>{" "}
          <ShownTo audience="enrolled">{t("enrolled.title")}</ShownTo>
        </h1>
        <ShownTo audience="others" isBlock>
          <SectionLead>
            <WhileValid season={season} expired={t("over.form.lead")}>
              {t("form.lead")}
            </WhileValid>
          </SectionLead>
          <WhileValid season={season}>
            <p className="mt-2">
              <b className="block text-[1.3em] leading-[1.3] text-gold">{season.prizeWorth}</b> {t("bar")}
            </p>
          </WhileValid>
        </ShownTo>
        <ShownTo audience="enrolled" isBlock>
          <SectionBoundary>
            <div className="mt-[0.4em] grid justify-items-start gap-[0.8em]">
              <NextSteps season={season} />
              <a href={campaignPaths.prize(region)} className="link px-2 font-bold">
                {t("enrolled.coupons")}
              </a>
            </div>
          </SectionBoundary>
        </ShownTo>
      </div>
      <div className="rounded-card bg-ground px-(--page-edge) py-[1.4em] text-ink [--focus:var(--color-accent)] desk:col-start-2 desk:row-span-2 desk:row-start-1">
        <ShownTo audience="enrolled" isBlock>
          <h2 className="mb-[0.8em] text-h2">{t("form.another")}</h2>
        </ShownTo>
        <SectionBoundary>
          <SeasonForm season={season} />
        </SectionBoundary>
        {region === "en" && <VisitorCountryScript />}
      </div>
      {/* Below the form on a phone, so that the form is in the first screen. */}
      <div className="grid gap-6 desk:col-start-1 desk:row-start-2">
        <ShownTo audience="others" isBlock>
          <WhileValid season={season}>
            <VoucherTickets season={season} />
          </WhileValid>
        </ShownTo>
        <Picture
          src={season.art}
          alt=""
          width={750}
          height={600}
          className="hidden w-full rounded-card desk:block"
        />
      </div>
    </section>
  );
}

/** After success, the international form shows a dialog; the other forms go to the next page. */
function SeasonForm({ season }: { season: Season }) {
  const { region } = season;
  const t = useTranslations("campaign");
  const { email } = school();
  return (
    <EnrolForm
      region={region}
      season={season.key}
      agreement={
        <>
          {t("form.agree")} {/* In a new window, so that the form keeps its input. */}
          <a
            href={`${paths.privacy}?locale=${regionLanguages[region]}`}
            target="_blank"
            className="underline"
          >
            {t("frame.privacy").toLocaleLowerCase(regionLanguages[region])}
          </a>
          .
        </>
      }
      nextPath={region === "en" ? undefined : campaignPaths.enrolled(region)}
      success={{
        text: <NextStepsText season={season} />,
        vouchers: <VoucherTickets season={season} />,
        joinLink: <JoinLink season={season} />,
        nextPath: campaignPaths.enrolled(region),
      }}
    >
      <noscript>
        {t("form.noScript")}
        {email && <a href={mailtoHref(email)}>{email}</a>}
      </noscript>
    </EnrolForm>
  );
}
