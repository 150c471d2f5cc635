"use client";

import { Field } from "@/components/ui/field";
import { regions, type Region } from "@/lib/campaign/region";
import { linkLimits } from "@/lib/desk/limits";
import { FormFooter } from "../form-footer";
import { SelectField } from "@/components/ui/select-field";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import { useWords } from "../words";

const utmNames = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;
type Values = { region: Region; name: string; note: string } & Record<(typeof utmNames)[number], string>;

const empty: Values = {
  region: "vn",
  name: "",
  note: "",
  utm_source: "",
  utm_medium: "",
  utm_campaign: "",
  utm_term: "",
  utm_content: "",
};

export function LinkForm({ onCreated }: { onCreated: () => void }) {
  const words = useWords("links");
  const showToast = useToast();
  const { form, send, problem, isSending } = useDeskForm<"desk/links/make", Values>({
    id: "yuqiao:desk:link",
    call: "desk/links/make",
    defaults: empty,
    toInput: ({ region, name, note, ...utm }) => ({ region, name, note, utm }),
    onDone: () => {
      form.reset(empty);
      showToast({ tone: "success", text: words.made });
      onCreated();
    },
  });
  const { errors } = form.formState;
  return (
    <section className="sheet" aria-labelledby="link-new">
      <h2 id="link-new">{words.new}</h2>
      <form id="yuqiao:desk:link" method="post" noValidate onSubmit={send} className="desk-form">
        <div className="desk-link-fields">
          <SelectField
            id="link-region"
            label={words.region}
            error={errors.region?.message}
            options={regions.map((region) => ({ value: region, text: words.regions[region] }))}
            {...form.register("region")}
          />
          <Field
            id="link-name"
            label={words.name}
            hint={words.nameHint}
            error={errors.name?.message}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={linkLimits.name}
            {...form.register("name")}
          />
          <Field
            id="link-note"
            label={words.note}
            error={errors.note?.message}
            autoComplete="off"
            maxLength={linkLimits.note}
            {...form.register("note")}
          />
        </div>
        <details className="desk-filters">
          <summary>{words.utm}</summary>
          <div className="desk-link-fields">
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
          </div>
        </details>
        <FormFooter submit={words.make} problem={problem} isSending={isSending} />
      </form>
    </section>
  );
}
