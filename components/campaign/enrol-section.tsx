import { fillPlaceholders } from "@/lib/i18n/fill";
import { Picture } from "@/components/ui/picture";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { campaignWords } from "@/lib/campaign/content";
import { formatLocalDay } from "@/lib/campaign/dates";
import { regionLanguages } from "@/lib/campaign/region";
import type { Season } from "@/lib/campaign/season";
import { visitorCountryScript } from "@/lib/inline-scripts/compiled";
import { campaignPaths, paths } from "@/lib/paths";
import { countries } from "@/lib/reference/countries";
import { school } from "@/lib/school/school";
import { EnrolForm } from "./enrol-form";
import { JoinLink, NextSteps, NextStepsText } from "./next-steps";
import { ShownTo } from "./shown-to";
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
  const { form, enrolled, over } = campaignWords[region];
  return (
    <section className="enrol" aria-labelledby="enrol">
      <div>
        <h1 id="enrol">
          <ShownTo audience="others">{form.title}</ShownTo>{" "}
          <ShownTo audience="enrolled">{enrolled.title}</ShownTo>
        </h1>
        <ShownTo audience="others" isBlock>
          <p className="camp-lead">
            <WhileValid season={season} expired={over.form.lead}>
              {form.lead}
            </WhileValid>
          </p>
          <WhileValid season={season}>
            <ul className="enrol-gains">
              {season.vouchers.map(({ name, value }) => (
                <li key={name}>
                  <b>{value}</b> {name}
                </li>
              ))}
            </ul>
          </WhileValid>
        </ShownTo>
        <ShownTo audience="enrolled" isBlock>
          <SectionBoundary>
            <div className="enrolled-here">
              <NextSteps season={season} />
              <a href={campaignPaths.prize(region)} className="btn-plain">
                {enrolled.coupons}
              </a>
            </div>
          </SectionBoundary>
        </ShownTo>
        <Picture src={season.art} alt="" width={750} height={600} />
      </div>
      <div className="paper">
        <ShownTo audience="enrolled" isBlock>
          <h2 className="enrol-another">{form.another}</h2>
        </ShownTo>
        <SectionBoundary>
          <SeasonForm season={season} />
        </SectionBoundary>
        {region === "en" && <VisitorCountryScript />}
      </div>
    </section>
  );
}

/** After success, the international form shows a dialog; the other forms go to the next page. */
function SeasonForm({ season }: { season: Season }) {
  const { region } = season;
  const { form, frame, success, enrolled } = campaignWords[region];
  const { email } = school();
  return (
    <EnrolForm
      region={region}
      season={season.key}
      labels={{ ...form, close: frame.close }}
      nextPath={region === "en" ? undefined : campaignPaths.enrolled(region)}
      success={{
        title: success.title,
        text: <NextStepsText season={season} />,
        coupons: season.coupons,
        couponFooter: (
          <>
            <p>
              {fillPlaceholders(enrolled.validUntil, { date: formatLocalDay(season, season.couponExpiry) })}
            </p>
            <WhileValid season={season} expired={<p className="gone">{enrolled.expired}</p>} />
          </>
        ),
        storedText: enrolled.kept,
        notStoredText: enrolled.notKept,
        joinLink: <JoinLink season={season} />,
        next: { path: campaignPaths.enrolled(region), link: enrolled.coupons },
        labels: {
          close: frame.close,
          code: enrolled.code,
          copy: enrolled.copy,
          copied: enrolled.copied,
          notCopied: enrolled.notCopied,
        },
      }}
    >
      <noscript>
        {form.noScript}
        <a href={`mailto:${email}`}>{email}</a>
      </noscript>
      <p className="field-hint">
        {form.agree}{" "}
        <a href={`${paths.privacy}?locale=${regionLanguages[region]}`} className="underline">
          {frame.privacy.toLocaleLowerCase(regionLanguages[region])}
        </a>
        .
      </p>
    </EnrolForm>
  );
}
