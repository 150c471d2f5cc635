import { fill } from "@/components/ui/fill";
import { Picture } from "@/components/ui/picture";
import { SectionBoundary } from "@/components/ui/section-boundary";
import { campaignWords } from "@/lib/campaign/content";
import { formatDay } from "@/lib/campaign/dates";
import { regionLanguages } from "@/lib/campaign/region";
import type { Season } from "@/lib/campaign/season";
import { campaignPaths, paths } from "@/lib/paths";
import { school } from "@/lib/school/school";
import { EnrolForm } from "./enrol-form";
import { WhileValid } from "./while-valid";

/** The form with what the visitor gets for it. International visitors are told on the page, others go on. */
export function EnrolSection({ season }: { season: Season }) {
  const { region } = season;
  const { form, frame, success, enrolled, over } = campaignWords[region];
  const { email } = school();
  const nextPath = region === "en" ? undefined : campaignPaths.enrolled(region);
  return (
    <section className="enrol" aria-labelledby="enrol">
      <div>
        <h1 id="enrol">{form.title}</h1>
        <p className="camp-lead">
          <WhileValid season={season} over={over.form.lead}>
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
        <Picture src={season.art} alt="" width={750} height={600} />
      </div>
      <div className="paper">
        <SectionBoundary>
          <EnrolForm
            region={region}
            labels={{ ...form, close: frame.close }}
            nextPath={nextPath}
            success={{
              title: success.title,
              text: (
                <WhileValid season={season} over={over.success}>
                  {success.text}
                </WhileValid>
              ),
              coupons: season.coupons,
              foot: (
                <>
                  <p>{fill(enrolled.validUntil, { date: formatDay(season, season.couponExpiry) })}</p>
                  <WhileValid season={season} over={<p className="gone">{enrolled.expired}</p>} />
                </>
              ),
              next: nextPath ? { path: nextPath, link: enrolled.coupons, text: enrolled.notKept } : undefined,
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
        </SectionBoundary>
      </div>
    </section>
  );
}
