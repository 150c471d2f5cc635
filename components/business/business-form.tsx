"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import VisitorApply from "@/components/apply/visitor-apply";
import { Waiting } from "@/components/ui/notice";
import { useCall } from "@/lib/api/hooks";
import { largestPage } from "@/lib/series/pages";

type BusinessFormProps = { close: () => void; sent: () => void };

/**
 * A company's question goes the way of every enquiry (`preSaleRegister`), which is about a class: so it says which one
 * comes closest to what its people need, and an adviser calls back. Thus it is a lead with every provider.
 */
export default function BusinessForm({ close, sent }: BusinessFormProps) {
  const t = useTranslations();
  const notice = useTranslations("notice");
  const { data, isLoading, mutate } = useCall("preSales", { page: 1, per_page: largestPage });
  const [chosen, setChosen] = useState<number>();
  if (!data)
    return (
      <Waiting
        labels={{ loading: notice("loading"), failed: notice("failed"), retry: notice("retry") }}
        loading={isLoading}
        retry={() => mutate()}
        className="mt-4 h-64"
      />
    );
  const [first] = data.list;
  if (!first) return <p className="mt-4">{t("hotSell.empty")}</p>;
  const { id } = data.list.find((one) => one.id === chosen) ?? first;
  return (
    <VisitorApply by="company" about={{ id }} keptAs="yuqiao:form:business" close={close} sent={sent}>
      <div>
        <label htmlFor="course" className="font-semibold">
          {t("business.form.course")}
        </label>
        <select
          id="course"
          value={id}
          onChange={({ target }) => setChosen(Number(target.value))}
          className="select mt-1"
        >
          {data.list.map((one) => (
            <option key={one.id} value={one.id}>
              {one.combo_name}
            </option>
          ))}
        </select>
      </div>
    </VisitorApply>
  );
}
