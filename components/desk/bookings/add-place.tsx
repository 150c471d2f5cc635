"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { DeskForm } from "../desk-form";
import { FormFooter } from "../form-footer";
import { useToast } from "../toasts";
import { useDeskForm } from "../use-desk-form";
import { pickerFields, StudentPicker } from "./student-picker";

type AddPlaceProps = { classId: number; onDone: () => void; onClose: () => void };

/** Adds a student to the end of a class's waiting list. */
export function AddPlace({ classId, onDone, onClose }: AddPlaceProps) {
  const t = useTranslations("desk.bookings");
  const tShell = useTranslations("desk.shell");
  return (
    <Dialog title={t("waitingList.addOf")} closeLabel={tShell("close")} onClose={onClose}>
      {(close) => (
        <>
          <p className="mt-4">{t("waitingList.addText")}</p>
          <AddForm classId={classId} onDone={onDone} close={close} />
        </>
      )}
    </Dialog>
  );
}

function AddForm({ classId, onDone, close }: Omit<AddPlaceProps, "onClose"> & { close: () => void }) {
  const t = useTranslations("desk.bookings");
  const showToast = useToast();
  const id = `yuqiao:desk:waiting-list-add:${classId}`;
  const { form, send, problem, isSending } = useDeskForm<"desk/waiting-list/add", { student_id: string }>({
    id,
    call: "desk/waiting-list/add",
    defaults: { student_id: "" },
    secretFields: pickerFields,
    toInput: ({ student_id }) => ({ class_id: classId, student_id: Number(student_id) }),
    onDone: () => {
      showToast({ tone: "success", text: t("waitingList.added") });
      close();
      onDone();
    },
  });
  return (
    <DeskForm id={id} onSubmit={send}>
      <StudentPicker
        classId={classId}
        canChoose={(state) => state === null}
        error={form.formState.errors.student_id?.message}
        field={form.register("student_id")}
      />
      <FormFooter submit={t("waitingList.addSubmit")} problem={problem} isSending={isSending} />
    </DeskForm>
  );
}
