import type { ReactNode } from "react";
import styles from "./kai.module.css";

type KaiProps = {
  /** `lang` of the characters. */
  lang: string;
  children: ReactNode;
  className?: string;
};

/** Characters to look at, in the letterform of the board and of the pictures (`scripts/assets/kai.mjs`). */
export function Kai({ lang, children, className = "" }: KaiProps) {
  return (
    <span lang={lang} className={`${styles["kai"]} ${className}`}>
      {children}
    </span>
  );
}
