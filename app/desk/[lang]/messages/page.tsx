import { deskPage } from "@/components/desk/page";
import { MessagesScreen } from "@/components/desk/messages/messages-screen";

const { Page, generateMetadata } = deskPage("messages", <MessagesScreen />);

export { Page as default, generateMetadata };
