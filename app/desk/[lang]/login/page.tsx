import { deskPage } from "@/components/desk/page";
import { LoginScreen } from "@/components/desk/staff/login-screen";

const { Page, generateMetadata } = deskPage("login", <LoginScreen />);

export { Page as default, generateMetadata };
