"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { DeskForm } from "../desk-form";
import { FormFooter } from "../form-footer";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import { useReachText } from "../messages/use-reach-text";
import { joinSentences } from "../format";
import { ReasonField } from "./reason-field";
import type { QueuePlace, ShownWaitingList } from "./shown-class";

type RemovePlaceProps = {
  classId: number;
  place: QueuePlace;
  waitingList: ShownWaitingList;
  onDone: () => void;
  onClose: () => void;
};

/** Takes a student off a waiting list, with a reason. */
export function RemovePlace(props: RemovePlaceProps) {
  const t = useTranslations("desk.bookings");
  const tShell = useTranslations("desk.shell");
  const reachText = useReachText({ student_id: props.place.student.id });
  const title = t("waitingList.removeOf", { name: props.place.student.name });
  return (
    <Dialog title={title} closeLabel={tShell("close")} onClose={props.onClose}>
      {(close) => (
        <>
          <p className="mt-4">{joinSentences(t("waitingList.removeText"), reachText)}</p>
          <RemoveForm {...props} close={close} />
        </>
      )}
    </Dialog>
  );
}

type RemoveFormProps = Omit<RemovePlaceProps, "onClose"> & { close: () => void };

function RemoveForm({ classId, place, waitingList, onDone, close }: RemoveFormProps) {
  const t = useTranslations("desk.bookings");
  const showToast = useToast();
  const id = `yuqiao:desk:waiting-list-remove:${place.id}`;
  const { form, send, problem, isSending } = useDeskForm<"desk/waiting-list/remove", { reason: string }>({
    id,
    call: "desk/waiting-list/remove",
    defaults: { reason: "" },
    toInput: ({ reason }) => ({
      class_id: classId,
      place_id: place.id,
      version: waitingList.version,
      reason,
    }),
    isSaved: ({ saved }) => saved,
    onDone: ({ saved }) => {
      const doneText = t("waitingList.removed", { name: place.student.name });
      showToast(
        saved ? { tone: "success", text: doneText } : { tone: "error", text: t("waitingList.meanwhile") },
      );
      close();
      onDone();
    },
  });
  return (
    <DeskForm id={id} onSubmit={send}>
      <ReasonField error={form.formState.errors.reason?.message} {...form.register("reason")} />
      <FormFooter submit={t("waitingList.remove")} problem={problem} isSending={isSending} />
    </DeskForm>
  );
}
