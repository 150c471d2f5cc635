import { useEffect, useState } from "react";
import { OnDemand } from "@/components/ui/on-demand";
import { useCall } from "@/lib/api/hooks";
import type { LinkProperty } from "@/lib/contract/types";
import { inOrder, placements } from "@/lib/placements";
import { readAccountType } from "@/lib/session/browser";
import { localStore, sessionStore } from "@/lib/storage/browser-storage";
import { siteKey } from "@/lib/storage/site-key";
import { atCalmMoment, isBrowsed } from "./calm-moment";
import { leadsHere } from "./leads-here";
import { leadsToStudents } from "./placed-link";

const loadDialog = () => import("./advert-dialog");

/** Until when it stays away: a time in milliseconds since 1970. */
const awayKey = `${siteKey}:advert_away_until` as const;
const dayMs = 24 * 60 * 60 * 1000;

/** Says that the adverts were shown in this session, however long it lasts. */
const shownKey = `${siteKey}:advert_shown`;

const isAway = () =>
  sessionStore.read(shownKey) !== undefined || Date.now() < Number(localStore.read(awayKey) ?? 0);

/** Without storage nothing remembers that the adverts were seen, and they would open on every page. */
const mayOpen = () => isBrowsed(location) && !isAway() && localStore.lasts();

/** Teachers do not see adverts for what only students have. */
const isForViewer = ({ url }: LinkProperty) =>
  readAccountType() !== "teacher" || !url || !leadsToStudents(url);

/**
 * The adverts, if the provider has any: once a day and once in a session, at a calm moment, and not beside what they
 * advertise. Rendered by the browser only.
 */
export default function Advert() {
  const [wanted] = useState(mayOpen);
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall("homePage", placements.advert, { enabled: wanted });
  const adverts = inOrder(data?.link_properties ?? []).filter(isForViewer);
  const hasAdverts = adverts.length > 0 && !adverts.some(({ url }) => leadsHere(url, location));

  useEffect(() => {
    if (!hasAdverts) return;
    return atCalmMoment(() => {
      // It may have been seen in another tab meanwhile.
      if (isAway()) return;
      sessionStore.write(shownKey, "1");
      localStore.write(awayKey, String(Date.now() + dayMs));
      setOpen(true);
    });
  }, [hasAdverts]);

  if (!isOpen || !hasAdverts) return null;
  return <OnDemand load={loadDialog} part={{ adverts, onClose: () => setOpen(false) }} />;
}
