"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { messengers, type Messenger } from "@/lib/base/contract/trial-request";
import { DeskForm } from "../desk-form";
import { Fold } from "../fold";
import { FormFooter } from "../form-footer";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import type { PersonDetails } from "./person-facts";

type Values = { channel: Messenger | "mail"; contact: string };

/** How the family is notified: by mail, or by a messenger of its choice. */
export function MessengerForm({ account, onChanged }: { account: PersonDetails; onChanged: () => void }) {
  const t = useTranslations("desk.messages");
  const showToast = useToast();
  const { id, messenger } = account;
  const formId = `yuqiao:desk:messenger:${id}`;
  const { form, send, problem, isSending } = useDeskForm<"desk/people/messenger", Values>({
    id: formId,
    call: "desk/people/messenger",
    defaults: { channel: messenger?.channel ?? "mail", contact: messenger?.contact ?? "" },
    toInput: ({ channel, contact }) => ({
      id,
      messenger: channel === "mail" ? null : { channel, contact },
    }),
    onDone: () => {
      showToast({ tone: "success", text: t("preference.saved") });
      onChanged();
    },
  });
  const channel = useWatch({ control: form.control, name: "channel" });
  return (
    <Fold
      summary={`${t("preference.title")}: ${[t(`preference.channels.${messenger?.channel ?? "mail"}`), messenger?.contact].filter(Boolean).join(", ")}`}
      summaryClassName="font-semibold wrap-anywhere"
    >
      <p>{t("preference.text")}</p>
      <DeskForm id={formId} onSubmit={send} className="">
        <SelectField
          id={`${formId}:channel`}
          label={t("preference.channel")}
          options={(["mail", ...messengers] as const).map((value) => ({
            value,
            text: t(`preference.channels.${value}`),
          }))}
          {...form.register("channel")}
        />
        {channel !== "mail" && (
          <Field
            id={`${formId}:contact`}
            label={t("preference.contact")}
            hint={t("preference.contactHint")}
            autoComplete="off"
            maxLength={254}
            error={form.formState.errors.contact?.message}
            {...form.register("contact")}
          />
        )}
        <FormFooter submit={t("preference.save")} problem={problem} isSending={isSending} />
      </DeskForm>
    </Fold>
  );
}
