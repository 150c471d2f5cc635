import type { Statement } from "@/lib/subjects/payments/statement/shape";

/** A statement of class points in its own language, on screen and on paper. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const { language, family, title, period, opening, lines, closing, none, balance_label: label } = statement;
  const format = (points: number) => points.toLocaleString(language);
  const formatChange = (points: number) => points.toLocaleString(language, { signDisplay: "exceptZero" });
  return (
    <article
      lang={language}
      data-paper
      className="max-w-[44rem] sheet p-sheet desk:p-10 print:max-w-none print:border-0 print:p-0"
    >
      <h2 className="text-h2">{title}</h2>
      <div className="mb-6 wrap-anywhere">{[family, period].filter(Boolean).join(" · ")}</div>
      <Balance label={opening.label} points={format(opening.points)} />
      {lines.length === 0 && <p className="border-t border-line py-3 text-soft">{none}</p>}
      <ol>
        {lines.map(({ id, day, text, details, change, balance }) => (
          <li
            key={id}
            className="flex break-inside-avoid flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-3"
          >
            <div className="min-w-0 flex-1 basis-[11rem]">
              <p className="font-semibold wrap-anywhere">{text}</p>
              <ul className="text-label text-soft">
                {[day, ...details].map((detail, index) => (
                  // A student and a note may be the same text.
                  <li key={index} className="wrap-anywhere">
                    {detail}
                  </li>
                ))}
              </ul>
            </div>
            <div className="ml-auto text-right tabular-nums">
              <p className="font-bold">{formatChange(change)}</p>
              <p className="text-label text-soft">
                {label}: {format(balance)}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <Balance label={closing.label} points={format(closing.points)} />
    </article>
  );
}

function Balance({ label, points }: { label: string; points: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-t-2 border-ink py-3 font-bold">
      <span>{label}</span>
      <span className="ml-auto tabular-nums">{points}</span>
    </div>
  );
}
