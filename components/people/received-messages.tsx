"use client";

import { useLocale, useTranslations } from "next-intl";
import type { AccountView } from "@/lib/subjects/people/view-calls";
import { formatDate } from "@/lib/base/i18n/time";
import { splitAtLinks } from "@/lib/base/text/web-links";
import { summaryClasses } from "./classes";

type ReceivedMessage = AccountView<"student">["messages"][number];

/** Messages shown before the list is unfolded. */
const initialCount = 3;

type ReceivedMessagesProps = {
  messages: readonly ReceivedMessage[];
  /** Whether the students are named: a parent may have several. */
  namesStudents: boolean;
};

/** What the school wrote to the family, the latest first; renders nothing if there is nothing. */
export function ReceivedMessages({ messages, namesStudents }: ReceivedMessagesProps) {
  const t = useTranslations("studentCentre.messages");
  if (messages.length === 0) return null;
  const rest = messages.slice(initialCount);
  const list = { namesStudents, level: 3 } as const;
  return (
    <section aria-labelledby="messages" className="mt-6 sheet p-sheet">
      <h2 id="messages" className="text-h3">
        {t("title")}
      </h2>
      <MessageList {...list} messages={messages.slice(0, initialCount)} />
      {rest.length > 0 && (
        <details>
          <summary className={`${summaryClasses} link`}>{t("earlier", { count: rest.length })}</summary>
          <MessageList {...list} messages={rest} />
        </details>
      )}
    </section>
  );
}

/** The messages about a class, folded: the dashboard lists all. */
export function ClassMessages({ messages }: Pick<ReceivedMessagesProps, "messages">) {
  const t = useTranslations("studentCentre.messages");
  if (messages.length === 0) return null;
  return (
    <details>
      <summary className={`${summaryClasses} link`}>{t("ofClass", { count: messages.length })}</summary>
      <MessageList messages={messages} namesStudents={false} level={4} />
    </details>
  );
}

function MessageList({ messages, ...item }: ReceivedMessagesProps & { level: 3 | 4 }) {
  return (
    <ul className="mt-2 flex flex-col gap-4">
      {messages.map((message) => (
        <li key={message.id} className="border-l-4 border-gold pl-3 wrap-anywhere">
          <Message message={message} {...item} />
        </li>
      ))}
    </ul>
  );
}

type MessageProps = { message: ReceivedMessage; namesStudents: boolean; level: 3 | 4 };

function Message({ message, namesStudents, level }: MessageProps) {
  const t = useTranslations("studentCentre.messages");
  const locale = useLocale();
  const { at, is_new: isNew, students, language, subject, text } = message;
  const Heading = `h${level}` as const;
  const names = namesStudents && students.length > 0 && new Intl.ListFormat(locale).format(students);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 text-label text-soft">
        <time dateTime={at}>{formatDate(new Date(at), locale)}</time>
        {names && <span>{names}</span>}
        {isNew && (
          <span className="rounded-pill bg-gold px-3 py-0.5 font-semibold text-on-light">{t("new")}</span>
        )}
      </p>
      <Heading className="text-base font-semibold" lang={language}>
        {subject}
      </Heading>
      <p lang={language} className="whitespace-pre-line">
        {splitAtLinks(text).map((part, index) =>
          index % 2 === 1 ? (
            <a key={index} href={part} rel="noreferrer" className="link">
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
    </>
  );
}
