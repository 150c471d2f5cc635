"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { buttonClasses } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { SelectField } from "@/components/ui/select-field";
import { TextareaField } from "@/components/ui/textarea-field";
import { call } from "@/lib/app/bootstrap/client";
import type { CallResponse } from "@/lib/app/bootstrap/call-types";
import { failureMessage, isSuccess } from "@/lib/base/contract/result";
import { languageNames } from "@/lib/base/i18n/languages";
import { saveBlob } from "@/lib/base/links/download";
import { byteOrderMark, formatCsvRow } from "@/lib/base/text/csv";
import { ConfirmDialog } from "../confirm-dialog";
import { FormProblem } from "../form-footer";
import { Sheet, SheetTitle } from "../sheet";
import { formatPageDateTime } from "../time";
import { useToast } from "../toasts";
import type { Batch } from "./import-files";

type Invited = CallResponse<"desk/people/invite-families">["invited"];

/** Invites all families without an invitation, or those of an import, and shows their links once. */
export function InviteFamilies({ imports }: { imports: readonly Batch[] }) {
  const t = useTranslations("desk.imports.invitations");
  const tShell = useTranslations("desk.shell");
  const [importId, setImportId] = useState<number>();
  const scope = importId === undefined ? {} : { import_id: importId };
  const { data: open, reload } = useCall("desk/people/uninvited", scope, {
    // An import, or undoing one, changes who is left to invite.
    version: JSON.stringify(imports),
  });
  const [isAsking, setIsAsking] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [invited, setInvited] = useState<Invited>([]);
  const [problem, setProblem] = useState<string>();

  async function invite() {
    setIsRunning(true);
    setProblem(undefined);
    for (let left = 1; left > 0;) {
      const result = await call("desk/people/invite-families", scope);
      if (!isSuccess(result)) {
        setProblem(failureMessage(result, tShell("failed")));
        break;
      }
      const { invited: next } = result.data;
      setInvited((earlier) => [...earlier, ...next]);
      left = result.data.left;
    }
    setIsRunning(false);
    await reload();
  }

  if (!open) return null;
  const { families: count, with_email: withEmail, mail: isMailOn } = open;
  const mailed = isMailOn ? withEmail : 0;
  return (
    <Sheet aria-labelledby="invite-families" aria-busy={isRunning}>
      <SheetTitle id="invite-families">{t("title")}</SheetTitle>
      <p>{t("text")}</p>
      {imports.length > 0 && (
        <div className="mt-4 max-w-96">
          <SelectField
            id="invite-import"
            label={t("scope")}
            value={String(importId ?? "")}
            disabled={isRunning}
            options={[
              { value: "", text: t("all") },
              ...imports
                .filter(({ kind, count: left }) => kind === "families" && left > 0)
                .map(({ id, at }) => ({
                  value: String(id),
                  text: t("ofImport", { time: formatPageDateTime(at) }),
                })),
            ]}
            onChange={(event) => setImportId(Number(event.currentTarget.value) || undefined)}
          />
        </div>
      )}
      <p className="mt-4 font-semibold">{t("open", { count })}</p>
      {count > 0 && (
        <p className="mt-3">
          <button
            type="button"
            disabled={isRunning}
            className={buttonClasses.primary}
            onClick={() => setIsAsking(true)}
          >
            {t("submit", { count })}
          </button>
        </p>
      )}
      <FormProblem className="mt-3">{problem}</FormProblem>
      {isRunning && <p role="status">{t("running", { done: invited.length })}</p>}
      {invited.length > 0 && !isRunning && <InvitationLinks invited={invited} />}
      {isAsking && (
        <ConfirmDialog
          title={t("confirmTitle", { count })}
          text={isMailOn ? t("confirmMail", { mailed, others: count - mailed }) : t("confirmByHand")}
          submit={t("submit", { count })}
          onConfirm={() => void invite()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Sheet>
  );
}

/** The links of new invitations: those that no mail brings to copy, and all of them as a file. */
function InvitationLinks({ invited }: { invited: Invited }) {
  const t = useTranslations("desk.imports");
  const tShell = useTranslations("desk.shell");
  const showToast = useToast();
  const list = useRef<HTMLTextAreaElement>(null);
  const byHand = invited.filter(({ mailed }) => !mailed);
  const lines = byHand.map(({ name, email, phone, link }) => [name, phone ?? email, link].join("\t"));
  const copy = async () => {
    const isCopied = await copyText(lines.join("\n"), list.current);
    showToast(
      isCopied ? { tone: "success", text: tShell("copied") } : { tone: "error", text: tShell("notCopied") },
    );
  };
  const download = () => {
    const columns = [t("invitations.family"), t("fields.email"), t("fields.phone"), t("fields.language")];
    const rows = invited.map(({ name, email, phone, language, link }) =>
      formatCsvRow([name, email, phone, languageNames[language], link]),
    );
    const text = byteOrderMark + formatCsvRow([...columns, t("invitations.link")]) + rows.join("");
    saveBlob(new Blob([text], { type: "text/csv; charset=utf-8" }), "invitations.csv");
  };
  return (
    <div role="status" className="mt-5 flex flex-col items-start gap-3">
      <p className="font-semibold">
        {t("invitations.done", { mailed: invited.length - byHand.length, others: byHand.length })}
      </p>
      <p>{t("invitations.once")}</p>
      {byHand.length > 0 && (
        <div className="w-full">
          <TextareaField
            ref={list}
            id="invitation-links"
            label={t("invitations.links")}
            rows={Math.min(byHand.length + 1, 12)}
            readOnly
            value={lines.join("\n")}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {byHand.length > 0 && (
          <button type="button" className={buttonClasses.primary} onClick={() => void copy()}>
            {t("invitations.copy")}
          </button>
        )}
        <button type="button" className={buttonClasses.secondary} onClick={download}>
          {t("invitations.download")}
        </button>
      </div>
    </div>
  );
}
