import type { DescribedExitQuote } from "@/lib/subjects/payments/exit-quote/shape";

/**
 * What a family would get back in money if it stopped today, with the computation of each purchase.
 * @param title replaces that for the family
 */
export function ExitQuote({ quote, title }: { quote: DescribedExitQuote; title?: string }) {
  const { language, title: ownTitle, totals, purchases, notes } = quote;
  return (
    <section
      lang={language}
      data-part="exit-quote"
      aria-labelledby="exit-quote"
      className="max-w-[44rem] sheet p-sheet desk:p-10 print:hidden"
    >
      <h2 id="exit-quote" className="text-h3">
        {title ?? ownTitle}
      </h2>
      {totals.map((total) => (
        <p key={total} className="mt-2 font-bold wrap-anywhere">
          {total}
        </p>
      ))}
      <ul className="mt-4">
        {purchases.map(({ id, title: name, reason, source, steps, exchange }) => (
          <li key={id} className="flex flex-col gap-1 border-t border-line py-4">
            <h3 className="font-semibold">{name}</h3>
            <p className="text-soft">{reason}</p>
            {source && (
              <p lang="en" className="text-label text-soft">
                {source}
              </p>
            )}
            {steps.length > 0 && <Steps steps={steps} />}
            {exchange && <p className="text-soft">{exchange}</p>}
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="text-label text-soft">
          {note}
        </p>
      ))}
    </section>
  );
}

/** Amounts that add up to the last. */
function Steps({ steps }: { steps: DescribedExitQuote["purchases"][number]["steps"] }) {
  return (
    <dl>
      {steps.map(({ text, amount }, index) => (
        <div
          key={text}
          className={`flex flex-wrap justify-between gap-x-6 ${index === steps.length - 1 ? "font-bold" : ""}`}
        >
          <dt>{text}</dt>
          <dd className="tabular-nums">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
