"use client";

import { NextIntlClientProvider, type Messages } from "next-intl";
import type { ReactNode } from "react";
import type { DeskLanguage } from "@/lib/base/desk/language";

type DeskMessagesProps = {
  language: DeskLanguage;
  /** The school's. */
  timeZone?: string;
  messages: object;
  children: ReactNode;
};

/** Provides the messages of the desk below it to `useTranslations`; each page sends those that its screen needs. */
export function DeskMessagesProvider({ language, timeZone = "UTC", messages, children }: DeskMessagesProps) {
  return (
    <NextIntlClientProvider
      locale={language}
      timeZone={timeZone}
      messages={{ desk: messages } as Partial<Messages>}
    >
      {children}
    </NextIntlClientProvider>
  );
}
