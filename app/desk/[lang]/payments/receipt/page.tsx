import { ReceiptScreen } from "@/components/desk/payments/receipt-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("receipt", <ReceiptScreen />);

export { Page as default, generateMetadata };
