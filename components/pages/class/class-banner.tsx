import { getLocale } from "next-intl/server";
import { ClientMessages } from "@/components/i18n/client-messages";
import { toInitialData } from "@/lib/engines/provider-calls/initial";
import { readCall } from "@/lib/engines/provider-calls/read-call";
import { placements } from "@/lib/subjects/placements/names";
import { ClassBannerRow } from "./class-banner-row";

/** The provider's banners for this page. */
export async function ClassBanner() {
  const initial = toInitialData(await readCall("homePage", placements.classBanners, await getLocale()));
  return (
    <ClientMessages namespaces={["classPage.hero"]}>
      <ClassBannerRow initial={initial} />
    </ClientMessages>
  );
}
