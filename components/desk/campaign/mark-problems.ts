import type { UseFormReturn } from "react-hook-form";
import type { Values } from "@/lib/engines/content/form-values";
import { toFields } from "@/lib/app/editing/form";
import { validateFields } from "@/lib/app/editing/validate-fields";

/** Marks the fields of a season that must be filled in or corrected before it can be saved. */
export function markProblems(form: UseFormReturn<Values>): void {
  const values = form.getValues();
  // Without a region, the season is edited as text.
  if (values.region === undefined) return;
  for (const { path, message } of validateFields("season", toFields("season", values)).issues)
    form.setError(path, { message });
}
