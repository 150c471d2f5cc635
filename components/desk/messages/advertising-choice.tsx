"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/components/calls/use-call";
import { CheckLabel } from "../check-label";
import { useMutation } from "../use-mutation";

/** Whether a family gets news and offers, which staff change when the family asks for it. */
export function AdvertisingChoice({ accountId }: { accountId: number }) {
  const t = useTranslations("desk.messages.advertisingChoice");
  const { data, reload } = useCall("desk/messages/advertising", { account_id: accountId });
  const { trigger, isMutating } = useMutation();
  if (!data) return null;
  const save = (on: boolean) =>
    void trigger(
      "desk/messages/set-advertising",
      { account_id: accountId, on },
      t(on ? "saved.on" : "saved.off"),
      reload,
    );
  return (
    <div>
      <CheckLabel
        role="switch"
        checked={data.on}
        disabled={isMutating}
        aria-describedby="advertising-hint"
        onChange={(event) => save(event.target.checked)}
      >
        {t("label")}
      </CheckLabel>
      <p id="advertising-hint" className="text-label text-soft">
        {t("hint")}
      </p>
    </div>
  );
}
