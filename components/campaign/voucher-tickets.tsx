import { useTranslations } from "next-intl";
import { formatSeasonDay } from "@/lib/subjects/campaign/dates";
import type { Season } from "@/lib/subjects/campaign/season";
import { Ticket } from "./ticket";
import { ExpiredNote } from "./while-valid";

/** The season's vouchers, alike on all pages: amount, value in yuan (spec section 2), purpose and last day. */
export function VoucherTickets({ season }: { season: Season }) {
  const t = useTranslations("campaign");
  return (
    <ul className="mx-auto mt-6 grid w-full max-w-[60rem] grid-cols-[repeat(auto-fit,minmax(min(100%,22em),1fr))] gap-4 in-[dialog]:mt-4">
      {season.vouchers.map(({ name, value, yuan, note }) => (
        <li key={name} className="@container">
          <Ticket
            kind="voucher"
            className="in-[dialog]:[--bite:0.5em]"
            start={
              <>
                <p className="text-[1.4em] leading-[1.15] font-extrabold text-balance">{value}</p>
                {yuan !== undefined && (
                  <p className="font-semibold">{t("vouchers.yuan", { amount: String(yuan) })}</p>
                )}
              </>
            }
            end={
              <div className="text-[0.9em] leading-[1.45]">
                <p className="text-[1.1em] font-bold">{name}</p>
                {note && <p>{note}</p>}
                <p className="font-semibold">
                  {t("enrolled.validUntil", { date: formatSeasonDay(season, season.couponExpiry) })}
                </p>
                <ExpiredNote season={season} />
              </div>
            }
          />
        </li>
      ))}
    </ul>
  );
}
