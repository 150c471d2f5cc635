"use client";

import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";
import { deskScreens } from "@/lib/base/desk/screens";
import { personHref } from "../people/person-href";
import type { ShownLead } from "./use-change-lead";

/** The family that the lead became, or the ways to enter it. */
export function LeadFamily({ lead: { kind, id, account } }: { lead: ShownLead }) {
  const t = useTranslations("desk.leads");
  const newFamily = `${deskScreens.newFamily.path}?lead=${kind}-${id}`;
  return (
    <section aria-labelledby="family-title">
      <h3 id="family-title" className="mb-2 font-bold">
        {t("family.title")}
      </h3>
      {account ? (
        <p className="wrap-anywhere">
          {t("family.known", { name: account.name })}{" "}
          <a href={personHref(account.id)} className="link">
            {t("family.open", { name: account.name })}
          </a>
        </p>
      ) : (
        <p className="flex flex-wrap gap-3">
          <a href={newFamily} className={buttonClasses.secondary}>
            {t("family.new")}
          </a>
          <a href={`${newFamily}&trial=1`} className={buttonClasses.secondary}>
            {t("family.trial")}
          </a>
        </p>
      )}
    </section>
  );
}
