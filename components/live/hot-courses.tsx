"use client";

import { useTranslations } from "next-intl";
import { LoadingNotice } from "@/components/layout/loading-notice";
import { PriceInPoints } from "@/components/points/prices/price-in-points";
import { Notice } from "@/components/ui/notice";
import { useCall } from "@/components/calls/use-call";
import type { InitialData } from "@/lib/engines/provider-calls/initial";
import type { PublicCallResponse } from "@/lib/base/contract/types";
import type { RateTable } from "@/lib/subjects/points/prices/convert";
import { coursePage } from "@/lib/subjects/live/pages";
import { CoverCard, coverCardClasses } from "./cover-card";
import { withId } from "@/lib/base/paths";

type HotCoursesProps = {
  initial: InitialData<PublicCallResponse<"recommendedCourses">>;
  /** Address of a course page, with `{id}`. */
  href: string;
  rates: RateTable | undefined;
  /** Whether single lessons are offered; without them, a lesson has no price. */
  hasPrices: boolean;
};

/** The popular courses with their price in class points: the entry at index 1 (spec section 3). */
export function HotCourses({ initial, href, rates, hasPrices }: HotCoursesProps) {
  const t = useTranslations("live.courses");
  const { data, isLoading, reload } = useCall("recommendedCourses", coursePage, initial);
  if (!data) return <LoadingNotice loading={isLoading} retry={reload} className="mt-8 h-64" />;
  if (data.list.length === 0) return <Notice picture="empty" text={t("empty")} />;
  return (
    <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-6">
      {data.list.map((course) => {
        const points = course.level_class_point[1]?.class_point;
        return (
          <li key={course.course_id} className={coverCardClasses}>
            <CoverCard
              cover={course.course_cover_url}
              title={course.course_name}
              href={withId(href, course.course_id)}
              text={course.course_brief}
              textClassName="mt-1"
            >
              {hasPrices && points !== undefined && (
                <p className="mt-auto pt-3 price">
                  <PriceInPoints points={points} bought="lesson" rates={rates} />
                </p>
              )}
            </CoverCard>
          </li>
        );
      })}
    </ul>
  );
}
