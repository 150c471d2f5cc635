import { TrialsScreen } from "@/components/desk/trials/trials-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("trials", <TrialsScreen />);

export { Page as default, generateMetadata };
