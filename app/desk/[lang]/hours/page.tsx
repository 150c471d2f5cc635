import { HoursScreen } from "@/components/desk/hours/hours-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("hours", <HoursScreen />);

export { Page as default, generateMetadata };
