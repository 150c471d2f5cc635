import { FamilyPaymentsScreen } from "@/components/desk/payments/family-payments-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("familyPayments", <FamilyPaymentsScreen />);

export { Page as default, generateMetadata };
