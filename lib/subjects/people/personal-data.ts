import { storedResponseData } from "../../engines/calls/personal-data";
import { consentData } from "../consents/personal-data";
import type { Person, PersonalData } from "../../base/db/personal-data";
import { accountData } from "../identity/personal-data";
import { memberLeadData } from "../leads/personal-data";
import { savedLiveData } from "../live/personal-data";
import { notificationData } from "../../engines/notifications/personal-data";
import { pointData } from "../points/personal-data";
import { bookingData } from "../series/bookings/personal-data";
import { staffNoteData } from "../staff/personal-data";
import { teacherData } from "../teachers/personal-data";
import { trialData } from "../trials/personal-data";
import { calendarData } from "../identity/calendar-data";

/**
 * Every subject that keeps data about a person. They are erased in this order: classes must be locked before accounts, as
 * in a booking, and notifications go when the locked account gets no more of them.
 */
export const personalData: readonly PersonalData[] = [
  bookingData,
  pointData,
  staffNoteData,
  memberLeadData,
  teacherData,
  accountData,
  notificationData,
  calendarData,
  consentData,
  savedLiveData,
  trialData,
  storedResponseData,
];

type Account = { email: string | null; teacherId: number | null };

export const toPerson = (accountIds: number[], accounts: readonly Account[]): Person => ({
  accountIds,
  emails: accounts.flatMap(({ email }) => email ?? []),
  teacherIds: accounts.flatMap(({ teacherId }) => teacherId ?? []),
});
