"use client";

import type { ReactNode } from "react";
import { Notice, Waiting, type NoticeLabels } from "@/components/ui/notice";
import { paths } from "@/lib/paths";
import type { ViewState } from "./use-account-view";

export type ViewedLabels = {
  notice: NoticeLabels;
  missing: { title: string; text: string; home: string };
  /** For who has the other kind of account. */
  wrongAccount: string;
};

type ViewedProps<Data> = {
  view: ViewState<Data>;
  labels: ViewedLabels;
  children: (data: Data) => ReactNode;
};

/** Renders an account page's content, or what stands in for it: loading, failed, not for this account, unknown id. */
export function Viewed<Data>({ view, labels, children }: ViewedProps<Data>) {
  if (view.state === "ready") return children(view.data);
  // The page already holds the words for visitors for whom no call was made.
  if (view.state === "notAsked") return null;
  if (view.state === "wrongAccount") return <Notice picture="empty" text={labels.wrongAccount} />;
  if (view.state === "unknown") return <Missing labels={labels.missing} />;
  const retry = view.state === "failed" ? view.retry : () => undefined;
  return (
    <Waiting
      labels={labels.notice}
      loading={view.state === "loading"}
      retry={retry}
      className="member-waiting"
    />
  );
}

/** The words of the 404 page: the shell of the page has been sent before its id was looked at. */
function Missing({ labels }: { labels: ViewedLabels["missing"] }) {
  return (
    <div className="grid justify-items-center py-8 text-center">
      <img src="/art/not-found.svg" alt="" width={360} height={240} />
      <h2 className="text-h2 mt-6">{labels.title}</h2>
      <p className="lead mt-3 max-w-[34rem]">{labels.text}</p>
      <a href={paths.home} className="btn btn-primary mt-6">
        {labels.home}
      </a>
    </div>
  );
}
