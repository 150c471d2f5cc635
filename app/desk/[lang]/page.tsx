import { deskPage } from "@/components/desk/page";
import { TodayScreen } from "@/components/desk/today/today-screen";

const { Page, generateMetadata } = deskPage("today", <TodayScreen />);

export { Page as default, generateMetadata };
