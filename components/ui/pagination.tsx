export type PaginationLabels = { label: string; previous: string; next: string };

type PaginationProps = {
  page: number;
  pages: number;
  /** Returns the address of a page. */
  href: (page: number) => string;
  labels: PaginationLabels;
};

/** Links to the pages of a list: the first, the last and those around the current one. */
export function Pagination({ page, pages, href, labels }: PaginationProps) {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 2,
  );
  return (
    <nav aria-label={labels.label} className="pages">
      {page > 1 && (
        <a href={href(page - 1)} rel="prev">
          {labels.previous}
        </a>
      )}
      <ol>
        {numbers.map((number) => (
          <li key={number}>
            <a href={href(number)} aria-current={number === page ? "page" : undefined}>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={href(page + 1)} rel="next">
          {labels.next}
        </a>
      )}
    </nav>
  );
}
