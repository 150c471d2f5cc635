"use client";

import { useState } from "react";
import VisitorApply from "@/components/apply/visitor-apply";
import { Waiting } from "@/components/ui/notice";
import { useCall } from "@/lib/api/hooks";
import { largestPage } from "@/lib/series/pages";
import type { BusinessAskProps } from "./types";

type BusinessFormProps = BusinessAskProps & { close: () => void; sent: () => void };

/**
 * A company's question goes the way of every enquiry (`preSaleRegister`), which is about a class: so it says which one
 * comes closest to what its people need, and an adviser calls back. Thus it is a lead with every provider.
 */
export default function BusinessForm({ locale, labels, notice, close, sent }: BusinessFormProps) {
  const { data, isLoading, mutate } = useCall("preSales", { page: 1, per_page: largestPage });
  const [chosen, setChosen] = useState<number>();
  if (!data)
    return <Waiting labels={notice} loading={isLoading} retry={() => mutate()} className="mt-4 h-64" />;
  const [first] = data.list;
  if (!first) return <p className="mt-4">{labels.empty}</p>;
  const { id } = data.list.find((one) => one.id === chosen) ?? first;
  return (
    <VisitorApply
      about={{ id }}
      keptAs="yuqiao:form:business"
      locale={locale}
      labels={labels}
      closeLabel={labels.close}
      close={close}
      sent={sent}
    >
      <div>
        <label htmlFor="course" className="font-semibold">
          {labels.course}
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
