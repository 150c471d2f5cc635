import { deskPage } from "@/components/desk/page";
import { TimetableScreen } from "@/components/desk/timetable/timetable-screen";

const { Page, generateMetadata } = deskPage("timetable", <TimetableScreen />);

export { Page as default, generateMetadata };
