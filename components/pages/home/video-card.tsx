import { getLocale, getTranslations } from "next-intl/server";
import { AppCodes } from "@/components/layout/app-codes";
import { Video } from "@/components/video/video";
import { dataOf } from "@/lib/base/contract/result";
import { paths } from "@/lib/base/paths";
import { availableApps } from "@/lib/engines/provider-calls/available-apps";
import { readCall } from "@/lib/engines/provider-calls/read-call";
import { placements } from "@/lib/subjects/placements/names";
import { school } from "@/lib/subjects/school/school";

/** The card over the fourth body image: the school's video and the QR codes of the apps. */
export async function VideoCard() {
  const t = await getTranslations("home.body.4");
  const header = await getTranslations("header");
  const placement = dataOf(await readCall("homePage", placements.homeVideo, await getLocale()));
  const video = placement?.link_properties[0];
  const videoAddress = video?.url || video?.link || school().videoChannel;
  const hasApps = (await availableApps()).length > 0;
  if (!videoAddress && !hasApps) return null;
  return (
    <div
      data-part="video-card"
      className="relative mx-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-4 py-3 not-first:-mt-[min(4rem,20%)] @min-[33rem]:mx-6 @min-[33rem]:flex-nowrap"
    >
      <div>
        {videoAddress && (
          <>
            <p className="font-bold">{t("videoTitle")}</p>
            <Video href={videoAddress} title={t("videoTitle")}>
              {t("watch")}
            </Video>
          </>
        )}
        {hasApps && <p className="mt-2 to-scan text-label text-soft">{t("qrText")}</p>}
      </div>
      <AppCodes className="to-scan @min-[33rem]:flex-none [&_img]:size-24 [&_img]:max-w-none" />
      {hasApps && (
        <a href={paths.mobileDownload} className="link on-device">
          {header("app")}
        </a>
      )}
    </div>
  );
}
