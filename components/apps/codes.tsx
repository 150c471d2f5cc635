import { useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { AppCodes } from "@/components/layout/app-codes";
import { readCall } from "@/lib/engines/provider-calls/read-call";
import { dataOf } from "@/lib/base/contract/result";
import { parseAppAddress, formatAppFileName } from "@/lib/subjects/apps/app-file";
import { appTypes } from "@/lib/base/links/qr";

/** For desktop visitors: a QR code and a link for each app. */
export function Codes({ id }: { id: string }) {
  const t = useTranslations("download.codes");
  return (
    <section id={id} aria-labelledby="codes-title" className="mt-8 sheet p-6 desk:mt-10">
      <h2 id="codes-title" className="text-h3">
        {t("title")}
      </h2>
      <p className="mt-2 mb-5 text-balance [&:lang(ko)]:break-keep">{t("text")}</p>
      <AppCodes className="justify-center" />
      <AppLinks />
    </section>
  );
}

/** Links to both apps, with the addresses at the time of rendering; they work without script. */
async function AppLinks() {
  const t = await getTranslations("download.links");
  const locale = await getLocale();
  const [androidAnswer, iosAnswer] = await Promise.all([
    readCall("appDownload", { type: appTypes.android }, locale),
    readCall("appDownload", { type: appTypes.ios }, locale),
  ]);
  const android = dataOf(androidAnswer);
  const androidAddress = parseAppAddress(android?.address);
  const iosAddress = parseAppAddress(dataOf(iosAnswer)?.address);
  if (!androidAddress && !iosAddress) return null;
  return (
    <div className="mt-6">
      <h3 className="font-semibold">{t("title")}</h3>
      <ul className="mt-1 flex flex-wrap justify-center gap-x-6">
        {android && androidAddress && (
          <li>
            <a href={androidAddress} download={formatAppFileName(android.version)} className="link">
              {android.version ? t("androidVersion", { version: android.version }) : t("android")}
            </a>
          </li>
        )}
        {iosAddress && (
          <li>
            <a href={iosAddress} className="link">
              {t("ios")}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
