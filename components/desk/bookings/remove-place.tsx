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
import type { QueuePlace, ShownQueue } from "./shown-class";

type RemovePlaceProps = {
  classId: number;
  place: QueuePlace;
  queue: ShownQueue;
  onDone: () => void;
  onClose: () => void;
};

/** Takes a student off a waiting list, with a reason. */
export function RemovePlace(props: RemovePlaceProps) {
  const { queue: words } = useWords("seats");
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

function RemoveForm({ classId, place, queue, onDone, close }: RemoveFormProps) {
  const { queue: words } = useWords("seats");
  const showToast = useToast();
  const id = `yuqiao:desk:queue-remove:${place.id}`;
  const { form, send, problem, isSending } = useDeskForm<"desk/queue/remove", { reason: string }>({
    id,
    call: "desk/queue/remove",
    defaults: { reason: "" },
    toInput: ({ reason }) => ({
      class_id: classId,
      place_id: place.id,
      version: queue.version,
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
