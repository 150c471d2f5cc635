"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Tabs } from "@/components/ui/tabs";
import { updateQueryString, useQueryString } from "@/components/ui/use-query-string";
import { routes } from "@/lib/base/routes";
import { ReadyLives, VideoRecords, type LiveInitial, type LiveListProps, type LiveView } from "./live-list";

const { path, view } = routes.live;
const searches = { ready: "", records: `?${view.query}=${view.values}` };

type LiveTabsProps = {
  /** The tab that the server rendered, and its list. */
  view: LiveView;
  initial: LiveInitial;
  list: LiveListProps;
};

/** The two lists as tabs. The chosen tab is in the URL, so that it can be shared and Back works. */
export function LiveTabs({ view: initialView, initial, list }: LiveTabsProps) {
  const t = useTranslations("live");
  const search = useQueryString(searches[initialView]);
  const chosenView: LiveView =
    new URLSearchParams(search).get(view.query) === view.values ? "records" : "ready";
  const [hasSwitched, setHasSwitched] = useState(false);
  const choose = (tab: string) => {
    setHasSwitched(true);
    updateQueryString({ [view.query]: tab === "records" ? view.values : undefined }, "push");
  };
  const tabs = (["ready", "records"] as const).map((id) => ({
    id,
    text: t(id),
    href: path + searches[id],
  }));
  const List = chosenView === "ready" ? ReadyLives : VideoRecords;
  return (
    <Tabs label={t("tabs")} tabs={tabs} selectedId={chosenView} onSelect={choose}>
      {/* Each switch reloads the list and starts at its first slide (spec section 4). */}
      <List {...list} initial={hasSwitched ? { ...initial, refreshOnMount: true } : initial} />
    </Tabs>
  );
}
