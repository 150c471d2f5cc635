import type * as z from "zod";
import type { receiptShape } from "@/lib/subjects/payments/receipt-shape";

export type Receipt = z.output<typeof receiptShape>;

/** A receipt in the buyer's language, on screen and on paper. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { language, title, number, issuer, facts, items, total, note } = receipt;
  const [name, ...address] = issuer;
  return (
    <article
      lang={language}
      data-paper
      className="max-w-[44rem] sheet p-sheet desk:p-10 print:max-w-none print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="font-bold wrap-anywhere">{name}</p>
          {address.map((line) => (
            <p key={line} className="wrap-anywhere text-soft">
              {line}
            </p>
          ))}
        </div>
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className="font-semibold tabular-nums">{number}</p>
        </div>
      </header>
      <dl className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-8 gap-y-4">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-label text-soft">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <table className="mt-8 w-full">
        <tbody>
          {items.map(({ text, amount }) => (
            <tr key={text} className="border-t border-line">
              <th scope="row" className="py-3 pr-4 text-left font-normal wrap-anywhere">
                {text}
              </th>
              <td className="py-3 text-right tabular-nums">{amount}</td>
            </tr>
          ))}
          <tr className="border-t-2 border-ink">
            <th scope="row" className="py-3 pr-4 text-left font-bold">
              {total.label}
            </th>
            <td className="py-3 text-right font-bold tabular-nums">{total.amount}</td>
          </tr>
        </tbody>
      </table>
      {note && <p className="mt-4">{note}</p>}
    </article>
  );
}
