import { deskPage } from "@/components/desk/page";
import { NoticesScreen } from "@/components/desk/delivery/notices-screen";

const { Page, generateMetadata } = deskPage("notices", <NoticesScreen />);

export { Page as default, generateMetadata };
