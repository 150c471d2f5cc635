import { deskPage } from "@/components/desk/page";
import { SeasonsScreen } from "@/components/desk/seasons/seasons-screen";

const { Page, generateMetadata } = deskPage("seasons", <SeasonsScreen />);

export { Page as default, generateMetadata };
