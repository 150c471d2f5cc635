import type { ComponentProps } from "react";
import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { maxReasonLength } from "@/lib/subjects/points/limits";
import { FormFooter } from "../form-footer";

type ReasonFooterProps = Omit<ComponentProps<typeof FormFooter>, "isInRow" | "isSecondary"> & {
  /** The id and error of the reason's field, with its registration in the form. */
  reason: Pick<ComponentProps<typeof Field>, "id" | "error" | "name" | "onChange" | "onBlur" | "ref">;
};

/** The end of a form about a lot: the reason and the submit button, in a `FormRow`. */
export function ReasonFooter({ reason, ...footer }: ReasonFooterProps) {
  const t = useTranslations("desk.people.lots");
  return (
    <>
      <Field autoComplete="off" maxLength={maxReasonLength} label={t("reason")} {...reason} />
      <FormFooter isInRow isSecondary {...footer} />
    </>
  );
}
