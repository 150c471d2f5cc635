import { notStartedId } from "@/lib/app/markup/not-started";

/** Shown by the hydration loader where the page's scripts could not be loaded. */
export function NotStartedMessage({ text, reload }: { text: string; reload: string }) {
  return (
    <p
      id={notStartedId}
      hidden
      role="alert"
      className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-[28rem] rounded-card bg-ink p-4 text-ground shadow-lg"
    >
      {text}{" "}
      <a href="" className="underline">
        {reload}
      </a>
    </p>
  );
}
