"use client";

import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { ConfirmDialog } from "../confirm-dialog";
import { CopyAddress } from "../copy-address";
import { LoadError } from "../load-error";
import { Sheet, SheetTitle } from "../sheet";
import { SmallButton } from "../small-button";
import { formatPageDateTime } from "../time";
import { useMutation } from "../use-mutation";
import { useWords } from "../words";
import { InviteTeacher, type NewInvitation } from "./invite-teacher";

/** The account of a teacher's record: invite, withdraw, end access. For owners. */
export function TeacherAccount({ id }: { id: number }) {
  const words = useWords("teachers");
  const { data, failure, reload } = useCall("desk/teachers/account", { id });
  const [newInvitation, setNewInvitation] = useState<NewInvitation>();
  return (
    <Sheet aria-labelledby="account-title">
      <SheetTitle id="account-title">{words.title}</SheetTitle>
      <p>{words.text}</p>
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
            <p className="mt-4 font-semibold">{words.none}</p>
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
            <CopyAddress
              label={fillPlaceholders(words.link, { email: newInvitation.email })}
              address={newInvitation.link}
            >
              <p>
                {newInvitation.mailed && fillPlaceholders(words.mailed, { email: newInvitation.email })}{" "}
                {fillPlaceholders(words.made, { email: newInvitation.email })}
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
  const words = useWords("teachers");
  const { trigger, isMutating } = useMutation();
  const withdraw = async () => {
    if (await trigger("desk/teachers/withdraw", { id }, words.withdrawn, reload)) onWithdrawn();
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="font-semibold wrap-anywhere">
        {fillPlaceholders(words.invited, { email, time: formatPageDateTime(expiresAt) })}
      </p>
      <SmallButton disabled={isMutating} onClick={() => void withdraw()}>
        {words.withdraw}
      </SmallButton>
    </div>
  );
}

function OpenAccount({
  id,
  account: { email, since },
  reload,
}: PartProps & { account: NonNullable<AccountState["account"]> }) {
  const words = useWords("teachers");
  const { trigger, isMutating } = useMutation();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="font-semibold wrap-anywhere">
        {fillPlaceholders(words.since, { email, time: formatPageDateTime(since) })}
      </p>
      <SmallButton disabled={isMutating} onClick={() => setIsConfirming(true)}>
        {words.end}
      </SmallButton>
      {isConfirming && (
        <ConfirmDialog
          title={words.end}
          text={fillPlaceholders(words.sureEnd, { email })}
          submit={words.end}
          onConfirm={() => void trigger("desk/teachers/end-access", { id }, words.ended, reload)}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </div>
  );
}
