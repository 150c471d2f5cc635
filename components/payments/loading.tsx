import { useTranslations } from "next-intl";
import { LoadingPlaceholder } from "@/components/ui/notice";

/** Stands for a part of a member's page until its call has answered, or offers to call again. */
export function Loading({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  const t = useTranslations("notice");
  return (
    <div data-part={isLoading ? "waiting" : undefined}>
      <LoadingPlaceholder
        labels={{ loading: t("loading"), failed: t("failed"), retry: t("retry") }}
        loading={isLoading}
        retry={onRetry}
        className="h-80"
      />
    </div>
  );
}
