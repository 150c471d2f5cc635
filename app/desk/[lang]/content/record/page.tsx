import { RecordScreen } from "@/components/desk/editing/record-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("record", <RecordScreen />);

export { Page as default, generateMetadata };
