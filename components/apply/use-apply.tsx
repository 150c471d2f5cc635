"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState, type ReactNode } from "react";
import type { Consult } from "@/components/layout/consult-modal";
import { Dialog } from "@/components/ui/dialog";
import { OnDemand } from "@/components/ui/on-demand";
import { Toast, type ToastMessage } from "@/components/ui/toast";
import { showNotStarted } from "@/lib/markup/not-started";
import { itemKey, type SeriesItem } from "@/lib/series/item";
import { readToken } from "@/lib/session/browser";
import type { BookedFor } from "./student-apply";

// Loaded on demand, with the forms, their validation and the phone number library.
const loadVisitorApply = () => import("./visitor-apply");
const loadStudentApply = () => import("./student-apply");

type Open = { item: SeriesItem; by: "visitor" | "student" };

export type Applying = {
  apply: (item: SeriesItem) => void;
  /** The item including the bookings made on this page. */
  current: (item: SeriesItem) => SeriesItem;
  /** The dialog and the messages; render them once on the page. */
  parts: ReactNode;
};

type UseApply = {
  /** Contact options for a student without enough class points. */
  consult: Consult;
  /** Address of the login page. */
  login: string;
  /** Whether this site keeps the accounts, and so the students of parents (lib/links/account-sites). */
  ownAccounts: boolean;
  /** Reloads the list after a booking whose response lacks the new number of students. */
  refresh: () => void;
};

/** Applying for a series class: a form for visitors, a confirmation for students (spec section 4). */
export function useApply({ consult, login, ownAccounts, refresh }: UseApply): Applying {
  const t = useTranslations();
  const closeLabel = t("dialog.close");
  const [open, setOpen] = useState<Open>();
  const [message, setMessage] = useState<ToastMessage>();
  const [applied, setApplied] = useState<Readonly<Record<string, number>>>({});
  const forget = useCallback(() => setMessage(undefined), []);
  const apply = useCallback(
    (item: SeriesItem) => setOpen({ item, by: readToken() ? "student" : "visitor" }),
    [],
  );
  const succeed = (text: string) => setMessage({ tone: "success", text });

  const current = (item: SeriesItem): SeriesItem => {
    const students = applied[itemKey(item)];
    // A list that was fetched after the booking may have a higher number.
    return students === undefined
      ? item
      : { ...item, applied: true, students: Math.max(students, item.students) };
  };
  const booked = (item: SeriesItem, students: number | undefined, student?: BookedFor) => {
    // Another student of the family may still need a seat.
    const whole = !student || student.last;
    if (whole) setApplied((earlier) => ({ ...earlier, [itemKey(item)]: students ?? item.students }));
    if (!whole || students === undefined) refresh();
    succeed(student ? t("apply.student.successFor", { name: student.name }) : t("apply.student.success"));
  };

  const onDemand = {
    waiting: <p role="status">{t("notice.loading")}</p>,
    onFailed: () => {
      setOpen(undefined);
      showNotStarted();
    },
  };
  const parts = (
    <>
      {open && (
        <Dialog
          title={t(`apply.${open.by}.title`)}
          closeLabel={closeLabel}
          onClose={() => setOpen(undefined)}
        >
          {(close) =>
            open.by === "visitor" ? (
              <OnDemand
                load={loadVisitorApply}
                {...onDemand}
                part={{
                  about: open.item,
                  close,
                  sent: () => succeed(t("apply.visitor.success")),
                }}
              />
            ) : (
              <OnDemand
                load={loadStudentApply}
                {...onDemand}
                part={{
                  item: open.item,
                  login,
                  consult,
                  close,
                  ownAccounts,
                  booked: (students, student) => booked(open.item, students, student),
                }}
              />
            )
          }
        </Dialog>
      )}
      <Toast message={message} closeLabel={closeLabel} onDone={forget} />
    </>
  );
  return { apply, current, parts };
}
