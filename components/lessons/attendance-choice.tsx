import { attendanceStates, type AttendanceState } from "@/lib/base/contract/attendance-states";

type AttendanceChoiceProps = {
  /** Unique within the page. */
  id: string;
  /** The student's name. */
  name: string;
  labels: Readonly<Record<AttendanceState, string>>;
  value: AttendanceState;
  onChange: (state: AttendanceState) => void;
};

/** Whether a student was in a lesson: one of four states, each large enough for a thumb. */
export function AttendanceChoice({ id, name, labels, value, onChange }: AttendanceChoiceProps) {
  return (
    <fieldset className="min-w-0 border-b border-line py-3 last:border-0">
      <legend className="float-left mb-2 w-full font-semibold wrap-anywhere">{name}</legend>
      <div className="clear-both flex flex-wrap gap-2">
        {attendanceStates.map((state) => (
          <label
            key={state}
            className="flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-small border border-ink/50 bg-surface px-3 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent"
          >
            <input
              type="radio"
              name={id}
              value={state}
              checked={state === value}
              className="size-5 shrink-0 accent-accent"
              onChange={() => onChange(state)}
            />
            <span className="min-w-0 wrap-anywhere">{labels[state]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
