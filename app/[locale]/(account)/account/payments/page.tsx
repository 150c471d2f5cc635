import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { ClientMessages } from "@/components/i18n/client-messages";
import { FamilyPayments } from "@/components/payments/family-payments";
import { memberMessages } from "@/components/people/messages";
import { memberMetadata } from "@/components/people/member-metadata";
import { MemberPage } from "@/components/people/member-page";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("familyPayments");

/** What the family paid, with receipts to print. */
export default function FamilyPaymentsPage() {
  return (
    <MemberPage title={useTranslations("familyPayments")("title")} audience="students">
      <ClientMessages namespaces={[...memberMessages, "familyPayments", "dialog.close"]}>
        <FamilyPayments />
      </ClientMessages>
    </MemberPage>
  );
}
