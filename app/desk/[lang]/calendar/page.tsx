import { CalendarScreen } from "@/components/desk/holidays/calendar-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("calendar", <CalendarScreen />);

export { Page as default, generateMetadata };
