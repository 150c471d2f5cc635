import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import type { CallResult } from "@/lib/base/contract/result";
import { maxRequestMessageLength } from "@/lib/subjects/series/bookings/changes/request-states";
import type { EndingProps } from "./ending";
import { useBookingEnd, type Answer } from "./use-booking-end";

type EndFormProps<Input> = Pick<EndingProps, "reload" | "onDone"> & {
  /** Which end it is, for texts and ids. */
  kind: "cancel" | "move";
  /** Whether the school has to confirm, and gets a message. */
  isAsking: boolean;
  /** The call's input without the message; undefined while it is incomplete. */
  input: Input | undefined;
  request: (input: Input & { message: string }, idempotencyKey: string) => Promise<CallResult<Answer>>;
};

/** The message to the school, if it has to confirm, and the button that ends a booking. */
export function EndForm<Input>({ kind, isAsking, input, request, ...rest }: EndFormProps<Input>) {
  const t = useTranslations("bookingEnd");
  const { isBusy, problem, send } = useBookingEnd(rest, t(`${kind}.done`));
  const [message, setMessage] = useState("");
  const complete = input && { ...input, message };
  return (
    <>
      {isAsking && (
        <Field
          id={`${kind}-message`}
          autoComplete="off"
          maxLength={maxRequestMessageLength}
          label={t("message")}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      )}
      <p role="alert" className="field-error empty:hidden">
        {problem}
      </p>
      <button
        type="button"
        className="btn justify-self-start btn-secondary"
        disabled={isBusy || !complete}
        aria-busy={isBusy}
        onClick={() => complete && void send(JSON.stringify(complete), (key) => request(complete, key))}
      >
        {t(isAsking ? `${kind}.submitAsk` : `${kind}.submit`)}
      </button>
    </>
  );
}
