"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { maxReasonLength } from "@/lib/subjects/points/limits";
import { DeskForm } from "../desk-form";
import { FormFooter } from "../form-footer";
import { formatNumber } from "../format";
import { Line } from "../line";
import { Small } from "../small";
import { SmallButton } from "../small-button";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import { formatPageDateTime } from "../time";
import { movePlace, type Move } from "./move-place";
import type { QueuePlace, ShownWaitingList } from "./shown-class";

type OrderPlacesProps = {
  classId: number;
  /** The list as it was when staff began; later versions do not disturb what they arranged. */
  initialWaitingList: ShownWaitingList;
  onChanged: () => void;
  onClose: () => void;
};

const moves = ["up", "down", "front"] as const satisfies Move[];

/**
 * Changes the order of a waiting list with buttons, and saves it with a reason. If another member of staff changed the list
 * in the meantime, the current one replaces it and the reason stays.
 */
export function OrderPlaces({ classId, initialWaitingList, onChanged, onClose }: OrderPlacesProps) {
  const t = useTranslations("desk.bookings");
  const tShell = useTranslations("desk.shell");
  const showToast = useToast();
  const [waitingList, setWaitingList] = useState(initialWaitingList);
  const [order, setOrder] = useState(() => waitingIds(initialWaitingList));
  const [announcement, setAnnouncement] = useState("");
  const held = waitingList.places.filter(({ state }) => state === "held");
  const placeById = new Map(waitingList.places.map((place) => [place.id, place]));
  const id = `yuqiao:desk:waiting-list-order:${classId}`;
  const { form, send, problem, isSending } = useDeskForm<"desk/waiting-list/order", { reason: string }>({
    id,
    call: "desk/waiting-list/order",
    defaults: { reason: "" },
    toInput: ({ reason }) => ({ class_id: classId, places: order, version: waitingList.version, reason }),
    isSaved: ({ saved }) => saved,
    onDone: ({ saved, waiting_list: current }) => {
      onChanged();
      showToast(
        saved
          ? { tone: "success", text: t("waitingList.saved") }
          : { tone: "error", text: t("waitingList.meanwhile") },
      );
      if (saved) return onClose();
      setWaitingList(current);
      setOrder(waitingIds(current));
    },
  });
  const move = (place: QueuePlace, to: Move) => {
    const next = movePlace(order, place.id, to);
    setOrder(next);
    const number = held.length + next.indexOf(place.id) + 1;
    setAnnouncement(t("waitingList.moved", { name: place.student.name, place: formatNumber(number) }));
  };
  const { errors } = form.formState;
  return (
    <>
      {held.length > 0 && <p>{t("waitingList.orderText")}</p>}
      <ol>
        {held.map((place, index) => (
          <Line key={place.id}>
            <PlaceName place={place} number={index + 1} />
          </Line>
        ))}
        {order.flatMap((placeId, index) => {
          const place = placeById.get(placeId);
          if (!place) return [];
          const { name } = place.student;
          return (
            <Line
              key={placeId}
              actions={
                <span className="flex flex-wrap gap-2">
                  {moves.map((to) => (
                    <SmallButton
                      key={to}
                      aria-label={t(`waitingList.${to}Of`, { name })}
                      aria-disabled={movePlace(order, placeId, to) === order}
                      onClick={() => move(place, to)}
                    >
                      {t(`waitingList.${to}`)}
                    </SmallButton>
                  ))}
                </span>
              }
            >
              <PlaceName place={place} number={held.length + index + 1} />
            </Line>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <DeskForm id={id} onSubmit={send}>
        <Field
          id="waiting-list-reason"
          autoComplete="off"
          maxLength={maxReasonLength}
          label={t("reason")}
          hint={t("waitingList.staffReason")}
          {...(errors.reason?.message !== undefined && { error: errors.reason.message })}
          {...form.register("reason")}
        />
        <FormFooter submit={t("waitingList.save")} problem={problem} isSending={isSending}>
          <button type="button" className={buttonClasses.secondary} onClick={onClose}>
            {tShell("cancel")}
          </button>
        </FormFooter>
      </DeskForm>
    </>
  );
}

const waitingIds = ({ places }: ShownWaitingList) =>
  places.filter(({ state }) => state === "waiting").map(({ id }) => id);

function PlaceName({ place, number }: { place: QueuePlace; number: number }) {
  const t = useTranslations("desk.bookings");
  return (
    <>
      {formatNumber(number)}. <b>{place.student.name}</b>{" "}
      {place.state === "held" && place.until && (
        <Small>{t("waitingList.states.held", { time: formatPageDateTime(place.until) })}</Small>
      )}
    </>
  );
}
