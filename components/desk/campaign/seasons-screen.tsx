"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import { deskScreens } from "@/lib/base/desk/screens";
import { readQuery, recordHref } from "../editing/records";
import { RemovedList } from "../editing/removed-list";
import { useCall } from "@/components/calls/use-call";
import { LoadingOrError } from "../loading-or-error";
import { buttonClasses } from "@/components/ui/button";
import { regions, type Region } from "@/lib/base/reference/campaign-regions";
import { Sheet } from "../sheet";
import { NextSeasonForm, type SeasonSource } from "./next-season-form";
import { SeasonsTable } from "./seasons-table";

/**
 * The campaign's seasons. Each is edited like other content; a new one starts from an earlier one (`begin`), and the
 * first of a region from an example (`first`).
 */
export function SeasonsScreen() {
  const t = useTranslations("desk.campaign");
  const tLinks = useTranslations("desk.links");
  const { data, failure, reload } = useCall("desk/campaign/list", {});
  const { mutate } = useSWRConfig();
  const [query] = useState(readQuery);
  const [source, setSource] = useState({ id: Number(query.get("begin")), region: query.get("first") });
  const named = data?.seasons.find(
    ({ region, key }) => region === query.get("region") && key === query.get("key"),
  );
  useEffect(() => {
    // Addresses with a region and key were given out before seasons had ids.
    if (named) location.replace(recordHref({ kind: "season", id: named.id }));
  }, [named]);
  if (!data) return <LoadingOrError failure={failure} onRetry={reload} />;
  const begin = ({ id = 0, region }: { id?: number; region?: Region }) => {
    // In the address, so that a reload shows the form again.
    const parameters = region ? `?first=${region}` : id ? `?begin=${id}` : "";
    history.replaceState(history.state, "", deskScreens.campaign.path + parameters);
    setSource({ id, region: region ?? null });
  };
  const newRegions = regions.filter((region) => data.seasons.every((season) => season.region !== region));
  const previous = data.seasons.find(({ id }) => id === source.id);
  const newRegion = newRegions.find((region) => region === source.region);
  const from: SeasonSource | undefined = newRegion
    ? { region: newRegion, key: "", name: "", until: "" }
    : previous;
  return (
    <>
      <SeasonsTable
        seasons={data.seasons}
        onChanged={() => {
          void reload();
          void mutate((cacheKey) => Array.isArray(cacheKey) && cacheKey[0] === "desk/content/list");
        }}
        onNext={({ id }) => begin({ id })}
      />
      {newRegions.length > 0 && (
        <Sheet>
          <p>{t("first.text")}</p>
          <p className="flex flex-wrap gap-3">
            {newRegions.map((region) => (
              <button
                key={region}
                type="button"
                className={buttonClasses.secondary}
                onClick={() => begin({ region })}
              >
                {t("first.submit", { region: tLinks(`regions.${region}`) })}
              </button>
            ))}
          </p>
        </Sheet>
      )}
      <RemovedList kind="season" />
      {from && (
        <NextSeasonForm
          key={`${from.region} ${from.key}`}
          from={from}
          seasons={data.seasons}
          onStart={(next) =>
            location.assign(
              recordHref({
                kind: "season",
                ...(newRegion ? { region: newRegion } : { from: source.id }),
                ...next,
              }),
            )
          }
          onClose={() => begin({})}
        />
      )}
    </>
  );
}
