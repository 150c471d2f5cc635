"use client";

import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { regionLanguages } from "@/lib/base/reference/campaign-regions";
import { TextareaField } from "@/components/ui/textarea-field";
import { useSeasonRegion, useSeasonProblem, useSeasonValue, type EditorValues } from "./season-values";

type SeasonInputProps = {
  /** Path in the season, such as `group.link`. */
  path: string;
  label: string;
  hint?: string;
  /** Type of input; `line`, `prose` and `lines` hold text in the region's language. */
  type?: "line" | "prose" | "lines" | "date" | "time" | "number" | "url";
};

export const fieldId = (path: string) => `season-field-${path.replaceAll(".", "-")}`;

/** One field of a season, by its path. */
export function SeasonInput(props: SeasonInputProps) {
  const { path, label, hint, type = "line" } = props;
  const { register } = useFormContext<EditorValues>();
  const error = useSeasonProblem(path);
  const lang = regionLanguages[useSeasonRegion()];
  const common = {
    id: fieldId(path),
    label,
    ...(hint && { hint }),
    ...(error !== undefined && { error }),
    ...register(`${path}`),
  };
  switch (type) {
    case "lines":
      return <Lines {...props} />;
    case "prose":
      return <TextareaField {...common} lang={lang} rows={3} />;
    case "line":
      return <Field {...common} lang={lang} autoComplete="off" />;
    case "url":
      // Not type="url": the server validates the address, with a message in the desk's language.
      return <Field {...common} inputMode="url" autoComplete="off" spellCheck={false} />;
    case "number":
      return <Field {...common} inputMode="numeric" autoComplete="off" />;
    default:
      return <Field {...common} type={type} />;
  }
}

/** Several short texts, one per line. A text with line breaks stays one item until this field is edited. */
function Lines({ path, label, hint }: SeasonInputProps) {
  const { setValue, clearErrors } = useFormContext<EditorValues>();
  const error = useSeasonProblem(path);
  const lines = useSeasonValue<string[]>(path);
  return (
    <TextareaField
      id={fieldId(path)}
      label={label}
      hint={hint}
      error={error}
      lang={regionLanguages[useSeasonRegion()]}
      rows={Math.max(3, lines.length + 1)}
      value={lines.join("\n")}
      onChange={({ currentTarget: { value } }) => {
        clearErrors(`${path}`);
        setValue(`${path}`, value.split("\n"), { shouldDirty: true });
      }}
    />
  );
}
