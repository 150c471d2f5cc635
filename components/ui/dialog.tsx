import { X } from "lucide-react";
import type { ReactNode } from "react";
import { buttonLook } from "./button";

type DialogProps = {
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/**
 * A modal dialog as the browser makes it: focus kept inside, Esc and a press outside close it, focus returns.
 * It is plain HTML from the server; `DialogButton` opens it.
 */
export function Dialog({ id, title, closeLabel, children }: DialogProps) {
  const titleId = `${id}-title`;
  return (
    <dialog
      id={id}
      aria-labelledby={titleId}
      closedby="any"
      className="bg-paper text-ink rounded-card m-auto w-[min(28rem,calc(100vw-2rem))] p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <form method="dialog">
          <button className={`${buttonLook.round} -mt-2 -mr-2`} aria-label={closeLabel}>
            <X aria-hidden size={20} />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}
