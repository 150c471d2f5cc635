import { ClassesScreen } from "@/components/desk/bookings/classes-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("classes", <ClassesScreen />);

export { Page as default, generateMetadata };
