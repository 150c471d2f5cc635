"use client";

import { Dialog } from "@/components/ui/dialog";
import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { DeskForm } from "../desk-form";
import { FormFooter } from "../form-footer";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import { useNotifiedText } from "../notified-text";
import { useWords } from "../words";
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
  const { waitingList: words } = useWords("bookings");
  const { close: closeLabel } = useWords("shell");
  const notified = useNotifiedText();
  const title = fillPlaceholders(words.removeOf, { name: props.place.student.name });
  return (
    <Dialog title={title} closeLabel={closeLabel} onClose={props.onClose}>
      {(close) => (
        <>
          <p className="mt-4">{notified(words.removeText)}</p>
          <RemoveForm {...props} close={close} />
        </>
      )}
    </Dialog>
  );
}

type RemoveFormProps = Omit<RemovePlaceProps, "onClose"> & { close: () => void };

function RemoveForm({ classId, place, waitingList, onDone, close }: RemoveFormProps) {
  const { waitingList: words } = useWords("bookings");
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
      const doneText = fillPlaceholders(words.removed, { name: place.student.name });
      showToast(saved ? { tone: "success", text: doneText } : { tone: "error", text: words.meanwhile });
      close();
      onDone();
    },
  });
  return (
    <DeskForm id={id} onSubmit={send}>
      <ReasonField error={form.formState.errors.reason?.message} {...form.register("reason")} />
      <FormFooter submit={words.remove} problem={problem} isSending={isSending} />
    </DeskForm>
  );
}
