import { campaignWords, seasons } from "@/lib/campaign/content";
import { regionLanguages, type Region } from "@/lib/campaign/region";
import { campaignPaths, paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { EnrolForm } from "./enrol-form";

/** The form with what the visitor gets for it. International visitors are told on the page, others go on. */
export function EnrolSection({ region }: { region: Region }) {
  const { form, frame, success, enrolled } = campaignWords[region];
  const season = seasons[region];
  const nextPath = region === "en" ? undefined : campaignPaths.enrolled(region);
  return (
    <section className="enrol" aria-labelledby="enrol">
      <div>
        <h1 id="enrol">{form.title}</h1>
        <p className="camp-lead">{form.lead}</p>
        <ul className="enrol-gains">
          {season.vouchers.map(({ name, value }) => (
            <li key={name}>
              <b>{value}</b> {name}
            </li>
          ))}
        </ul>
        <img src={season.art} alt="" width={750} height={600} />
      </div>
      <div className="paper">
        <EnrolForm
          region={region}
          labels={{ ...form, close: frame.close }}
          nextPath={nextPath}
          success={{
            ...success,
            coupons: season.coupons,
            next: nextPath ? { path: nextPath, link: enrolled.coupons, text: enrolled.notKept } : undefined,
            labels: { close: frame.close, code: enrolled.code, copy: enrolled.copy, copied: enrolled.copied },
          }}
        >
          <noscript>
            {form.noScript}
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </noscript>
          <p className="field-hint">
            {form.agree}{" "}
            <a href={`${paths.privacy}?locale=${regionLanguages[region]}`} className="underline">
              {frame.privacy}
            </a>
            .
          </p>
        </EnrolForm>
      </div>
    </section>
  );
}
