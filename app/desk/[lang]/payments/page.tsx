import { PaymentsScreen } from "@/components/desk/payments/payments-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("payments", <PaymentsScreen />);

export { Page as default, generateMetadata };
