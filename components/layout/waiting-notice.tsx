import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Waiting } from "@/components/ui/notice";

type WaitingNoticeProps = Omit<ComponentProps<typeof Waiting>, "labels">;

/** The loading or error state of a section, with its texts. Client components need the message namespace `notice`. */
export function WaitingNotice(props: WaitingNoticeProps) {
  const t = useTranslations("notice");
  const labels = { loading: t("loading"), failed: t("failed"), retry: t("retry") };
  return <Waiting labels={labels} {...props} />;
}
