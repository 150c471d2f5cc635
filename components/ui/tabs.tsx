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
  chosen: string;
  choose: (id: string) => void;
  /** Content of the selected tab. */
  children: ReactNode;
};

/**
 * Tabs (WAI-ARIA tabs pattern with manual activation, since a tab loads its list): arrow keys, Home and End move the
 * focus, Enter or Space selects. Without script they are links.
 */
export function Tabs({ label, tabs, chosen, choose, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    const steps: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = steps[event.key];
    if (event.key === " ") event.currentTarget.click();
    else if (target === undefined) return;
    else
      list.current
        ?.querySelectorAll<HTMLElement>("[role=tab]")
        [(target + tabs.length) % tabs.length]?.focus();
    event.preventDefault();
  };
  const press = (event: MouseEvent, id: string) => {
    // With a modifier key the browser opens a new window or tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (id !== chosen) choose(id);
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="tabs">
        {tabs.map(({ id, text, href }, index) => (
          <a
            key={id}
            id={`tab-${id}`}
            role="tab"
            href={href}
            aria-selected={id === chosen}
            aria-controls={id === chosen ? "tab-panel" : undefined}
            tabIndex={id === chosen ? 0 : -1}
            onClick={(event) => press(event, id)}
            onKeyDown={(event) => move(event, index)}
          >
            {text}
          </a>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${chosen}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}
