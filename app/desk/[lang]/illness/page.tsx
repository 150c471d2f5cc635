import { IllnessScreen } from "@/components/desk/illness/illness-screen";
import { deskPage } from "@/components/desk/page";

const { Page, generateMetadata } = deskPage("illness", <IllnessScreen />);

export { Page as default, generateMetadata };
