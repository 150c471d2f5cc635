/** How to find a record on a page: the address of its picture, a link to it, or a text unique to it. */
export type ScrollTarget = { picture?: string; link?: string; text?: string };

const addresses = ["src", "srcset", "poster"];

/** Finds the element that shows the record, for example its whole slide or list item. */
export function findTarget(page: Document, { picture, link, text }: ScrollTarget): HTMLElement | undefined {
  const byPicture = picture
    ? [...page.querySelectorAll("img, source, video")].filter((element) =>
        addresses.some((name) =>
          element
            .getAttribute(name)
            ?.split(/[\s,]+/)
            .includes(picture),
        ),
      )
    : [];
  const byLink = [...page.querySelectorAll("a[href]")].filter(
    (element) => link !== undefined && element.getAttribute("href")?.split(/[?#]/)[0] === link,
  );
  const blocks = [...byPicture, ...byLink].map(enclosingBlock);
  // Several records may share a picture; the text identifies the right one.
  const withText = text ? blocks.find((element) => element.textContent.includes(text)) : undefined;
  return withText ?? blocks[0] ?? (text ? findSmallestWith(page, text) : undefined);
}

const enclosingBlock = (element: Element) =>
  element.closest<HTMLElement>("[aria-roledescription='slide'], [role='group'], li, article, dialog") ??
  element.parentElement!;

function findSmallestWith(page: Document, text: string): HTMLElement | undefined {
  return [...page.querySelectorAll<HTMLElement>("main *")].findLast(
    (element) => element.textContent.includes(text) && element.tagName !== "SCRIPT",
  );
}

/**
 * Scrolls the page to the record, a carousel to its slide, and outlines it. Does not use `scrollIntoView`, which would
 * also scroll the window around the frame.
 */
export function scrollToTarget(page: Document, target: ScrollTarget): void {
  const found = findTarget(page, target);
  const view = page.defaultView;
  if (!found || !view) return;
  // Drawn inside the element, because a container with hidden overflow would clip an outer line.
  Object.assign(found.style, { outline: "3px solid #e2a93b", outlineOffset: "-3px" });
  for (let box = found.parentElement; box && box !== page.documentElement; box = box.parentElement) {
    if (box.scrollWidth <= box.clientWidth || view.getComputedStyle(box).overflowX === "visible") continue;
    const [outer, inner] = [box.getBoundingClientRect(), found.getBoundingClientRect()];
    box.scrollTo({
      left: box.scrollLeft + inner.left - outer.left - (box.clientWidth - inner.width) / 2,
      behavior: "instant",
    });
  }
  const { top, height } = found.getBoundingClientRect();
  const marginAbove = Math.max(0, (view.innerHeight - height) / 2);
  view.scrollTo({ top: view.scrollY + top - marginAbove, behavior: "instant" });
}
