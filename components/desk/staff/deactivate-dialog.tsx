import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { ConfirmDialog } from "../confirm-dialog";

type DeactivateDialogProps = {
  member: { id: number; name: string };
  /** @param handOver to whom the member's open leads go; undefined if there are none. */
  onConfirm: (handOver: { to: number | null } | undefined) => void;
  onClose: () => void;
};

/** Asks before a member of staff is deactivated, and who takes over the open leads. */
export function DeactivateDialog({ member: { id, name }, onConfirm, onClose }: DeactivateDialogProps) {
  const t = useTranslations("desk.staff");
  const { data: held } = useCall("desk/leads/held", { staff_id: id });
  const { data: choices } = useCall("desk/leads/choices", {});
  const [to, setTo] = useState("");
  const hasLeads = held !== undefined && held.open > 0;
  return (
    <ConfirmDialog
      title={t("deactivateOf", { name })}
      text={t("sure", { name })}
      submit={t("deactivate")}
      onConfirm={() => onConfirm(hasLeads ? { to: to === "" ? null : Number(to) } : undefined)}
      onClose={onClose}
    >
      {hasLeads && (
        <>
          <p className="mt-4">{t("heldLeads", { name, ...held })}</p>
          <label className="mt-4 block">
            {t("handOverTo")}
            <select className="select" value={to} onChange={(event) => setTo(event.currentTarget.value)}>
              <option value="">{t("handOverNobody")}</option>
              {choices?.advisers
                .filter((adviser) => adviser.id !== id)
                .map((adviser) => (
                  <option key={adviser.id} value={adviser.id}>
                    {adviser.name}
                  </option>
                ))}
            </select>
          </label>
        </>
      )}
    </ConfirmDialog>
  );
}
