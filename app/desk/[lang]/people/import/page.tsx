import { ImportScreen } from "@/components/desk/people/import-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("importPeople", <ImportScreen />);

export { Page as default, generateMetadata };
