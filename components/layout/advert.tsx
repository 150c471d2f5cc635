import { lazy, useEffect, useState } from "react";
import { callFromBrowser } from "@/lib/api/browser";
import { dataOf } from "@/lib/contract/result";
import type { LinkProperty } from "@/lib/contract/types";
import { site } from "@/lib/site";
import type { AdvertLabels } from "./advert-dialog";

const AdvertDialog = lazy(() => import("./advert-dialog"));
const seenKey = `${site.key}:advert_seen`;
const rememberSeen = () => sessionStorage.setItem(seenKey, "1");

/** The advert: once in a browser session, if the provider has one. */
export function Advert({ labels }: { labels: AdvertLabels }) {
  const [adverts, setAdverts] = useState<LinkProperty[]>([]);
  useEffect(() => {
    if (sessionStorage.getItem(seenKey)) return;
    void callFromBrowser("homePage", { type: 3, name: "alert" }).then((result) => {
      setAdverts(dataOf(result)?.link_properties ?? []);
    });
  }, []);
  return adverts.length > 0 ? <AdvertDialog adverts={adverts} labels={labels} seen={rememberSeen} /> : null;
}
