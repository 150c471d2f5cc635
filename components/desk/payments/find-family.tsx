"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { Field } from "@/components/ui/field";
import { deskScreens } from "@/lib/base/desk/screens";
import { withId } from "@/lib/base/paths";
import { SearchForm } from "../desk-form";
import { Sheet, SheetTitle } from "../sheet";
import { useDebouncedValue } from "../use-debounced-value";

/** Finds a family by name, to record what it paid. */
export function FindFamily() {
  const t = useTranslations("desk.payments.find");
  const [text, setText] = useState("");
  const query = useDebouncedValue(text).trim();
  const { data } = useCall("desk/payments/families", query === "" ? undefined : { text: query });
  const families = query === "" ? undefined : data?.families;
  return (
    <Sheet aria-labelledby="find-title">
      <SheetTitle id="find-title">{t("title")}</SheetTitle>
      <SearchForm>
        <Field
          id="find-family"
          type="search"
          autoComplete="off"
          label={t("label")}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </SearchForm>
      <div role="status" className="not-empty:mt-3">
        {families?.length === 0 && t("none")}
        {families && families.length > 0 && (
          <ul className="flex flex-wrap gap-x-6">
            {families.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={withId(deskScreens.familyPayments.path, id)}
                  className="link inline-flex min-h-11 items-center wrap-anywhere"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  );
}
