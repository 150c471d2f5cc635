import { deskPage } from "@/components/desk/page";
import { SeasonsScreen } from "@/components/desk/campaign/seasons-screen";

const { Page, generateMetadata } = deskPage("seasons", <SeasonsScreen />);

export { Page as default, generateMetadata };
