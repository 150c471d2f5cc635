import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { toEmbeddedVideo } from "@/lib/base/links/embedded-video";
import { VideoLink } from "./video-link";

const address = "https://youtu.be/dQw4w9WgXcQ";
let root: Root;

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() =>
    root.render(
      <VideoLink
        href={address}
        video={toEmbeddedVideo(address)!}
        title="Lin Yue"
        closeLabel="Close"
        className=""
      >
        Watch
      </VideoLink>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const link = () => document.querySelector("a")!;
const frame = () => document.querySelector("iframe");
const press = (init: MouseEventInit = {}) => {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  act(() => void link().dispatchEvent(click));
  return click;
};

test("the frame exists only after a press", () => {
  expect(frame()).toBeNull();
  expect(press().defaultPrevented).toBe(true);
  expect(frame()?.getAttribute("src")).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
  expect(frame()?.title).toBe("Lin Yue");
});

test("a press with a modifier key opens the service in a tab, as for any link", () => {
  const click = press({ ctrlKey: true });
  expect(click.defaultPrevented).toBe(false);
  expect(frame()).toBeNull();
});
