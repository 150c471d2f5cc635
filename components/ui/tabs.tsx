"use client";

import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";

export type Tab = {
  id: string;
  text: string;
  /** The page that shows this tab, for visitors without script and for new windows. */
  href: string;
};

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  selectedId: string;
  onSelect: (id: string) => void;
  /** Content of the selected tab. */
  children: ReactNode;
};

/**
 * Tabs (WAI-ARIA tabs pattern with manual activation, since a tab loads its list): arrow keys, Home and End move the
 * focus, Enter or Space selects. Without script they are links.
 */
export function Tabs({ label, tabs, selectedId, onSelect, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    const targets: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    if (event.key === " ") event.currentTarget.click();
    else if (target === undefined) return;
    else
      list.current
        ?.querySelectorAll<HTMLElement>("[role=tab]")
        [(target + tabs.length) % tabs.length]?.focus();
    event.preventDefault();
  };
  const handleClick = (event: MouseEvent, id: string) => {
    // With a modifier key the browser opens a new window or tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (id !== selectedId) onSelect(id);
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="mb-5 flex flex-wrap gap-2 border-b border-line"
      >
        {tabs.map(({ id, text, href }, index) => (
          <a
            key={id}
            id={`tab-${id}`}
            role="tab"
            href={href}
            aria-selected={id === selectedId}
            aria-controls={id === selectedId ? "tab-panel" : undefined}
            tabIndex={id === selectedId ? 0 : -1}
            onClick={(event) => handleClick(event, id)}
            onKeyDown={(event) => handleKeyDown(event, index)}
            className="-mb-px flex min-h-12 items-center border-b-3 border-transparent px-4 font-semibold text-soft hover:text-ink aria-selected:border-mark aria-selected:text-ink"
          >
            {text}
          </a>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${selectedId}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}
