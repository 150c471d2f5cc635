"use client";

import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { forgetForm, useKeptForm } from "@/components/ui/use-kept-form";
import { leadLimits } from "@/lib/desk/limits";
import { FormEnd } from "../form-end";
import { SelectField } from "@/components/ui/select-field";
import { shortDay } from "../time";
import { useDesk } from "../use-desk";
import { useWords } from "../words";
import { inConflict, mergeWork, workFields, workOf, type WorkField, type WorkValues } from "./merge-work";
import { TheirWork } from "./their-work";
import { useChangeLead, type Lead } from "./use-change-lead";

/** A lead's adviser and next step. Conflicting changes of another adviser appear beside each field. */
export function LeadWork({ lead, onSaved }: { lead: Lead; onSaved: (lead: Lead | undefined) => void }) {
  const words = useWords("leads");
  const { data } = useDesk("leads/choices", {});
  const { change, isActing } = useChangeLead();
  const [undecided, setUndecided] = useState(false);
  const id = `yuqiao:desk:lead:${lead.kind}:${lead.id}`;
  const now = workOf(lead);
  const form = useForm<WorkValues>({ defaultValues: { ...now, seen: now } });
  useKeptForm(id, form);
  useEffect(() => {
    const merged = mergeWork(form.getValues(), workOf(lead));
    form.reset(merged);
    if (workFields.every((name) => merged[name] === merged.seen[name])) forgetForm(id);
  }, [form, id, lead]);
  const open = inConflict(useWatch({ control: form.control }) as WorkValues, now);
  const decide = (name: WorkField, isTheirs: boolean) => {
    if (isTheirs) form.setValue(name, now[name]);
    form.setValue(`seen.${name}`, now[name]);
    setUndecided(false);
    document.getElementById(`lead-${name}`)?.focus();
  };
  const send = form.handleSubmit(async (values) => {
    setUndecided(open.length > 0);
    if (open.length > 0) return;
    const { adviser, next_step, next_on } = values;
    const written = {
      adviser: { adviser_id: adviser === "" ? null : Number(adviser) },
      next_step: { next_step },
      next_on: { next_on: next_on || null },
    };
    const own = workFields.filter((name) => values[name] !== now[name]).map((name) => written[name]);
    onSaved(await change(lead, Object.assign({}, ...own) as Parameters<typeof change>[1]));
  });
  const advisers = data?.advisers ?? [];
  const own = lead.adviser_id !== null && !advisers.some((one) => one.id === lead.adviser_id);
  const theirs = (name: WorkField, label: string, value: string) =>
    open.includes(name) && (
      <TheirWork
        label={label}
        value={value}
        onTheirs={() => decide(name, true)}
        onMine={() => decide(name, false)}
      />
    );
  return (
    <form id={id} method="post" noValidate onSubmit={send} className="desk-form desk-lead-work">
      <div>
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
        {theirs("adviser", words.adviser, lead.adviser)}
      </div>
      <div>
        <Field
          id="lead-next_step"
          autoComplete="off"
          maxLength={leadLimits.nextStep}
          label={words.nextStep}
          {...form.register("next_step")}
        />
        {theirs("next_step", words.nextStep, now.next_step)}
      </div>
      <div>
        <Field id="lead-next_on" type="date" label={words.nextOn} {...form.register("next_on")} />
        {theirs("next_on", words.nextOn, now.next_on && shortDay(now.next_on))}
      </div>
      <FormEnd
        quiet
        submit={words.save}
        problem={undecided && open.length > 0 ? words.theirs.decide : undefined}
        isSending={isActing}
      />
    </form>
  );
}
