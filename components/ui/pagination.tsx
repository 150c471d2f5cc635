export type PaginationLabels = { label: string; previous: string; next: string };

type PaginationProps = {
  page: number;
  pages: number;
  /** Returns the address of a page. */
  href: (page: number) => string;
  labels: PaginationLabels;
};

const linkClasses =
  "rounded-pill hover:bg-muted aria-[current]:bg-ink flex min-h-11 min-w-11 items-center justify-center px-3 font-semibold aria-[current]:text-ground";

/** Links to the pages of a list: the first, the last and those around the current one. */
export function Pagination({ page, pages, href, labels }: PaginationProps) {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 2,
  );
  return (
    <nav
      aria-label={labels.label}
      className="mt-8 flex flex-wrap items-center justify-center gap-3 print:hidden"
    >
      {page > 1 && (
        <a href={href(page - 1)} rel="prev" className={linkClasses}>
          {labels.previous}
        </a>
      )}
      <ol className="flex">
        {numbers.map((number) => (
          <li key={number}>
            <a
              href={href(number)}
              aria-current={number === page ? "page" : undefined}
              className={linkClasses}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={href(page + 1)} rel="next" className={linkClasses}>
          {labels.next}
        </a>
      )}
    </nav>
  );
}
