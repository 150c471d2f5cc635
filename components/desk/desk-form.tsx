import type { ComponentProps, ReactNode } from "react";

/** A form whose fields stand below each other. */
export function DeskForm({ className = "mt-5", ...form }: ComponentProps<"form">) {
  return <form method="post" noValidate {...form} className={`flex flex-col gap-5 ${className}`} />;
}

/** Fields above a list, which filter it as one types. */
export function SearchForm({ children }: { children: ReactNode }) {
  return (
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] items-end gap-5"
    >
      {children}
    </form>
  );
}

/** Two short fields side by side where there is room, and a footer (`FormFooter` with `isInRow`) at the end of the row. */
export function FormRow({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`@container ${className}`}>
      <div className="flex flex-col gap-5 @min-[36rem]:grid @min-[36rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] @min-[36rem]:items-start">
        {children}
      </div>
    </div>
  );
}

/** Short fields side by side where there is room, each at its own height. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] items-start gap-5">
      {children}
    </div>
  );
}
