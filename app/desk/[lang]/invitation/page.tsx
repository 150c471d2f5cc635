import { deskPage } from "@/components/desk/page";
import { InvitationScreen } from "@/components/desk/staff/invitation-screen";

const { Page, generateMetadata } = deskPage("invitation", <InvitationScreen />);

export { Page as default, generateMetadata };
