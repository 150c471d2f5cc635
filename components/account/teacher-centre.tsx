"use client";

import { useTranslations } from "next-intl";
import { SeriesList } from "./series-list";
import { SlotTimes } from "./slot-times";
import { useAccountView } from "./use-account-view";
import { ViewContent } from "./view-content";

export function TeacherCentre({ room }: { room: string | undefined }) {
  const t = useTranslations("teacherCentre");
  const view = useAccountView("teacher", { accountType: "teacher" });
  return (
    <ViewContent view={view}>
      {({ nickname, trials, classes }) => (
        <>
          <p className="lead">{t("hello", { name: nickname })}</p>
          {trials.length > 0 && (
            <section className="sheet" aria-labelledby="own-trials">
              <h2 id="own-trials">{t("trials")}</h2>
              <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-6">
                {trials.map(({ student, from }) => (
                  <li key={`${student} ${from}`}>
                    <p className="font-semibold">{student}</p>
                    <SlotTimes slot={{ from }} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <h2 className="text-h2 mt-8">{t("classes")}</h2>
          <SeriesList classes={classes} emptyText={t("none")} role="teacher" room={room} />
        </>
      )}
    </ViewContent>
  );
}
