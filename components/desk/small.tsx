import type { ReactNode } from "react";

export function Small({ className = "", children }: { className?: string; children: ReactNode }) {
  return <small className={`text-label font-normal text-soft ${className}`}>{children}</small>;
}
