import { AccountsScreen } from "@/components/desk/people/accounts-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("accounts", <AccountsScreen />);

export { Page as default, generateMetadata };
