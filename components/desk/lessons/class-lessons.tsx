"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { Badge } from "../badge";
import { ActionsCell, Cell, DataTable, Row, RowHeader } from "../data-table";
import { Facts } from "../facts";
import { formatNumber } from "../format";
import { LoadingOrError } from "../loading-or-error";
import { Sheet, SheetTitle } from "../sheet";
import { Small } from "../small";
import { SmallButton } from "../small-button";
import { formatLessonTime, Time } from "../time";
import { ChangeLesson } from "./change-lesson";
import type { ClassLesson, ClassLessonsData, LessonAction } from "./lesson-change";

type ClassLessonsProps = {
  classId: number;
  /** Reloads what else the page shows of the class. */
  onChanged: () => void;
};

/** The lessons of a class with their actions, the canceled ones, and what became of the points paid. */
export function ClassLessons({ classId, onChanged }: ClassLessonsProps) {
  const t = useTranslations("desk.bookings.lessons");
  const { data, failure, reload } = useCall("desk/lessons/of-class", { class_id: classId });
  const [opened, setOpened] = useState<{ lesson: ClassLesson; action: LessonAction }>();
  const refresh = () => {
    void reload();
    onChanged();
  };
  return (
    <Sheet aria-labelledby="lessons-title">
      <SheetTitle id="lessons-title">{t("title")}</SheetTitle>
      {!data && <LoadingOrError failure={failure} onRetry={() => void reload()} />}
      {data && (
        <>
          <Facts
            className="mb-4"
            facts={(["paid", "held", "ahead", "given_back"] as const).map((part) => [
              t(`points.${part}`),
              formatNumber(data.points[part]),
            ])}
          />
          {data.lessons.length === 0 && <p>{t("none")}</p>}
          {data.lessons.length > 0 && (
            <DataTable columns={[t("columns.when"), t("columns.teacher"), t("columns.actions")]}>
              <tbody>
                {data.lessons.map((lesson) => (
                  <LessonRow
                    key={lesson.id}
                    lesson={lesson}
                    onOpen={(action) => setOpened({ lesson, action })}
                  />
                ))}
              </tbody>
            </DataTable>
          )}
          <CanceledLessons canceled={data.canceled} />
        </>
      )}
      {data && opened && (
        <ChangeLesson
          {...opened}
          classId={classId}
          data={data}
          onDone={refresh}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Sheet>
  );
}

const actions = ["move", "cancel", "substitute", "link"] as const satisfies LessonAction[];

function LessonRow({ lesson, onOpen }: { lesson: ClassLesson; onOpen: (action: LessonAction) => void }) {
  const t = useTranslations("desk.bookings.lessons");
  const { id, name, starts_at: startsAt, is_over: isOver, teacher, is_substituted: isSubstituted } = lesson;
  return (
    <Row isQuiet={isOver}>
      <RowHeader note={name}>
        <span id={`lesson-${id}`}>{formatLessonTime(startsAt)}</span>
      </RowHeader>
      <Cell label={t("columns.teacher")}>
        {teacher.name} {isSubstituted && <Badge>{t("substitute")}</Badge>}
      </Cell>
      <ActionsCell label={t("columns.actions")}>
        {actions.map((action) => (
          <SmallButton
            key={action}
            aria-label={t(`actions.${action}Of`, { time: formatLessonTime(startsAt) })}
            onClick={() => onOpen(action)}
          >
            {t(`actions.${action}`)}
          </SmallButton>
        ))}
      </ActionsCell>
    </Row>
  );
}

function CanceledLessons({ canceled }: Pick<ClassLessonsData, "canceled">) {
  const t = useTranslations("desk.bookings.lessons");
  if (canceled.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-2 text-lead font-bold">{t("canceled")}</h3>
      <ul className="flex flex-col gap-2">
        {canceled.map(({ id, name, starts_at: startsAt, canceled_at: canceledAt, is_late: isLate }) => (
          <li key={id}>
            <s>{formatLessonTime(startsAt)}</s> · {name} {isLate && <Badge>{t("late")}</Badge>}
            <Small className="block">
              {t("canceledAt")} <Time at={canceledAt} />
            </Small>
          </li>
        ))}
      </ul>
    </>
  );
}
