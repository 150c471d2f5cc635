import type { AccountView } from "@/lib/subjects/people/view-calls";

/** What ending a booking means now. */
export type Preview = AccountView<"booking">["booking"];

/** A part of the dialog with which a family ends a booking. */
export type EndingProps = {
  preview: Preview;
  /** Reads the preview again, for example after the cost changed. */
  reload: () => void;
  /** Called with a sentence once it is done or requested. */
  onDone: (text: string) => Promise<void>;
};
