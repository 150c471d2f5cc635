"use client";

import { createContext, useCallback, useContext, useState, type ReactNode } from "react";
import { Toast, type ToastMessage } from "@/components/ui/toast";
import { useWords } from "./words";

const Tell = createContext<(message: ToastMessage) => void>(() => undefined);

/** Returns a function that shows a toast. */
export const useTell = () => useContext(Tell);

export function Toasts({ children }: { children: ReactNode }) {
  const { close } = useWords("shell");
  const [message, setMessage] = useState<ToastMessage>();
  const done = useCallback(() => setMessage(undefined), []);
  return (
    <Tell value={setMessage}>
      {children}
      <Toast message={message} closeLabel={close} onDone={done} />
    </Tell>
  );
}
