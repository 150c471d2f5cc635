import { ClassesScreen } from "@/components/desk/seats/classes-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("seats", <ClassesScreen />);

export { Page as default, generateMetadata };
