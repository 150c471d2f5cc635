import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";

/** The sheet about a teacher, with a portrait beside the text. */
export function TeacherCard({
  avatar,
  children,
}: {
  avatar: string | null | undefined;
  children: ReactNode;
}) {
  return (
    <article className="flex flex-col gap-6 sheet p-sheet desk:flex-row desk:p-8 print:border-0 print:p-0">
      <Picture
        src={avatar || "/art/teachers/1.svg"}
        alt=""
        width={200}
        height={200}
        className="size-32 shrink-0 rounded-small bg-portrait desk:size-48"
      />
      <div>{children}</div>
    </article>
  );
}
