import { act } from "react";
import { createRoot } from "react-dom/client";
import { ShareMenu, type ShareSetting } from "./share-menu";

const setting: ShareSetting = {
  networks: [
    { network: "line", name: "LINE", pasted: "" },
    { network: "facebook", name: "Facebook", pasted: "" },
    { network: "zalo", name: "Zalo", pasted: "Paste it into Zalo." },
  ],
  labels: {
    share: "Share",
    link: "Link to share",
    copy: "Copy the link",
    copied: "The link is copied.",
    notCopied: "It is selected.",
    newWindow: " (opens in a new window)",
  },
};
const link = { url: "https://school.example/news/tea", text: "Tea & talk" };

const setNavigator = (values: object) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(navigator, name, { value, configurable: true });
};

async function renderMenu(): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<ShareMenu setting={setting} {...link} />));
}

/** Presses the button with a text, and waits until its promises are settled. */
const press = (text: string) =>
  act(async () =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === text)!.click(),
  );
const isMenuOpen = () => document.querySelector("details")!.open;
const { dataset } = document.documentElement;

beforeEach(() => {
  document.body.innerHTML = "";
  // Set by an inline script (lib/app/inline-scripts/viewer.ts).
  dataset.webShare = "";
});

test.each([
  ["a completed dialog", undefined],
  ["a closed dialog", "AbortError"],
])("after %s nothing else happens", async (_, errorName) => {
  const share = jest.fn(async () => {
    if (errorName) throw new DOMException("", errorName);
  });
  setNavigator({ share, canShare: () => true });
  await renderMenu();
  await press("Share");
  expect(share.mock.calls).toEqual([[{ ...link, title: link.text }]]);
  expect(isMenuOpen()).toBe(false);
  expect(dataset).toHaveProperty("webShare");
});

test.each([
  ["refuses the link", false],
  ["does not open its dialog", true],
])("the menu replaces the dialog of a browser that %s", async (_, canShare) => {
  const share = jest.fn(() => Promise.reject(new DOMException("", "NotAllowedError")));
  setNavigator({ share, canShare: () => canShare });
  await renderMenu();
  await press("Share");
  expect(share).toHaveBeenCalledTimes(canShare ? 1 : 0);
  expect(isMenuOpen()).toBe(true);
  expect(document.activeElement?.tagName).toBe("SUMMARY");
  expect(dataset).not.toHaveProperty("webShare");
});

test("the menu links to the networks, which learn nothing but the shared link", async () => {
  await renderMenu();
  const links = [...document.querySelectorAll("a")];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "LINE (opens in a new window)",
    "Facebook (opens in a new window)",
  ]);
  for (const { target, rel, href } of links) {
    expect([target, rel]).toEqual(["_blank", "noopener noreferrer"]);
    expect(href).toContain(encodeURIComponent(link.url));
  }
});

test("a chat without an address to share by gets the link copied", async () => {
  const writeText = jest.fn(() => Promise.resolve());
  setNavigator({ clipboard: { writeText } });
  await renderMenu();
  await press("Zalo");
  expect(writeText).toHaveBeenCalledWith(link.url);
  expect(document.querySelector("[role=status]")?.textContent).toBe("Paste it into Zalo.");
});

test.each([
  [true, "The link is copied."],
  [false, "It is selected."],
])(
  "copying (allowed: %j) reports its result; a link that was not copied is selected",
  async (isAllowed, status) => {
    const writeText = jest.fn(() =>
      isAllowed ? Promise.resolve() : Promise.reject(new Error("NotAllowedError")),
    );
    setNavigator({ clipboard: { writeText } });
    Object.assign(document, { execCommand: () => false });
    await renderMenu();
    await press("Copy the link");
    expect(writeText).toHaveBeenCalledWith(link.url);
    expect(document.querySelector("[role=status]")?.textContent).toBe(status);
    const field = document.querySelector("input")!;
    expect(document.activeElement === field).toBe(!isAllowed);
    if (!isAllowed) expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.url.length]);
  },
);
