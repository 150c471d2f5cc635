"use client";

import { useFormContext } from "react-hook-form";
import type { Values } from "@/lib/desk/content/form";
import { SelectField } from "@/components/ui/select-field";
import { useDesk } from "../use-desk";
import { useWords } from "../words";
import { useProblem, type InputProps } from "./field";
import { nameOf } from "./records";

/** A select that refers to another record by name. */
export function ReferenceField({ name, field, label }: InputProps & { label: string }) {
  const words = useWords("content");
  const { register, watch } = useFormContext<Values>();
  const error = useProblem(name);
  const to = field.to ?? "teacher";
  const { data } = useDesk("content/list", { kind: to, sort: "id", descending: true, per_page: 500 });
  const chosen = String(watch(name));
  const known = (data?.list ?? []).map((record) => ({
    value: String(record.id),
    text: nameOf(to, record, words),
  }));
  // Shows the bare id until the names have loaded.
  const missing = chosen !== "" && !known.some(({ value }) => value === chosen);
  return (
    <SelectField
      key={known.length}
      id={`field-${name}`}
      label={label}
      error={error}
      options={[
        { value: "", text: field.optional ? "–" : words.choose },
        ...(missing ? [{ value: chosen, text: chosen }] : []),
        ...known,
      ]}
      {...register(name)}
    />
  );
}
