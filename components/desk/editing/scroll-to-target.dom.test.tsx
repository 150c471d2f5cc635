import { findTarget } from "./scroll-to-target";

const render = (html: string) => (document.body.innerHTML = `<main>${html}</main>`);
const findId = (target: object) => findTarget(document, target)?.id;

test("a picture is found at its slide, by any of its files", () => {
  render(`
    <div role="group" id="first"><img src="/a.svg"></div>
    <div role="group" id="second"><picture><source srcset="/p/320.avif 320w, /p/640.avif 640w"><img src="/p/640.webp"></picture></div>
    <div role="group" id="longer"><img src="/p/640.webp.png"></div>`);
  expect(findId({ picture: "/p/640.webp" })).toBe("second");
  expect(findId({ picture: "/p/640.avif" })).toBe("second");
  expect(findId({ picture: "/none.svg" })).toBeUndefined();
});

test("the text identifies a record with a shared picture or without one", () => {
  render(`
    <ul><li id="one"><img src="/c.svg">Tones</li><li id="two"><img src="/c.svg">Tea</li></ul>
    <p>On the road <b id="three">to Harbour</b></p><ul><li><a href="/hot-sell/detail/70">A</a></li><li id="link"><a href="/hot-sell/detail/7?locale=ko-KR">B</a></li></ul>`);
  expect(findId({ picture: "/c.svg", text: "Tea" })).toBe("two");
  expect(findId({ text: "to Harbour" })).toBe("three");
  expect(findId({ link: "/hot-sell/detail/7" })).toBe("link");
});
