"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { ConfirmDialog } from "../confirm-dialog";
import { CopyAddress } from "../copy-address";
import { LoadError } from "../load-error";
import { Sheet, SheetTitle } from "../sheet";
import { SmallButton } from "../small-button";
import { formatPageDateTime } from "../time";
import { useMutation } from "../use-mutation";
import { InviteTeacher, type NewInvitation } from "./invite-teacher";

/** The account of a teacher's record: invite, withdraw, end access. For owners. */
export function TeacherAccount({ id }: { id: number }) {
  const t = useTranslations("desk.teachers");
  const { data, failure, reload } = useCall("desk/teachers/account", { id });
  const [newInvitation, setNewInvitation] = useState<NewInvitation>();
  return (
    <Sheet aria-labelledby="account-title">
      <SheetTitle id="account-title">{t("title")}</SheetTitle>
      <p>{t("text")}</p>
      {failure && !data && <LoadError onRetry={() => void reload()} />}
      {data?.account && <OpenAccount id={id} account={data.account} reload={reload} />}
      {data && !data.account && (
        <>
          {data.invitation ? (
            <OpenInvitation
              id={id}
              invitation={data.invitation}
              reload={reload}
              onWithdrawn={() => setNewInvitation(undefined)}
            />
          ) : (
            <p className="mt-4 font-semibold">{t("none")}</p>
          )}
          <InviteTeacher
            id={id}
            isInvited={data.invitation !== null}
            onInvited={(invitation) => {
              setNewInvitation(invitation);
              void reload();
            }}
          />
          {newInvitation && (
            <CopyAddress label={t("link", { email: newInvitation.email })} address={newInvitation.link}>
              <p>
                {newInvitation.mailed && t("mailed", { email: newInvitation.email })}{" "}
                {t("made", { email: newInvitation.email })}
              </p>
            </CopyAddress>
          )}
        </>
      )}
    </Sheet>
  );
}

type AccountState = CallResponse<"desk/teachers/account">;
type PartProps = { id: number; reload: () => Promise<unknown> };

function OpenInvitation({
  id,
  invitation: { email, expires_at: expiresAt },
  reload,
  onWithdrawn,
}: PartProps & { invitation: NonNullable<AccountState["invitation"]>; onWithdrawn: () => void }) {
  const t = useTranslations("desk.teachers");
  const { trigger, isMutating } = useMutation();
  const withdraw = async () => {
    if (await trigger("desk/teachers/withdraw", { id }, t("withdrawn"), reload)) onWithdrawn();
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="font-semibold wrap-anywhere">
        {t("invited", { email, time: formatPageDateTime(expiresAt) })}
      </p>
      <SmallButton disabled={isMutating} onClick={() => void withdraw()}>
        {t("withdraw")}
      </SmallButton>
    </div>
  );
}

function OpenAccount({
  id,
  account: { email, since },
  reload,
}: PartProps & { account: NonNullable<AccountState["account"]> }) {
  const t = useTranslations("desk.teachers");
  const { trigger, isMutating } = useMutation();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="font-semibold wrap-anywhere">{t("since", { email, time: formatPageDateTime(since) })}</p>
      <SmallButton disabled={isMutating} onClick={() => setIsConfirming(true)}>
        {t("end")}
      </SmallButton>
      {isConfirming && (
        <ConfirmDialog
          title={t("end")}
          text={t("sureEnd", { email })}
          submit={t("end")}
          onConfirm={() => void trigger("desk/teachers/end-access", { id }, t("ended"), reload)}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </div>
  );
}
