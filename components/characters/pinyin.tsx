import type { ReactNode } from "react";
import styles from "./pinyin.module.css";

type PinyinProps = { children: ReactNode; className?: string };

/** A reading in Latin letters with tone marks. */
export function Pinyin({ children, className = "" }: PinyinProps) {
  return (
    <span lang="zh-Latn" className={`${styles["pinyin"]} ${className}`}>
      {children}
    </span>
  );
}
