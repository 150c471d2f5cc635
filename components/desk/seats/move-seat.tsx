"use client";

import { useWatch } from "react-hook-form";
import { Dialog } from "@/components/ui/dialog";
import { fill } from "@/components/ui/fill";
import type { DeskAnswer } from "@/lib/desk/contract";
import { FormEnd } from "../form-end";
import { SelectField } from "@/components/ui/select-field";
import { lessonTime } from "../time";
import { useTell } from "../toasts";
import { useDesk } from "../use-desk";
import { useDeskForm } from "../use-desk-form";
import { Waiting } from "../waiting";
import { useWords } from "../words";
import { figure } from "../written";
import type { SeatDialogProps } from "./cancel-seat";
import { ReasonField } from "./reason-field";

type Targets = DeskAnswer<"seats/targets">;

/** Moves a student to another class, with a reason. */
export function MoveSeat({ seat, onDone, onClose }: SeatDialogProps) {
  const { move: words } = useWords("seats");
  const { close: closeLabel } = useWords("shell");
  const { data, failure, reload } = useDesk("seats/targets", { id: seat.id });
  return (
    <Dialog title={fill(words.of, { name: seat.student.name })} closeLabel={closeLabel} onClose={onClose}>
      {(close) => (
        <>
          {!data && (
            <div className="mt-4">
              <Waiting failure={failure} retry={reload} />
            </div>
          )}
          {data && (
            <p className="mt-4">
              {fill(words.text, { points: figure(seat.points), balance: figure(data.balance) })}
            </p>
          )}
          {data && data.classes.length === 0 && <p className="mt-4 font-semibold">{words.none}</p>}
          {data && data.classes.length > 0 && data.classes.every(({ missing }) => missing > 0) && (
            <p className="desk-problem mt-4">{words.tooDear}</p>
          )}
          {data && data.classes.length > 0 && (
            <MoveForm seat={seat} targets={data.classes} onDone={onDone} close={close} />
          )}
        </>
      )}
    </Dialog>
  );
}

/** The placeholders of a target class's label. */
const factsOf = ({ name, teacher, next_at: at, points, capacity, students }: Targets["classes"][number]) => ({
  name,
  teacher,
  time: at ? lessonTime(at) : "–",
  points: figure(points),
  free: figure(capacity - students),
});

type MoveFormProps = Omit<SeatDialogProps, "onClose"> & {
  targets: Targets["classes"];
  close: () => void;
};

function MoveForm({ seat, targets, onDone, close }: MoveFormProps) {
  const { move: words } = useWords("seats");
  const tell = useTell();
  const id = `yuqiao:desk:move:${seat.id}`;
  const { form, send, problem, isSending } = useDeskForm<"seats/move", { class_id: string; reason: string }>({
    id,
    call: "seats/move",
    defaults: { class_id: String(targets.find(({ missing }) => missing === 0)?.id ?? ""), reason: "" },
    toInput: ({ class_id, reason }) => ({ id: seat.id, class_id: Number(class_id), reason }),
    onDone: () => {
      tell({ tone: "success", text: fill(words.done, { name: seat.student.name }) });
      close();
      onDone();
    },
  });
  const { errors } = form.formState;
  const chosen = useWatch({ control: form.control, name: "class_id" });
  const target = targets.find((one) => String(one.id) === chosen);
  return (
    <form id={id} method="post" noValidate onSubmit={send} className="desk-form">
      <SelectField
        id="seat-target"
        label={words.to}
        error={errors.class_id?.message}
        {...(target && { hint: fill(words.chosen, factsOf(target)) })}
        options={[
          ...(target ? [] : [{ value: "", text: "–" }]),
          ...targets.map((one) => ({
            value: String(one.id),
            text: [
              ...(one.missing > 0 ? [fill(words.lacks, { missing: figure(one.missing) })] : []),
              fill(words.option, factsOf(one)),
            ].join(" · "),
            disabled: one.missing > 0,
          })),
        ]}
        {...form.register("class_id")}
      />
      <ReasonField error={errors.reason?.message} {...form.register("reason")} />
      <FormEnd submit={words.submit} problem={problem} isSending={isSending} />
    </form>
  );
}
