import { NewFamilyScreen } from "@/components/desk/people/new-family-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("newFamily", <NewFamilyScreen />);

export { Page as default, generateMetadata };
