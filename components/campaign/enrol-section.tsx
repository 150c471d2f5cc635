import { campaignWords, seasons } from "@/lib/campaign/content";
import { campaignPaths } from "@/lib/campaign/paths";
import { regionLanguages, type Region } from "@/lib/campaign/region";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { EnrolForm } from "./enrol-form";

/** The form with what the visitor gets for it. International visitors are told on the page, others go on. */
export function EnrolSection({ region }: { region: Region }) {
  const { form, frame, success, enrolled } = campaignWords[region];
  const season = seasons[region];
  const stays = region === "en";
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
          nextPath={stays ? undefined : campaignPaths.enrolled(region)}
          success={
            stays
              ? {
                  ...success,
                  coupons: season.coupons,
                  labels: {
                    close: frame.close,
                    code: enrolled.code,
                    copy: enrolled.copy,
                    copied: enrolled.copied,
                  },
                }
              : undefined
          }
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
