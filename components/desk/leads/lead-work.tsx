"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { clearStoredForm, usePersistentForm } from "@/components/ui/use-persistent-form";
import { leadLimits } from "@/lib/base/desk/limits";
import { FormFooter } from "../form-footer";
import { SelectField } from "@/components/ui/select-field";
import { formatPageDay } from "../time";
import { useCall } from "@/components/calls/use-call";
import {
  conflictingFields,
  mergeWork,
  workFields,
  toWork,
  type WorkField,
  type WorkValues,
} from "./merge-work";
import { useChangeLead, type ShownLead } from "./use-change-lead";
import { DeskForm } from "../desk-form";
import { SmallButton } from "../small-button";

/** A lead's adviser and next step. Conflicting changes of another adviser appear beside each field. */
export function LeadWork({
  lead,
  onSaved,
}: {
  lead: ShownLead;
  onSaved: (lead: ShownLead | undefined) => void;
}) {
  const t = useTranslations("desk.leads");
  const { data } = useCall("desk/leads/choices", {});
  const { changeLead, isMutating } = useChangeLead();
  const [isUndecided, setIsUndecided] = useState(false);
  const id = `yuqiao:desk:lead:${lead.kind}:${lead.id}`;
  const current = toWork(lead);
  const form = useForm<WorkValues>({ defaultValues: { ...current, seen: current } });
  usePersistentForm(id, form);
  useEffect(() => {
    const merged = mergeWork(form.getValues(), toWork(lead));
    form.reset(merged);
    if (workFields.every((name) => merged[name] === merged.seen[name])) clearStoredForm(id);
  }, [form, id, lead]);
  const conflicts = conflictingFields(useWatch({ control: form.control }) as WorkValues, current);
  const resolveConflict = (name: WorkField, isTheirs: boolean) => {
    if (isTheirs) form.setValue(name, current[name]);
    form.setValue(`seen.${name}`, current[name]);
    setIsUndecided(false);
    document.getElementById(`lead-${name}`)?.focus();
  };
  const send = form.handleSubmit(async (values) => {
    setIsUndecided(conflicts.length > 0);
    if (conflicts.length > 0) return;
    const { adviser, next_step, next_on } = values;
    const changesByField = {
      adviser: { adviser_id: adviser === "" ? null : Number(adviser) },
      next_step: { next_step },
      next_on: { next_on: next_on || null },
    };
    const own = workFields
      .filter((name) => values[name] !== current[name])
      .map((name) => changesByField[name]);
    onSaved(await changeLead(lead, Object.assign({}, ...own) as Parameters<typeof changeLead>[1]));
  });
  const advisers = data?.advisers ?? [];
  const own = lead.adviser_id !== null && !advisers.some((one) => one.id === lead.adviser_id);
  const renderConflict = (name: WorkField, label: string, value: string) =>
    conflicts.includes(name) && (
      <WorkConflict
        label={label}
        value={value}
        onTheirs={() => resolveConflict(name, true)}
        onMine={() => resolveConflict(name, false)}
      />
    );
  return (
    <DeskForm id={id} onSubmit={send} className="">
      <div>
        <SelectField
          id="lead-adviser"
          label={t("adviser")}
          options={[
            { value: "", text: t("advisers.nobody") },
            ...(own ? [{ value: String(lead.adviser_id), text: lead.adviser }] : []),
            ...advisers.map(({ id: value, name }) => ({ value: String(value), text: name })),
          ]}
          {...form.register("adviser")}
        />
        {renderConflict("adviser", t("adviser"), lead.adviser)}
      </div>
      <div>
        <Field
          id="lead-next_step"
          autoComplete="off"
          maxLength={leadLimits.nextStep}
          label={t("nextStep")}
          {...form.register("next_step")}
        />
        {renderConflict("next_step", t("nextStep"), current.next_step)}
      </div>
      <div>
        <Field id="lead-next_on" type="date" label={t("nextOn")} {...form.register("next_on")} />
        {renderConflict("next_on", t("nextOn"), current.next_on && formatPageDay(current.next_on))}
      </div>
      <FormFooter
        isSecondary
        submit={t("save")}
        problem={isUndecided && conflicts.length > 0 ? t("theirs.decide") : undefined}
        isSending={isMutating}
      />
    </DeskForm>
  );
}

type WorkConflictProps = { label: string; value: string; onTheirs: () => void; onMine: () => void };

/** A field's conflict: the other adviser's value, with buttons that take it or keep one's own. */
function WorkConflict({ label, value, onTheirs, onMine }: WorkConflictProps) {
  const t = useTranslations("desk.leads");
  return (
    <div
      role="group"
      aria-label={t("theirs.label", { field: label })}
      data-part="theirs"
      className="mt-2 border-l-4 border-gold pl-3 wrap-anywhere"
    >
      <p>{value ? t("theirs.now", { value }) : t("theirs.empty")}</p>
      <div className="flex flex-wrap gap-2">
        <SmallButton onClick={onTheirs}>{t("theirs.take")}</SmallButton>
        <SmallButton onClick={onMine}>{t("theirs.keep")}</SmallButton>
      </div>
    </div>
  );
}
