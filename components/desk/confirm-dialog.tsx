"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonClasses } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type ConfirmDialogProps = {
  title: string;
  /** The consequences; several appear as paragraphs. */
  text: string | string[];
  /** Choices that belong to the action. */
  children?: ReactNode;
  submit: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** A confirmation dialog for consequential actions. */
export function ConfirmDialog({ title, text, children, submit, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useTranslations("desk.shell");
  return (
    <Dialog title={title} closeLabel={t("close")} onClose={onClose}>
      {(close) => (
        <>
          {[text].flat().map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
          {children}
          <div className="dialog-actions">
            <button
              type="button"
              className={buttonClasses.primary}
              onClick={() => {
                onConfirm();
                close();
              }}
            >
              {submit}
            </button>
            <button type="button" className={buttonClasses.secondary} onClick={close}>
              {t("cancel")}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
