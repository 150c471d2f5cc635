"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/ui/select-field";
import { call } from "@/lib/app/bootstrap/client";
import { formatTime } from "@/lib/base/i18n/time";
import { useCost, type EndingProps, type Preview } from "./ending";
import { CostText } from "./cost-text";
import { EndForm } from "./end-form";

/** Moves to another class, or asks the school to. Says why it is not possible, if so. */
export function MoveBooking(props: EndingProps) {
  const t = useTranslations("bookingEnd.move");
  const { move } = props.preview;
  // Where the rule has no transfer, there is nothing to offer and nothing to explain.
  if (move.state === "none" || move.state === "over") return null;
  return (
    <section className="grid gap-3" aria-labelledby="move-booking">
      <h3 id="move-booking" className="text-lead">
        {t("title")}
      </h3>
      {move.allowed === "no" ? (
        <p>{t("no")}</p>
      ) : move.state === "used" ? (
        <p>{t("used")}</p>
      ) : move.state === "early" ? (
        <p>{t("early", { n: move.after_lessons })}</p>
      ) : move.targets.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        props.preview.request?.state !== "open" && <MoveForm {...props} />
      )}
    </section>
  );
}

function MoveForm({ preview, ...rest }: EndingProps) {
  const t = useTranslations("bookingEnd");
  const locale = useLocale();
  const [chosen, setChosen] = useState("");
  const { move, ahead, balance, booking_id: bookingId } = preview;
  const { back } = useCost(move);
  const target = move.targets.find((one) => String(one.class_id) === chosen);
  const number = (points: number) => points.toLocaleString(locale);
  const describe = (one: Preview["move"]["targets"][number]) =>
    [
      one.combo_name,
      one.teacher,
      one.next ? formatTime(new Date(one.next), locale, "short", undefined) : "–",
      number(one.price),
      ...(one.missing > 0 ? [t("move.lacks", { n: number(one.missing) })] : []),
    ].join(" · ");
  return (
    <>
      <CostText ending={move} ahead={ahead} />
      <SelectField
        id="move-target"
        label={t("move.target")}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        options={[
          { value: "", text: t("move.choose") },
          ...move.targets.map((one) => ({
            value: String(one.class_id),
            text: describe(one),
            disabled: one.missing > 0,
          })),
        ]}
      />
      {target && (
        <p>
          {t("move.price", {
            price: number(target.price),
            after: number(balance + back - target.price),
          })}
        </p>
      )}
      {move.allowed === "ask" && <p className="text-soft">{t("ask")}</p>}
      <EndForm
        kind="move"
        isAsking={move.allowed === "ask"}
        input={
          target && {
            ...{ booking_id: bookingId, class_id: target.class_id },
            ...{ back, price: target.price },
          }
        }
        request={(input, idempotencyKey) => call("account/move-booking", input, { idempotencyKey })}
        {...rest}
      />
    </>
  );
}
