import { PersonScreen } from "@/components/desk/people/person-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("person", <PersonScreen />);

export { Page as default, generateMetadata };
