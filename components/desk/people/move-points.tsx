"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { parseWholeNumber } from "@/lib/base/text/grouped-number";
import { randomId } from "@/lib/engines/calls/browser/random-id";
import { DeskForm, FormRow } from "../desk-form";
import { formatNumber } from "../format";
import { useToast } from "../toasts";
import { useDebouncedValue } from "../use-debounced-value";
import { useDeskForm } from "../use-desk-form";
import type { LotFormProps } from "./change-lot-end";
import { ReasonFooter } from "./reason-footer";

/** Not stored in the browser: the choice belongs to a search. */
const pickerFields = ["to_id"] as const;

/** Moves points of a lot to another family. */
export function MovePoints({ lot, accountId, onChanged }: LotFormProps) {
  const t = useTranslations("desk.people.lots");
  const showToast = useToast();
  const [key] = useState(randomId);
  const [text, setText] = useState("");
  const searched = useDebouncedValue(text).trim();
  const { data } = useCall("desk/people/list", searched === "" ? undefined : { text: searched });
  const found = (data?.accounts ?? []).filter(({ id, kind }) => id !== accountId && kind !== "teacher");
  const formId = `yuqiao:desk:points-move:${lot.id}`;
  const { form, send, problem, isSending } = useDeskForm<
    "desk/people/points-move",
    { to_id: string; points: string; reason: string }
  >({
    id: formId,
    call: "desk/people/points-move",
    defaults: { to_id: "", points: String(lot.remaining), reason: "" },
    secretFields: pickerFields,
    toInput: ({ to_id: to, points, reason }) => ({
      ...{ id: accountId, lot_id: lot.id, to_id: Number(to), reason, key },
      points: parseWholeNumber(points),
    }),
    onDone: ({ account }) => {
      onChanged(account);
      const balance = formatNumber(account.points ?? 0);
      showToast({ tone: "success", text: t("moveForm.done", { balance }) });
    },
  });
  const { errors } = form.formState;
  return (
    <DeskForm id={formId} onSubmit={send}>
      <Field
        id="points-move-search"
        type="search"
        autoComplete="off"
        label={t("moveForm.search")}
        hint={t("moveForm.searchHint")}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p role="status" className="empty:absolute">
        {data && searched !== "" && found.length === 0 && t("moveForm.none")}
      </p>
      {found.length > 0 && (
        <SelectField
          id="points-move-person"
          label={t("moveForm.person")}
          error={errors.to_id?.message}
          options={[
            { value: "", text: t("moveForm.choose") },
            ...found.map(({ id, name, parent, email, points }) => ({
              value: String(id),
              text: [
                t("moveForm.option", { name, points: formatNumber(points ?? 0) }),
                ...[parent, email ?? ""].filter(Boolean),
              ].join(" · "),
            })),
          ]}
          {...form.register("to_id")}
        />
      )}
      <FormRow>
        <Field
          id="points-move-points"
          inputMode="numeric"
          autoComplete="off"
          label={t("moveForm.points")}
          hint={t("moveForm.hint")}
          error={errors.points?.message}
          {...form.register("points")}
        />
        <ReasonFooter
          reason={{ id: "points-move-reason", error: errors.reason?.message, ...form.register("reason") }}
          submit={t("moveForm.submit")}
          problem={problem}
          isSending={isSending}
        />
      </FormRow>
    </DeskForm>
  );
}
