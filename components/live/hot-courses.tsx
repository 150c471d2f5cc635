"use client";

import { useLocale, useTranslations } from "next-intl";
import { LoadingNotice } from "@/components/layout/loading-notice";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { Notice } from "@/components/ui/notice";
import { Picture } from "@/components/ui/picture";
import { useCall } from "@/components/calls/use-call";
import type { InitialData } from "@/lib/api/initial";
import type { CallResponse } from "@/lib/contract/types";
import { coursePage } from "@/lib/live/pages";
import { gatedLinkProps } from "./gated";

type HotCoursesProps = {
  initial: InitialData<CallResponse<"recommendedCourses">>;
  /** Address of a course page, with `{id}`. */
  href: string;
};

/** The popular courses with their price in class points: the entry at index 1 (spec section 3). */
export function HotCourses({ initial, href }: HotCoursesProps) {
  const t = useTranslations("live.courses");
  const locale = useLocale();
  const { data, isLoading, reload } = useCall("recommendedCourses", coursePage, initial);
  if (!data) return <LoadingNotice loading={isLoading} retry={reload} className="mt-8 h-64" />;
  if (data.list.length === 0) return <Notice picture="empty" text={t("empty")} />;
  return (
    <ul className="course-grid">
      {data.list.map((course) => {
        const points = course.level_class_point[1]?.class_point;
        return (
          <li key={course.course_id} className="sheet course-card">
            <Picture
              sizes="(max-width: 768px) 100vw, 400px"
              src={course.course_cover_url}
              alt=""
              width={320}
              height={180}
              offscreen
            />
            <div>
              <h3>
                <a href={fillPlaceholders(href, { id: course.course_id })} {...gatedLinkProps}>
                  {course.course_name}
                </a>
              </h3>
              <p>{course.course_brief}</p>
              {points !== undefined && (
                <p className="price">{t("points", { n: points.toLocaleString(locale) })}</p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
