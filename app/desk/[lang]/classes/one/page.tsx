import { ClassScreen } from "@/components/desk/bookings/class-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("class", <ClassScreen />);

export { Page as default, generateMetadata };
