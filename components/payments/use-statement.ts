import useSWRInfinite from "swr/infinite";
import { isSuccess, type CallResult, type NetworkFailure, type Refusal } from "@/lib/base/contract/result";
import type { Statement } from "@/lib/subjects/payments/statement/shape";

/** The response of a call about a statement; null where the caller may not see it. */
type Page = { statement: Statement | null };

/**
 * Loads a statement page by page, on demand. The balances are those of the latest page.
 * @param key identifies the statement: what `read` depends on; null loads nothing
 * @param read reads the page after a line
 */
export function useStatement(
  key: string | null,
  read: (after: number | undefined) => Promise<CallResult<Page>>,
) {
  const { data, error, isLoading, size, setSize, mutate } = useSWRInfinite<Page, Refusal | NetworkFailure>(
    (_, previous: Page | null) =>
      key === null || (previous && !previous.statement?.next)
        ? null
        : ["statement", key, previous?.statement?.next],
    async ([, , after]: [string, string, number | undefined]) => {
      const result = await read(after);
      if (isSuccess(result)) return result.data;
      throw result;
    },
    { revalidateFirstPage: false, revalidateOnFocus: false, keepPreviousData: true },
  );
  const latest = data?.at(-1)?.statement;
  const lines = data?.flatMap(({ statement }) => statement?.lines ?? []) ?? [];
  return {
    /** Undefined while it loads; null where the caller may not see it. */
    statement: latest ? { ...latest, lines } : latest,
    failure: error,
    isLoading: isLoading || size > (data?.length ?? 0),
    loadMore: latest?.next ? () => void setSize(size + 1) : undefined,
    reload: () => void mutate(),
  };
}
