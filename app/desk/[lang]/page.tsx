import { deskPage } from "@/components/desk/page";
import { StartScreen } from "@/components/desk/start-screen";

const { Page, generateMetadata } = deskPage("start", <StartScreen />);

export { Page as default, generateMetadata };
