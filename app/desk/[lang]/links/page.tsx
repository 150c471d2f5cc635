import { LinksScreen } from "@/components/desk/campaign/links/links-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("links", <LinksScreen />);

export { Page as default, generateMetadata };
