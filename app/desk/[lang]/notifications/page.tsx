import { deskPage } from "@/components/desk/page";
import { NotificationsScreen } from "@/components/desk/notifications/notifications-screen";

const { Page, generateMetadata } = deskPage("notifications", <NotificationsScreen />);

export { Page as default, generateMetadata };
