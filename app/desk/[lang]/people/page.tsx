import { PeopleScreen } from "@/components/desk/people/people-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("people", <PeopleScreen />);

export { Page as default, generateMetadata };
