"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/calls/use-call";
import { deskScreens } from "@/lib/base/desk/screens";
import { useCurrentUser } from "../current-user";
import { readPathId } from "../path-id";
import { personHref } from "../people/person-href";
import { useTitle } from "../use-title";
import { FamilyPayments } from "./family-payments";

/** The payments of one family, for those who may not see more of it. */
export function FamilyPaymentsScreen() {
  const t = useTranslations("desk.payments");
  const { role } = useCurrentUser();
  const [id] = useState(readPathId);
  const { data } = useCall("desk/payments/family", { id });
  useTitle(data && t("family.of", { name: data.name }));
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {role !== "adviser" && (
          <a href={deskScreens.payments.path} className="link">
            {t("family.back")}
          </a>
        )}
        {role !== "accountant" && (
          <a href={personHref(id)} className="link">
            {t("family.toPerson")}
          </a>
        )}
      </p>
      <FamilyPayments id={id} />
    </div>
  );
}
