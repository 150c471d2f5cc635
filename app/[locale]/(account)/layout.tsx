import { AccountFrame } from "@/components/people/account-frame";
import "../../site.css";

export default function AccountLayout({ children }: { children: React.ReactNode }) {
  return <AccountFrame>{children}</AccountFrame>;
}
