"use client";

import { useTranslations } from "next-intl";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { Values } from "@/lib/engines/content/form-values";
import { toFields, toValues } from "@/lib/app/editing/form";
import { failureMessage, isSuccess, type NetworkFailure, type Refusal } from "@/lib/base/contract/result";
import { call } from "@/lib/app/bootstrap/client";
import { useToast } from "../toasts";
import { markProblems } from "./mark-problems";

/**
 * The text view of a season's form: the same unsaved values as YAML. While it is open, the value `seasonText` is
 * what the editor typed and `seasonTextBefore` what the view started with; both are empty in the form view.
 */
export function useSeasonText(form: UseFormReturn<Values>) {
  const t = useTranslations("desk.shell");
  const showToast = useToast();
  const showFailure = (result: Refusal | NetworkFailure) => {
    const issue = "code" in result ? result.data?.issues?.[0] : undefined;
    if (issue?.path === "text") form.setError("seasonText", { message: issue.message });
    else showToast({ tone: "error", text: failureMessage(result, t("failed")) });
  };
  const isOpen = Boolean(useWatch({ control: form.control, name: "seasonText" }));

  /** Opens the view. @param fields by default those of the form. */
  async function open(fields: Record<string, unknown> = toFields("season", form.getValues())) {
    const result = await call("desk/campaign/as-text", { body: fields });
    if (!isSuccess(result)) return showFailure(result);
    form.clearErrors();
    form.setValue("seasonTextBefore", result.data.text);
    form.setValue("seasonText", result.data.text);
  }

  /**
   * Takes the text over into the form's fields and returns to the form view.
   * @param options.allowIncomplete whether the form may show what is missing or wrong, at its field
   * @returns false if the text has a mistake, which is then shown.
   */
  async function close({ allowIncomplete = false } = {}): Promise<boolean> {
    form.clearErrors();
    const result = await call("desk/campaign/as-fields", {
      text: String(form.getValues("seasonText")),
      allow_incomplete: allowIncomplete,
    });
    if (!isSuccess(result)) {
      showFailure(result);
      return false;
    }
    for (const [name, value] of Object.entries(toValues("season", result.data.body)))
      form.setValue(name, value);
    form.setValue("seasonText", "");
    form.setValue("seasonTextBefore", "");
    markProblems(form);
    return true;
  }

  return { isOpen, open, close };
}
