import { useEffect, useState } from "react";
import { OnDemand } from "@/components/ui/on-demand";
import { callFromBrowser } from "@/lib/api/browser";
import { dataOf } from "@/lib/contract/result";
import type { LinkProperty } from "@/lib/contract/types";
import { placements } from "@/lib/placements";
import { readAccountType } from "@/lib/session/browser";
import { siteKey } from "@/lib/storage/site-key";
import { localStore } from "@/lib/storage/browser-storage";
import type { AdvertLabels } from "./advert-dialog";
import { atCalmMoment, isBrowsed } from "./calm-moment";
import { leadsToStudents } from "./placed-link";

const loadDialog = () => import("./advert-dialog");

/** Until when it stays away: a time in milliseconds since 1970. */
const awayKey = `${siteKey}:advert_away_until` as const;
const day = 24 * 60 * 60 * 1000;
const isAway = () => Date.now() < Number(localStore.read(awayKey) ?? 0);

/**
 * The adverts, if the provider has any: once a day, at a calm moment. Where storage is forbidden nothing can remember
 * that they were seen, and they would open on every page: there they never open.
 */
export function Advert({ labels }: { labels: AdvertLabels }) {
  const [adverts, setAdverts] = useState<LinkProperty[]>([]);
  useEffect(() => {
    if (!isBrowsed(location) || isAway() || !localStore.lasts()) return;
    let giveUp = () => {};
    void callFromBrowser("homePage", placements.advert).then((result) => {
      const given = dataOf(result)?.link_properties.toSorted((a, b) => a.order - b.order) ?? [];
      const forTeacher = readAccountType() === "teacher";
      const own = given.filter(({ url }) => !forTeacher || !url || !leadsToStudents(url));
      if (own.length === 0) return;
      giveUp = atCalmMoment(() => {
        // It may have been seen in another tab meanwhile.
        if (isAway()) return;
        localStore.write(awayKey, String(Date.now() + day));
        setAdverts(own);
      });
    });
    return () => giveUp();
  }, []);
  if (adverts.length === 0) return null;
  return <OnDemand load={loadDialog} part={{ adverts, labels, onClose: () => setAdverts([]) }} />;
}
