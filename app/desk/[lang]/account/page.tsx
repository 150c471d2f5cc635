import { deskPage } from "@/components/desk/page";
import { AccountScreen } from "@/components/desk/staff/account-screen";

const { Page, generateMetadata } = deskPage("account", <AccountScreen />);

export { Page as default, generateMetadata };
