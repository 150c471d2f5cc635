"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Notice, LoadingPlaceholder } from "@/components/ui/notice";
import { paths } from "@/lib/base/paths";
import type { ViewState } from "./use-account-view";

type ViewContentProps<Data> = {
  view: ViewState<Data>;
  children: (data: Data) => ReactNode;
};

/** Renders an account page's content, or its loading, failed, wrong-account or unknown-id state. */
export function ViewContent<Data>({ view, children }: ViewContentProps<Data>) {
  const t = useTranslations();
  if (view.state === "ready") return children(view.data);
  // The static page already shows a message to visitors for whom no call is made.
  if (view.state === "notRequested") return null;
  if (view.state === "wrongAccount")
    return <Notice picture="empty" text={t("account.member.wrongAccount")} />;
  if (view.state === "unknown") return <NotFoundMessage />;
  const retry = view.state === "failed" ? view.retry : () => undefined;
  return (
    <div data-part={view.state === "loading" ? "waiting" : undefined}>
      <LoadingPlaceholder
        labels={{ loading: t("notice.loading"), failed: t("notice.failed"), retry: t("notice.retry") }}
        loading={view.state === "loading"}
        retry={retry}
        className="h-80"
      />
    </div>
  );
}

/** The texts of the 404 page. The status stays 200, because the page was sent before its id was checked. */
function NotFoundMessage() {
  const t = useTranslations("notFound");
  return (
    <div className="grid justify-items-center py-8 text-center">
      <img src="/art/not-found.svg" alt="" width={360} height={240} />
      <h2 className="mt-6 text-h2">{t("title")}</h2>
      <p className="mt-3 max-w-[34rem] lead">{t("text")}</p>
      <a href={paths.home} className="mt-6 btn btn-primary">
        {t("home")}
      </a>
    </div>
  );
}
