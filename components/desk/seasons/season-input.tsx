"use client";

import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { regionLanguages } from "@/lib/campaign/region";
import { TextareaField } from "@/components/ui/textarea-field";
import { useRegion, useSeasonProblem, useValue, type EditorValues } from "./season-values";

type SeasonInputProps = {
  /** Path in the season, such as `group.link`. */
  at: string;
  label: string;
  hint?: string;
  /** Type of input; `line`, `prose` and `lines` hold text in the region's language. */
  as?: "line" | "prose" | "lines" | "date" | "time" | "number" | "url";
};

export const idOf = (at: string) => `season-field-${at.replaceAll(".", "-")}`;

/** One field of a season, by its path. */
export function SeasonInput(props: SeasonInputProps) {
  const { at, label, hint, as = "line" } = props;
  const { register } = useFormContext<EditorValues>();
  const error = useSeasonProblem(at);
  const lang = regionLanguages[useRegion()];
  const common = {
    id: idOf(at),
    label,
    ...(hint && { hint }),
    ...(error !== undefined && { error }),
    ...register(`body.${at}`),
  };
  switch (as) {
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
      return <Field {...common} type={as} />;
  }
}

/** Several short texts, one per line. A text with line breaks stays one item until this field is edited. */
function Lines({ at, label, hint }: SeasonInputProps) {
  const { setValue, clearErrors } = useFormContext<EditorValues>();
  const error = useSeasonProblem(at);
  const lines = useValue<string[]>(at);
  return (
    <TextareaField
      id={idOf(at)}
      label={label}
      hint={hint}
      error={error}
      lang={regionLanguages[useRegion()]}
      rows={Math.max(3, lines.length + 1)}
      value={lines.join("\n")}
      onChange={({ currentTarget: { value } }) => {
        clearErrors(`body.${at}`);
        setValue(`body.${at}`, value.split("\n"), { shouldDirty: true });
      }}
    />
  );
}
