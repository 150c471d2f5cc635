import { deskPage } from "@/components/desk/page";
import { StaffScreen } from "@/components/desk/staff/staff-screen";

const { Page, generateMetadata } = deskPage("staff", <StaffScreen />);

export { Page as default, generateMetadata };
