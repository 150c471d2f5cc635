import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { LoadingPlaceholder } from "@/components/ui/notice";

type LoadingNoticeProps = Omit<ComponentProps<typeof LoadingPlaceholder>, "labels">;

/** The loading or error state of a section, with its texts. Client components need the message namespace `notice`. */
export function LoadingNotice(props: LoadingNoticeProps) {
  const t = useTranslations("notice");
  const labels = { loading: t("loading"), failed: t("failed"), retry: t("retry") };
  return <LoadingPlaceholder labels={labels} {...props} />;
}
