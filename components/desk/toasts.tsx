"use client";

import { useTranslations } from "next-intl";
import { createContext, useCallback, useContext, useState, type ReactNode } from "react";
import { Toast, type ToastMessage } from "@/components/ui/toast";

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/** Returns a function that shows a toast. */
export const useToast = () => useContext(ToastContext);

export function Toasts({ children }: { children: ReactNode }) {
  const t = useTranslations("desk.shell");
  const [message, setMessage] = useState<ToastMessage>();
  const clearMessage = useCallback(() => setMessage(undefined), []);
  return (
    <ToastContext value={setMessage}>
      {children}
      <Toast message={message} closeLabel={t("close")} onDismiss={clearMessage} />
    </ToastContext>
  );
}
