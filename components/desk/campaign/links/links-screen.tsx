"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { Field } from "@/components/ui/field";
import { useCall } from "@/components/calls/use-call";
import { deskScreens } from "@/lib/base/desk/screens";
import { serverNow } from "@/lib/base/clock/server-clock";
import { pageTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { addDays, toLocalTime } from "@/lib/base/schedule/zoned";
import { useCurrentUser } from "../../current-user";
import { LinkForm } from "./link-form";
import { LevelTestCounts } from "../../level-test/test-counts";
import { LinkList } from "./link-list";
import { Sheet, SheetTitle } from "../../sheet";
import { FormRow } from "../../desk-form";

/** Initial range: four weeks and today. */
const daysBack = 28;

/** Campaign links, and the visits and enrolments they brought. */
export function LinksScreen() {
  const t = useTranslations("desk.links");
  const tShell = useTranslations("desk.shell");
  const { role } = useCurrentUser();
  const canChange = role !== "adviser";
  const [span, setSpan] = useState(() => {
    const today = toLocalTime(new Date(serverNow()), pageTimeZone()).date;
    return { from: addDays(today, -daysBack), to: today };
  });
  // Of the first range, so that the form stays while another one loads.
  const [firstSpan] = useState(span);
  const { data } = useCall("desk/links/list", canChange ? firstSpan : undefined);
  const [firstRegion, ...otherRegions] = data?.regions ?? [];
  const { mutate } = useSWRConfig();
  const reload = () => void mutate((key) => Array.isArray(key) && key[0] === "desk/links/list");
  return (
    <>
      <p className="lead">{t("text")}</p>
      {firstRegion && <LinkForm regions={[firstRegion, ...otherRegions]} onCreated={reload} />}
      {data && !firstRegion && (
        <Sheet>
          <p>
            {t("noPages")}{" "}
            <a href={deskScreens.campaign.path} className="link">
              {tShell("titles.campaign")}
            </a>
          </p>
        </Sheet>
      )}
      <Sheet aria-labelledby="links-title">
        <SheetTitle id="links-title">{t("list")}</SheetTitle>
        <FormRow className="mt-5">
          {(["from", "to"] as const).map((name) => (
            <Field
              key={name}
              id={`links-${name}`}
              type="date"
              required
              label={t(name)}
              value={span[name]}
              onChange={({ currentTarget: { value } }) => value && setSpan({ ...span, [name]: value })}
            />
          ))}
        </FormRow>
        <LinkList key={`${span.from} ${span.to}`} span={span} canChange={canChange} />
        <p className="mt-4 text-label text-soft">{t("counted")}</p>
      </Sheet>
      <LevelTestCounts span={span} />
    </>
  );
}
