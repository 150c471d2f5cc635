import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { ClientMessages } from "@/components/i18n/client-messages";
import { FamilyPoints } from "@/components/points/family-points";
import { PointStatement } from "@/components/payments/point-statement";
import { memberMessages } from "@/components/people/messages";
import { memberMetadata } from "@/components/people/member-metadata";
import { MemberPage } from "@/components/people/member-page";

export const generateMetadata = (): Promise<Metadata> => memberMetadata("pointStatement");

/** What became of the family's class points, for any period. */
export default function PointStatementPage() {
  return (
    <MemberPage title={useTranslations("pointStatement")("title")} audience="students">
      <ClientMessages namespaces={[...memberMessages, "pointStatement", "classPoints"]}>
        <FamilyPoints />
        <PointStatement />
      </ClientMessages>
    </MemberPage>
  );
}
