import { useEffect, useState } from "react";
import { OnDemand } from "@/components/ui/on-demand";
import { useCall } from "@/components/calls/use-call";
import { serverNow } from "@/lib/base/clock/server-clock";
import type { LinkProperty } from "@/lib/base/contract/types";
import { sortPictures, placements } from "@/lib/subjects/placements/names";
import { readAccountType } from "@/lib/base/session/browser";
import { localStore, sessionStore } from "@/lib/base/storage/browser-storage";
import { siteKey } from "@/lib/base/storage/local-keys";
import { runWhenIdle, isBrowsingPage } from "./idle-moment";
import { isInCurrentSection } from "./current-section";
import { isStudentOnlyUrl } from "./placement-link";

const loadDialog = () => import("./advert-dialog");

/** Stores the time until which the adverts stay hidden, in milliseconds since 1970. */
const hiddenUntilKey = `${siteKey}:advert_away_until` as const;
const dayMs = 24 * 60 * 60 * 1000;

/** Set once the adverts were shown in this session. */
const shownKey = `${siteKey}:advert_shown`;

const isHiddenForNow = () =>
  sessionStore.read(shownKey) !== undefined || serverNow() < Number(localStore.read(hiddenUntilKey) ?? 0);

/** Requires working storage, because the adverts would otherwise open on every page. */
const canOpen = () => isBrowsingPage(location) && !isHiddenForNow() && localStore.isPersistent();

/** Teachers do not see adverts for pages that only students have. */
const isForViewer = ({ url }: LinkProperty) =>
  readAccountType() !== "teacher" || !url || !isStudentOnlyUrl(url);

/**
 * The adverts, if the provider has any: at most once a day and once per session, when the visitor is idle, and not on
 * the section that they advertise. Rendered by the browser only.
 * @param name name of the school
 */
export default function Advert({ name }: { name: string }) {
  const [isEnabled] = useState(canOpen);
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall("homePage", isEnabled ? placements.advert : undefined);
  const adverts = sortPictures(data?.link_properties ?? []).filter(isForViewer);
  const hasAdverts = adverts.length > 0 && !adverts.some(({ url }) => isInCurrentSection(url, location));

  useEffect(() => {
    if (!hasAdverts) return;
    return runWhenIdle(() => {
      // Another tab may have shown it meanwhile.
      if (isHiddenForNow()) return;
      sessionStore.write(shownKey, "1");
      localStore.write(hiddenUntilKey, String(serverNow() + dayMs));
      setOpen(true);
    });
  }, [hasAdverts]);

  if (!isOpen || !hasAdverts) return null;
  return <OnDemand load={loadDialog} componentProps={{ name, adverts, onClose: () => setOpen(false) }} />;
}
