import { deskPage } from "@/components/desk/page";
import { SeasonsScreen } from "@/components/desk/campaign/seasons-screen";

const { Page, generateMetadata } = deskPage("campaign", <SeasonsScreen />);

export { Page as default, generateMetadata };
