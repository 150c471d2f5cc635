import { siteFacts } from "../../../site";
import type { DemoContent, DemoLinkProperty } from "../content-types";

const bodyImages = [1, 2, 3, 4, 5, 6].map((order): DemoLinkProperty => ({
  type: 1,
  name: "body",
  link: `/art/body/${order}.svg`,
  url: null,
  order,
}));

/** Pictures carry no text, so one serves all languages; the words beside them are the page's. */
export const linkProperties: DemoContent["linkProperties"] = [
  { type: 1, name: "home", link: "/art/banners/1.svg", url: "/hot-sell", order: 1 },
  { type: 1, name: "home", link: "/art/banners/2.svg", url: null, order: 2 },
  { type: 1, name: "home", link: "/art/banners/3.svg", url: "/study-abroad/en", order: 3 },
  ...bodyImages,
  // The demo has no film of its own: the poster stands in and a click leads to the video channel.
  { type: 2, name: "body", link: "/art/body/4.svg", url: siteFacts.videoChannel, order: 1 },
  { type: 1, name: "class", link: "/art/banners/class.svg", url: null, order: 1 },
  { type: 1, name: "live", link: "/art/banners/live.svg", url: null, order: 1 },
  { type: 1, name: "hot-course", link: "/art/banners/hot-course.svg", url: null, order: 1 },
  { type: 3, name: "alert", link: "/art/alerts/1.svg", url: "/hot-sell", order: 1 },
  { type: 3, name: "alert", link: "/art/alerts/2.svg", url: "/study-abroad/en", order: 2 },
];
