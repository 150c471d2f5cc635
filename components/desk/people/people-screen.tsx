"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWRInfinite from "swr/infinite";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { isSuccess, type NetworkFailure, type Refusal } from "@/lib/base/contract/result";
import { call } from "@/lib/app/bootstrap/client";
import type { CallInput, CallResponse } from "@/lib/app/bootstrap/call-types";
import { deskScreens } from "@/lib/base/desk/screens";
import { SelectField } from "@/components/ui/select-field";
import { DownloadTable } from "../download-table";
import { Time } from "../time";
import { LoadError } from "../load-error";
import { useDebouncedValue } from "../use-debounced-value";
import { formatNumber } from "../format";
import { Sheet } from "../sheet";
import { SearchForm } from "../desk-form";
import { Cell, DataTable, Row, RowHeader } from "../data-table";
import { Badge } from "../badge";
import { fetchFile } from "@/lib/app/bootstrap/fetch-file";
import { useCurrentUser } from "../current-user";
import { Small } from "../small";
import { personHref } from "./person-href";

/** All accounts, with search and sorting. */
export function PeopleScreen() {
  const t = useTranslations("desk.people");
  const tFamilies = useTranslations("desk.families");
  const tImports = useTranslations("desk.imports");
  const { role } = useCurrentUser();
  const [text, setText] = useState(() => new URLSearchParams(location.search).get("text") ?? "");
  const [kind, setKind] = useState("");
  const [sort, setSort] = useState<NonNullable<AccountFilter["sort"]>>("newest");
  const { accounts, failure, isLoading, loadMore, reload } = useAccounts({
    text: useDebouncedValue(text),
    sort,
    ...(kind !== "" && { kind: kind as AccountFilter["kind"] }),
  });
  return (
    <>
      <p className="lead">{t("text")}</p>
      <div className="mb-5 flex flex-wrap gap-3">
        <a href={deskScreens.newFamily.path} className={buttonClasses.primary}>
          {tFamilies("new.action")}
        </a>
        {role === "owner" && (
          <>
            <a href={deskScreens.importPeople.path} className={buttonClasses.secondary}>
              {tImports("action")}
            </a>
            <DownloadTable
              onDownload={(format) => fetchFile("desk/people/export", { format }, `families.${format}`)}
              label={(format) => tImports("export", { format })}
              failed={t("copyFailed")}
            />
          </>
        )}
      </div>
      <SearchForm>
        <Field
          id="account-search"
          type="search"
          label={t("search")}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <SelectField
          id="account-kind"
          label={t("kind")}
          value={kind}
          options={[
            { value: "", text: t("any") },
            ...(["student", "parent", "teacher"] as const).map((value) => ({
              value,
              text: t(`kinds.${value}`),
            })),
          ]}
          onChange={(event) => setKind(event.currentTarget.value)}
        />
        <SelectField
          id="account-sort"
          label={t("sort")}
          value={sort}
          options={(["newest", "oldest", "name"] as const).map((value) => ({
            value,
            text: t(`sorts.${value}`),
          }))}
          onChange={(event) => setSort(event.currentTarget.value as typeof sort)}
        />
      </SearchForm>
      {failure && <LoadError onRetry={reload} />}
      {(accounts ?? !failure) && (
        <Sheet aria-label={t("list")} aria-busy={isLoading}>
          {accounts && accounts.length > 0 && (
            <DataTable
              columns={[t("columns.name"), t("columns.kind"), t("columns.points"), t("columns.since")]}
            >
              <tbody>
                {accounts.map(
                  ({ id, name, email, kind: own, points, parent, suspect, created_at, ...row }) => (
                    <Row key={id} isQuiet={suspect}>
                      <RowHeader note={email ?? t("noLogin")}>
                        <a href={personHref(id)} className="link">
                          {name}
                        </a>
                        {parent && <Small> ({parent})</Small>}{" "}
                        {row.awaits_acceptance && !parent && <Badge>{tFamilies("awaits")}</Badge>}
                      </RowHeader>
                      <Cell label={t("columns.kind")}>{t(`kinds.${own}`)}</Cell>
                      <Cell label={t("columns.points")} isNumber>
                        {points === null ? "–" : formatNumber(points)}
                      </Cell>
                      <Cell label={t("columns.since")}>
                        <Time at={created_at} />
                      </Cell>
                    </Row>
                  ),
                )}
              </tbody>
            </DataTable>
          )}
          {accounts?.length === 0 && <p>{t("none")}</p>}
          {!accounts && <p role="status">{t("loading")}</p>}
          {loadMore && (
            <p className="mt-4">
              <button
                type="button"
                onClick={loadMore}
                disabled={isLoading}
                className={buttonClasses.secondary}
              >
                {t("more")}
              </button>
            </p>
          )}
        </Sheet>
      )}
    </>
  );
}

type Page = CallResponse<"desk/people/list">;
type AccountFilter = Omit<CallInput<"desk/people/list">, "after">;

/** Loads accounts page by page, on demand. */
function useAccounts(filter: AccountFilter) {
  const { data, error, isLoading, size, setSize, mutate } = useSWRInfinite<Page, Refusal | NetworkFailure>(
    (_, previousPage: Page | null) =>
      previousPage && previousPage.after === null ? null : ["desk/people/list", filter, previousPage?.after],
    async ([, keyFilter, after]: [string, AccountFilter, string | null | undefined]) => {
      const result = await call("desk/people/list", { ...keyFilter, ...(after && { after }) });
      if (isSuccess(result)) return result.data;
      throw result;
    },
    { revalidateFirstPage: false, revalidateOnFocus: false, keepPreviousData: true },
  );
  return {
    accounts: data?.flatMap((page) => page.accounts),
    failure: error,
    isLoading: isLoading || size > (data?.length ?? 0),
    loadMore: (data?.at(-1)?.after ?? null) === null ? undefined : () => void setSize(size + 1),
    reload: () => void mutate(),
  };
}
