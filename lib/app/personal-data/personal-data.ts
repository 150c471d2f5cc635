import { storedResponseData } from "../../engines/calls/personal-data";
import { notificationData } from "../../engines/notifications/personal-data";
import type { Person, PersonalData } from "../../base/db/personal-data";
import type { Subject } from "../../engines/subject/define";
import { subjects } from "../subjects";

const all: readonly PersonalData[] = [
  ...(subjects as readonly Subject[]).flatMap(({ personalData = [] }) => personalData),
  notificationData,
  storedResponseData,
];

/** All declared personal data, in the order of erasure. */
export const personalData: readonly PersonalData[] = [
  ...all.filter(({ isErasedBeforeAccounts }) => isErasedBeforeAccounts),
  ...all.filter(({ isErasedBeforeAccounts }) => !isErasedBeforeAccounts),
];

type Account = { email: string | null; teacherId: number | null };

export const toPerson = (accountIds: number[], accounts: readonly Account[]): Person => ({
  accountIds,
  emails: accounts.flatMap(({ email }) => email ?? []),
  teacherIds: accounts.flatMap(({ teacherId }) => teacherId ?? []),
});
