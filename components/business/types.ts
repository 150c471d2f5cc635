import type { VisitorLabels } from "@/components/apply/visitor-apply";
import type { NoticeLabels } from "@/components/ui/notice";
import type { Language } from "@/lib/i18n/languages";

export type BusinessLabels = VisitorLabels & {
  title: string;
  /** Which class the company asks about. */
  course: string;
  /** There is none to ask about. */
  empty: string;
  success: string;
  close: string;
};

export type BusinessAskProps = {
  locale: Language;
  /** Where the button leads without script. */
  mail: string;
  labels: BusinessLabels;
  notice: NoticeLabels;
};
