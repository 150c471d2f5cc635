import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Waiting } from "@/components/ui/notice";

type WaitingNoticeProps = Omit<ComponentProps<typeof Waiting>, "labels">;

/** `Waiting` with its texts. Client components need the namespace `notice` for it. */
export function WaitingNotice(props: WaitingNoticeProps) {
  const t = useTranslations("notice");
  const labels = { loading: t("loading"), failed: t("failed"), retry: t("retry") };
  return <Waiting labels={labels} {...props} />;
}
