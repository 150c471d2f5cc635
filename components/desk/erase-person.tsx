"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Translate } from "@/lib/base/i18n/translate";
import { useCurrentUser } from "./current-user";

type EraseMessages = Record<
  "erase" | "eraseTitle" | "eraseText" | "eraseNext" | "eraseSure" | "eraseSubmit" | "eraseOwner",
  string
>;

type ErasePersonProps = {
  name: string;
  t: Translate<EraseMessages>;
  /** What else is lost or stays, such as class points. */
  consequence?: string | undefined;
  disabled: boolean;
  onConfirm: () => void;
};

/** Lets an owner erase a person's data, as the privacy policy promises on request. Other roles see that only an owner can. */
export function ErasePerson({ disabled, onConfirm, ...person }: ErasePersonProps) {
  const { role } = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
  const { t } = person;
  if (role !== "owner") return <p className="text-soft">{t("eraseOwner")}</p>;
  return (
    <p>
      <button
        type="button"
        disabled={disabled}
        className={buttonClasses.secondary}
        onClick={() => setIsOpen(true)}
      >
        {t("erase")}
      </button>
      {isOpen && <EraseDialog {...person} onConfirm={onConfirm} onClose={() => setIsOpen(false)} />}
    </p>
  );
}

type EraseDialogProps = Omit<ErasePersonProps, "disabled"> & { onClose: () => void };

/** Asks twice. The second time the focus is on the way out, where the first button was. */
function EraseDialog({ name, t, consequence, onConfirm, onClose }: EraseDialogProps) {
  const tShell = useTranslations("desk.shell");
  const [isSecond, setIsSecond] = useState(false);
  return (
    <Dialog title={t("eraseTitle", { name })} closeLabel={tShell("close")} onClose={onClose}>
      {(close) => (
        <>
          {isSecond && (
            <p role="alert" className="mt-4 font-semibold">
              {t("eraseSure")}
            </p>
          )}
          {!isSecond && <p className="mt-4">{t("eraseText")}</p>}
          {consequence && <p className="mt-4 font-semibold">{consequence}</p>}
          {isSecond ? (
            <div key="second" className="dialog-actions">
              <button type="button" autoFocus className={buttonClasses.secondary} onClick={close}>
                {tShell("cancel")}
              </button>
              <button
                type="button"
                className={buttonClasses.primary}
                onClick={() => {
                  onConfirm();
                  close();
                }}
              >
                {t("eraseSubmit")}
              </button>
            </div>
          ) : (
            <div key="first" className="dialog-actions">
              <button type="button" className={buttonClasses.primary} onClick={() => setIsSecond(true)}>
                {t("eraseNext")}
              </button>
              <button type="button" className={buttonClasses.secondary} onClick={close}>
                {tShell("cancel")}
              </button>
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
