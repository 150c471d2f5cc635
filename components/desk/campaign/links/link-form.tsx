"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Field } from "@/components/ui/field";
import type { Region } from "@/lib/base/reference/campaign-regions";
import { linkLimits } from "@/lib/base/desk/limits";
import { FormFooter } from "../../form-footer";
import { SelectField } from "@/components/ui/select-field";
import { useToast } from "../../toasts";
import { useDeskForm } from "../../use-desk-form";
import { Sheet, SheetTitle } from "../../sheet";
import { DeskForm } from "../../desk-form";

const utmNames = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;
type Values = { region: Region; name: string; note: string } & Record<(typeof utmNames)[number], string>;

const empty: Omit<Values, "region"> = {
  name: "",
  note: "",
  utm_source: "",
  utm_medium: "",
  utm_campaign: "",
  utm_term: "",
  utm_content: "",
};

type LinkFormProps = {
  /** Regions with campaign pages; at least one. */
  regions: readonly [Region, ...Region[]];
  onCreated: () => void;
};

export function LinkForm({ regions, onCreated }: LinkFormProps) {
  const t = useTranslations("desk.links");
  const showToast = useToast();
  const { form, send, problem, isSending } = useDeskForm<"desk/links/make", Values>({
    id: "yuqiao:desk:link",
    call: "desk/links/make",
    defaults: { ...empty, region: regions[0] },
    toInput: ({ region, name, note, ...utm }) => ({ region, name, note, utm }),
    onDone: () => {
      form.reset({ ...empty, region: form.getValues("region") });
      showToast({ tone: "success", text: t("made") });
      onCreated();
    },
  });
  const { errors } = form.formState;
  return (
    <Sheet aria-labelledby="link-new">
      <SheetTitle id="link-new">{t("new")}</SheetTitle>
      <DeskForm id="yuqiao:desk:link" onSubmit={send}>
        <LinkFields>
          <SelectField
            id="link-region"
            label={t("region")}
            error={errors.region?.message}
            options={regions.map((region) => ({ value: region, text: t(`regions.${region}`) }))}
            {...form.register("region")}
          />
          <Field
            id="link-name"
            label={t("name")}
            hint={t("nameHint")}
            error={errors.name?.message}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={linkLimits.name}
            {...form.register("name")}
          />
          <Field
            id="link-note"
            label={t("note")}
            error={errors.note?.message}
            autoComplete="off"
            maxLength={linkLimits.note}
            {...form.register("note")}
          />
        </LinkFields>
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4">
            {t("utm")}
          </summary>
          <LinkFields>
            {utmNames.map((name) => (
              <Field
                key={name}
                id={`link-${name}`}
                label={name}
                autoComplete="off"
                maxLength={linkLimits.utm}
                {...form.register(name)}
              />
            ))}
          </LinkFields>
        </details>
        <FormFooter submit={t("make")} problem={problem} isSending={isSending} />
      </DeskForm>
    </Sheet>
  );
}

/** Three fields side by side where there is room. */
function LinkFields({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @min-[36rem]:grid-cols-[repeat(3,minmax(0,1fr))]">
        {children}
      </div>
    </div>
  );
}
