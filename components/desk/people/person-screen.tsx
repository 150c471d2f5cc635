"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { deskScreens } from "@/lib/base/desk/screens";
import { StudentAttendance } from "../attendance/student-attendance";
import { CopyAddress } from "../copy-address";
import { CopyData } from "../copy-data";
import { ErasePerson } from "../erase-person";
import { readPathId } from "../path-id";
import { SeatTable } from "../bookings/seat-table";
import { useCurrentUser } from "../current-user";
import { AdvertisingChoice } from "../messages/advertising-choice";
import { TrialCard } from "../trials/trial-card";
import { useMutation } from "../use-mutation";
import { useCall } from "@/components/calls/use-call";
import { LoadingOrError } from "../loading-or-error";
import { formatNumber } from "../format";
import { AddStudent } from "./add-student";
import { MessengerForm } from "./messenger";
import { FamilyInvitation } from "./family-invitation";
import { FamilyNotes } from "./family-notes";
import { PersonFacts, type PersonDetails } from "./person-facts";
import { FamilyPayments } from "../payments/family-payments";
import { Points } from "./points";
import { Sheet, SheetTitle } from "../sheet";
import { Badge } from "../badge";

/** One account with its family, points, trial lesson and seats. */
export function PersonScreen() {
  const t = useTranslations("desk.people");
  const tShell = useTranslations("desk.shell");
  const tBookings = useTranslations("desk.bookings");
  const { role, enters_points: canEnterPoints } = useCurrentUser();
  const [id] = useState(readPathId);
  const { data: account, failure, reload, setData } = useCall("desk/people/show", { id });
  const refresh = () => void reload();
  const back = (
    <p>
      <a href={deskScreens.people.path} className="link">
        {t("back")}
      </a>
    </p>
  );
  if (!account)
    return (
      <>
        {back}
        <LoadingOrError failure={failure} onRetry={refresh} />
      </>
    );
  const isOwner = role === "owner";
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {back}
      <Sheet aria-labelledby="person-title">
        <SheetTitle id="person-title">
          {account.name} <Badge>{t(`kinds.${account.kind}`)}</Badge>
        </SheetTitle>
        {account.suspect && (
          <p className="flex">
            <Badge>{t("suspect")}</Badge>
          </p>
        )}
        <PersonFacts account={account} />
        {account.kind !== "teacher" && (
          <>
            <MessengerForm key={JSON.stringify(account.messenger)} account={account} onChanged={refresh} />
            <AdvertisingChoice accountId={id} />
          </>
        )}
        {isOwner && account.email !== null && !account.awaits_acceptance && (
          <PasswordLink id={id} name={account.name} />
        )}
        {isOwner && <CopyData t={t} call="desk/people/copy" input={{ id }} name={`person-${id}.json`} />}
        <EraseAccount account={account} />
      </Sheet>
      {mayBeInvited(account) && <FamilyInvitation account={account} reload={reload} />}
      {account.kind === "parent" && (account.email ?? account.awaits_acceptance) && (
        <AddStudent account={account} onAdded={refresh} />
      )}
      {account.points !== null && (
        <Points account={account} canChange={canEnterPoints} onChanged={(changed) => void setData(changed)} />
      )}
      {account.points !== null && <FamilyPayments id={id} onChanged={refresh} />}
      {account.notes && <FamilyNotes id={id} notes={account.notes} onAdded={refresh} />}
      {account.trial && (
        <Sheet aria-labelledby="person-trial">
          <SheetTitle id="person-trial">{tShell("titles.trials")}</SheetTitle>
          <TrialCard key={account.trial.revision} trial={account.trial} onChanged={refresh} />
        </Sheet>
      )}
      {account.kind === "student" && <StudentAttendance id={id} />}
      {account.seats.length > 0 && (
        <Sheet aria-labelledby="person-seats">
          <SheetTitle id="person-seats">{tBookings("list")}</SheetTitle>
          <SeatTable seats={account.seats} by="class" onChanged={refresh} />
        </Sheet>
      )}
    </div>
  );
}

/** A child is invited through the parent. */
const mayBeInvited = ({ awaits_acceptance: awaits, parent }: PersonDetails) => awaits && parent === null;

/** Creates a password reset link that the school hands to a person whose identity it has checked. */
function PasswordLink({ id, name }: { id: number; name: string }) {
  const t = useTranslations("desk.people");
  const { trigger, isMutating } = useMutation();
  const [link, setLink] = useState<string>();
  const createLink = async () => setLink((await trigger("desk/people/link", { id }))?.link);
  return (
    <>
      <p className="mt-3">
        <button
          type="button"
          disabled={isMutating}
          className={buttonClasses.secondary}
          onClick={() => void createLink()}
        >
          {t("link.submit")}
        </button>
      </p>
      {link && (
        <CopyAddress label={t("link.link", { name })} address={link}>
          <p>{t("link.text", { name })}</p>
        </CopyAddress>
      )}
    </>
  );
}

function EraseAccount({ account }: { account: PersonDetails }) {
  const t = useTranslations("desk.people");
  const { id, name, points, parent } = account;
  // The points of a child stay with a parent who can log in.
  const text = parent?.email ? "erasePointsStay" : "erasePoints";
  const { trigger, isMutating } = useMutation();
  const erase = async () => {
    if (await trigger("desk/people/erase", { id }, t("erased"))) location.assign(deskScreens.people.path);
  };
  return (
    <div className="mt-3">
      <ErasePerson
        name={name}
        t={t}
        consequence={points ? t(text, { count: formatNumber(points) }) : undefined}
        disabled={isMutating}
        onConfirm={() => void erase()}
      />
    </div>
  );
}
