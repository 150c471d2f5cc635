"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState, type ReactNode } from "react";
import type { ConsultProps } from "@/components/layout/consult-modal";
import { Dialog } from "@/components/ui/dialog";
import { OnDemand } from "@/components/ui/on-demand";
import { Toast, type ToastMessage } from "@/components/ui/toast";
import { showNotStarted } from "@/lib/app/markup/not-started";
import type { BookingRules } from "@/components/series/series-setting";
import type { RateTable } from "@/lib/subjects/points/prices/convert";
import { itemKey, type SeriesItem } from "@/lib/subjects/series/item";
import { storeBooking } from "@/lib/subjects/series/new-booking";
import { bookedClassPath } from "@/lib/base/paths";
import { readPageToken } from "@/lib/base/session/page-account";
import type { BookedStudent } from "./student-apply";

// Loaded on demand, with the forms, their validation and the phone number library.
const loadVisitorApply = () => import("./visitor-apply");
const loadStudentApply = () => import("./student-apply");

type OpenDialog = { item: SeriesItem; by: "visitor" | "student" };

export type ApplyControls = {
  apply: (item: SeriesItem) => void;
  /** The item including the bookings made on this page. */
  withBookings: (item: SeriesItem) => SeriesItem;
  /** The dialog and the messages; render them once on the page. */
  elements: ReactNode;
};

type UseApplyOptions = {
  /** Contact options for a student without enough class points. */
  consult: ConsultProps;
  /** Ways to pay for class points; "" if the school names none. */
  payment: string;
  /** Where to read how to get class points. */
  pointsHref: string;
  /** For prices in money; undefined for a school without packages. */
  rates: RateTable | undefined;
  /** What is charged for estimates and by which ways, by the currency in which they are shown. */
  charges: Record<string, string>;
  rules: BookingRules;
  /** Address of the login page. */
  loginHref: string;
  /** Whether this site keeps the accounts, and so the students of parents (lib/base/links/account-sites). */
  ownAccounts: boolean;
  /** Reloads the list after a booking whose response lacks the new number of students. */
  refresh: () => void;
};

/**
 * Applying for a series class: a form for visitors, a confirmation for students (spec section 4). A booking ends on a page
 * of its own; a visitor who goes back finds the class applied for.
 */
export function useApply({
  consult,
  payment,
  pointsHref,
  rates,
  charges,
  rules,
  loginHref,
  ownAccounts,
  refresh,
}: UseApplyOptions): ApplyControls {
  const t = useTranslations();
  const closeLabel = t("dialog.close");
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const [message, setMessage] = useState<ToastMessage>();
  const [studentCounts, setStudentCounts] = useState<Readonly<Record<string, number>>>({});
  const clearMessage = useCallback(() => setMessage(undefined), []);
  const apply = useCallback(
    (item: SeriesItem) => setOpenDialog({ item, by: readPageToken() ? "student" : "visitor" }),
    [],
  );
  const showSuccess = (text: string) => setMessage({ tone: "success", text });

  const withBookings = (item: SeriesItem): SeriesItem => {
    const students = studentCounts[itemKey(item)];
    // A list that was fetched after the booking may have a higher number.
    return students === undefined
      ? item
      : { ...item, applied: true, students: Math.max(students, item.students) };
  };
  const onBooked = (item: SeriesItem, students: number | undefined, student?: BookedStudent) => {
    // Another student of the family may still need a seat.
    const isFamilyDone = !student || student.isLast;
    if (isFamilyDone)
      setStudentCounts((previous) => ({ ...previous, [itemKey(item)]: students ?? item.students }));
    if (!isFamilyDone || students === undefined) refresh();
    storeBooking(item.id, { name: student?.name, hasOthers: !isFamilyDone });
    location.assign(bookedClassPath(item.id));
  };

  const onDemand = {
    waiting: <p role="status">{t("notice.loading")}</p>,
    onFailed: () => {
      setOpenDialog(undefined);
      showNotStarted();
    },
  };
  const elements = (
    <>
      {openDialog && (
        <Dialog
          title={t(`apply.${openDialog.by}.title`)}
          closeLabel={closeLabel}
          onClose={() => setOpenDialog(undefined)}
        >
          {(close) =>
            openDialog.by === "visitor" ? (
              <OnDemand
                load={loadVisitorApply}
                {...onDemand}
                componentProps={{
                  seriesClass: openDialog.item,
                  close,
                  onSent: () => showSuccess(t("apply.visitor.success")),
                }}
              />
            ) : (
              <OnDemand
                load={loadStudentApply}
                {...onDemand}
                componentProps={{
                  item: openDialog.item,
                  loginHref,
                  consult,
                  payment,
                  pointsHref,
                  rates,
                  charges,
                  rules,
                  close,
                  ownAccounts,
                  onBooked: (students, student) => onBooked(openDialog.item, students, student),
                }}
              />
            )
          }
        </Dialog>
      )}
      <Toast message={message} closeLabel={closeLabel} onDismiss={clearMessage} />
    </>
  );
  return { apply, withBookings, elements };
}
