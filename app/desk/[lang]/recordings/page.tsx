import { RecordingsScreen } from "@/components/desk/lessons/recordings-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("recordings", <RecordingsScreen />);

export { Page as default, generateMetadata };
