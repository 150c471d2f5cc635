"use client";

import { createContext, useCallback, useContext, useState, type ReactNode } from "react";
import { Toast, type ToastMessage } from "@/components/ui/toast";
import { useWords } from "./words";

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/** Returns a function that shows a toast. */
export const useToast = () => useContext(ToastContext);

export function Toasts({ children }: { children: ReactNode }) {
  const { close } = useWords("shell");
  const [message, setMessage] = useState<ToastMessage>();
  const clearMessage = useCallback(() => setMessage(undefined), []);
  return (
    <ToastContext value={setMessage}>
      {children}
      <Toast message={message} closeLabel={close} onDismiss={clearMessage} />
    </ToastContext>
  );
}
