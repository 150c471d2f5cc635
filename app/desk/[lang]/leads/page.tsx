import { deskPage } from "@/components/desk/page";
import { LeadsScreen } from "@/components/desk/leads/leads-screen";

const { Page, generateMetadata } = deskPage("leads", <LeadsScreen />);

export { Page as default, generateMetadata };
