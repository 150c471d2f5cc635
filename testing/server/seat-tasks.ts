import { randomUUID } from "node:crypto";
import { call } from "../../lib/app/bootstrap/client";
import { isSuccess, type CallResult } from "../../lib/base/contract/result";
import { codes } from "../../lib/base/contract/codes";
import type { Random } from "../provider/random";
import type { School, Confirmations } from "./simulation";

/* A student who books, cancels and moves seats by themself over HTTP. */

type SeatContext = {
  baseUrl: string;
  school: School;
  confirmations: Confirmations;
  random: Random;
};

/** Books a class, cancels a seat or moves it. Only one visitor acts for each of these students. */
export async function changeOwnSeat(context: SeatContext, index: number): Promise<void> {
  const { baseUrl, school, confirmations, random } = context;
  const { students, classes } = school.selfService;
  const options = { baseUrl, token: students[index]?.token ?? "", headers: { origin: baseUrl } };
  const view = await call("GET account/student", {}, options);
  if (!isSuccess(view)) return reportUnexpected(context, "reading own seats", view);
  const seats = view.data.students.flatMap((student) => student.classes);
  const seat = seats[random.below(seats.length)];
  const bookAgain = seats.length === 0 || random.below(3) === 0;
  const free = classes.filter((id) => !seats.some((own) => own.class_id === id));
  if ((bookAgain || !seat) && free.length > 0) {
    const booked = await call(
      "bookCombo",
      { class_id: random.pick(free as [number]) },
      { ...options, idempotencyKey: randomUUID() },
    );
    if (!isSuccess(booked)) reportUnexpected(context, "booking an own seat", booked);
    return;
  }
  if (!seat) return;
  const { booking_id } = seat;
  const preview = await call("GET account/booking", { id: String(booking_id) }, options);
  if (!isSuccess(preview)) return reportUnexpected(context, "reading what a seat costs", preview);
  const { cancel, move } = preview.data.booking;
  const targets = move.targets.filter(({ class_id, missing }) => classes.includes(class_id) && missing === 0);
  const target = targets[random.below(targets.length)];
  const keyed = { ...options, idempotencyKey: randomUUID() };
  const isMove = target !== undefined && random.below(2) === 0;
  const send = () =>
    isMove
      ? call(
          "account/move-booking",
          { booking_id, class_id: target.class_id, back: move.back, price: target.price, message: "" },
          keyed,
        )
      : call("account/cancel-booking", { booking_id, back: cancel.back, message: "" }, keyed);
  // The same request twice, as after a lost response, must end the seat once and not be refused.
  const results = [await send(), await send()];
  for (const result of results) {
    if (isSuccess(result)) confirmations.endings.set(booking_id, isMove ? "moved" : "cancelled");
    else reportUnexpected(context, isMove ? "moving a seat" : "canceling a seat", result);
  }
}

/** Reports refusals other than by the rate limit; lost connections are expected. */
function reportUnexpected({ confirmations }: SeatContext, action: string, result: CallResult<unknown>): void {
  if (!("code" in result) || result.code === codes.tooManyRequests.code) return;
  confirmations.errors.push(`${action}: ${result.code} ${"message" in result ? result.message : ""}`);
}
