import { lazy, useEffect, useState } from "react";
import { callFromBrowser } from "@/lib/api/browser";
import { dataOf } from "@/lib/contract/result";
import type { LinkProperty } from "@/lib/contract/types";
import { placements } from "@/lib/placements";
import { site } from "@/lib/site";
import { sessionStore } from "@/lib/storage/browser-storage";
import type { AdvertLabels } from "./advert-dialog";

const AdvertDialog = lazy(() => import("./advert-dialog"));
const seenKey = `${site.key}:advert_seen`;
const rememberSeen = () => void sessionStore.write(seenKey, "1");

/**
 * The advert, if the provider has one: once in a browser session. Where storage is forbidden nothing can remember that
 * it was seen, and it would open on every page: there it never opens.
 */
export function Advert({ labels }: { labels: AdvertLabels }) {
  const [adverts, setAdverts] = useState<LinkProperty[]>([]);
  useEffect(() => {
    if (sessionStore.read(seenKey) || !sessionStore.lasts()) return;
    void callFromBrowser("homePage", placements.advert).then((result) => {
      setAdverts(dataOf(result)?.link_properties ?? []);
    });
  }, []);
  return adverts.length > 0 ? <AdvertDialog adverts={adverts} labels={labels} seen={rememberSeen} /> : null;
}
