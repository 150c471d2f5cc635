import { Icon } from "@/components/ui/icon";
import { getLocale, getTranslations } from "next-intl/server";
import { AppCodes } from "@/components/layout/app-codes";
import { ExternalLink } from "@/components/layout/external-link";
import { buttonClasses } from "@/components/ui/button";
import { readCall } from "@/lib/api/server";
import { dataOf } from "@/lib/contract/result";
import { paths } from "@/lib/paths";
import { placements } from "@/lib/placements";
import { school } from "@/lib/school/school";

/** The card over the fourth body image: the school's video and the QR codes of the apps. */
export async function VideoCard() {
  const t = await getTranslations("home.body.4");
  const header = await getTranslations("header");
  const placement = dataOf(await readCall("homePage", placements.homeVideo, await getLocale()));
  const video = placement?.link_properties[0];
  return (
    <div className="video-card">
      <div>
        <p className="font-bold">{t("videoTitle")}</p>
        <ExternalLink
          href={video?.url || video?.link || school().videoChannel}
          className={`${buttonClasses.secondary} mt-3`}
        >
          <Icon name="play" size={18} />
          {t("watch")}
        </ExternalLink>
        <p className="text-label text-soft mt-3 to-scan">{t("qrText")}</p>
      </div>
      <AppCodes className="to-scan" />
      <a href={paths.mobileDownload} className="link on-device">
        {header("app")}
      </a>
    </div>
  );
}
