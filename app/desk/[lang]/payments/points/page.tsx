import { PointStatementScreen } from "@/components/desk/payments/point-statement-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("pointStatement", <PointStatementScreen />);

export { Page as default, generateMetadata };
