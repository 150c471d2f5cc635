"use client";

import { useFormContext } from "react-hook-form";
import type { Values } from "@/lib/desk/content/form";
import { SelectField } from "@/components/ui/select-field";
import { useDesk } from "../use-desk";
import { useWords } from "../words";
import { useFieldError, type InputProps } from "./field";
import { recordName } from "./records";

/** A select that refers to another record by name. */
export function ReferenceField({ name, field, label }: InputProps & { label: string }) {
  const words = useWords("content");
  const { register, watch } = useFormContext<Values>();
  const error = useFieldError(name);
  const targetKind = field.to ?? "teacher";
  const { data } = useDesk("content/list", { kind: targetKind, sort: "id", descending: true, per_page: 500 });
  const chosenId = String(watch(name));
  const knownOptions = (data?.list ?? []).map((record) => ({
    value: String(record.id),
    text: recordName(targetKind, record, words),
  }));
  // Shows the bare id until the names have loaded.
  const isMissing = chosenId !== "" && !knownOptions.some(({ value }) => value === chosenId);
  return (
    <SelectField
      key={knownOptions.length}
      id={`field-${name}`}
      label={label}
      error={error}
      options={[
        { value: "", text: field.optional ? "–" : words.choose },
        ...(isMissing ? [{ value: chosenId, text: chosenId }] : []),
        ...knownOptions,
      ]}
      {...register(name)}
    />
  );
}
