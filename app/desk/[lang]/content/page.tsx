import { ContentScreen } from "@/components/desk/editing/content-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("content", <ContentScreen />);

export { Page as default, generateMetadata };
