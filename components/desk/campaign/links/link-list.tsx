"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { fetchFile } from "@/lib/app/bootstrap/fetch-file";
import { useToast } from "../../toasts";
import { LoadError } from "../../load-error";
import { useCall } from "@/components/calls/use-call";
import type { ShownSpan } from "./types";
import { LinkRow } from "./link-row";
import { Cell, DataTable, Row } from "../../data-table";

type LinkListProps = { span: ShownSpan; canChange: boolean };

/** All links with their numbers in a date range, newest first. */
export function LinkList({ span, canChange }: LinkListProps) {
  const t = useTranslations("desk.links");
  const showToast = useToast();
  const [pages, setPages] = useState<(number | undefined)[]>([undefined]);
  const exportLinks = async () => {
    if (!(await fetchFile("desk/links/export", span, "links.csv")))
      showToast({ tone: "error", text: t("exportFailed") });
  };
  return (
    <>
      <DataTable
        className="mt-6"
        columns={[t("link"), t("visits"), t("begun"), t("enrolled"), t("suspect"), t("actions")]}
      >
        {pages.map((before, index) => (
          <LinkPage
            key={before ?? "first"}
            span={span}
            before={before}
            canChange={canChange}
            onMore={index === pages.length - 1 ? (last) => setPages([...pages, last]) : undefined}
          />
        ))}
      </DataTable>
      <button type="button" className={`${buttonClasses.secondary} mt-4`} onClick={() => void exportLinks()}>
        {t("export")}
      </button>
    </>
  );
}

type LinkPageProps = LinkListProps & {
  before: number | undefined;
  /** Loads the next page; only on the last page shown. */
  onMore: ((last: number) => void) | undefined;
};

function LinkPage({ span, before, canChange, onMore }: LinkPageProps) {
  const t = useTranslations("desk.links");
  const { data, failure, reload } = useCall(
    "desk/links/list",
    before === undefined ? span : { ...span, before },
  );
  const last = data?.links.at(-1)?.id;
  const messageRow = (content: React.ReactNode) => (
    <tbody>
      <Row>
        <Cell colSpan={6}>{content}</Cell>
      </Row>
    </tbody>
  );
  if (!data) return failure ? messageRow(<LoadError onRetry={reload} />) : null;
  if (last === undefined) return before === undefined ? messageRow(t("none")) : null;
  return (
    <tbody>
      {data.links.map((link) => (
        <LinkRow key={link.id} link={link} span={span} canChange={canChange} onChanged={reload} />
      ))}
      {data.more && onMore && (
        <Row>
          <Cell colSpan={6}>
            <button type="button" className={buttonClasses.secondary} onClick={() => onMore(last)}>
              {t("more")}
            </button>
          </Cell>
        </Row>
      )}
    </tbody>
  );
}
