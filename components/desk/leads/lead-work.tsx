"use client";

import { useForm } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { forgetForm, useKeptForm } from "@/components/ui/use-kept-form";
import { FormEnd } from "../form-end";
import { SelectField } from "../select-field";
import { useDesk } from "../use-desk";
import { useWords } from "../words";
import { useChangeLead, type Lead } from "./use-change-lead";

/** Who looks after a lead, and what comes next. */
export function LeadWork({ lead, onSaved }: { lead: Lead; onSaved: (lead: Lead | undefined) => void }) {
  const words = useWords("leads");
  const { data } = useDesk("leads/choices", {});
  const { change, isActing } = useChangeLead();
  const id = `yuqiao:desk:lead:${lead.kind}:${lead.id}`;
  const form = useForm({
    defaultValues: {
      adviser: String(lead.adviser_id ?? ""),
      next_step: lead.next_step,
      next_on: lead.next_on ?? "",
    },
  });
  useKeptForm(id, form);
  const send = form.handleSubmit(async ({ adviser, next_step, next_on }) => {
    const adviser_id = adviser === "" ? null : Number(adviser);
    const changed = await change(lead, { adviser_id, next_step, next_on: next_on || null });
    if (changed) forgetForm(id);
    onSaved(changed);
  });
  const advisers = data?.advisers ?? [];
  const own = lead.adviser_id !== null && !advisers.some((one) => one.id === lead.adviser_id);
  return (
    <form id={id} method="post" noValidate onSubmit={send} className="desk-form desk-lead-work">
      <SelectField
        id="lead-adviser"
        label={words.adviser}
        options={[
          { value: "", text: words.advisers.nobody },
          ...(own ? [{ value: String(lead.adviser_id), text: lead.adviser }] : []),
          ...advisers.map(({ id: value, name }) => ({ value: String(value), text: name })),
        ]}
        {...form.register("adviser")}
      />
      <Field
        id="lead-next-step"
        autoComplete="off"
        maxLength={200}
        label={words.nextStep}
        {...form.register("next_step")}
      />
      <Field id="lead-next-on" type="date" label={words.nextOn} {...form.register("next_on")} />
      <FormEnd quiet submit={words.save} problem={undefined} isSending={isActing} />
    </form>
  );
}
