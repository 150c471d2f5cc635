import { NextIntlClientProvider } from "next-intl";
import { act } from "react";
import { createRoot } from "react-dom/client";
import english from "@/messages/en-US/site.json";
import { gatedLinkTo } from "./gated";
import { LoginGate } from "./login-gate";

const gatedHref = "/account/live-detail/1?x=2";

test.each([
  ["this site", "/account/login", "/account/register", "/account/live-detail/1?x=2"],
  [
    "another site",
    "https://a.example/login",
    "https://a.example/register",
    "http://localhost/account/live-detail/1?x=2",
  ],
])(
  "a guest can log in or sign up on %s and comes back to the link's target, or sees the public page",
  async (_, login, register, target) => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    const root = createRoot(document.body.appendChild(document.createElement("div")));
    await act(async () =>
      root.render(
        <NextIntlClientProvider locale="en-US" messages={english} timeZone="Asia/Shanghai">
          <a href={gatedHref} {...gatedLinkTo("/live/1")}>
            Class
          </a>
          <LoginGate loginHref={login} registerHref={register} />
        </NextIntlClientProvider>,
      ),
    );
    await act(async () => document.querySelector<HTMLAnchorElement>("a[data-gated]")?.click());
    const links = [...document.querySelectorAll<HTMLAnchorElement>("dialog a")].map(
      ({ textContent, href }) => {
        const { origin, pathname, searchParams } = new URL(href);
        return [textContent, origin + pathname, searchParams.get("redirect")];
      },
    );
    const absolute = (href: string) => new URL(href, location.href).href;
    expect(links).toEqual([
      ["Log in", absolute(login), target],
      ["Sign up", absolute(register), target],
      [english.loginNeeded.open, absolute("/live/1"), null],
    ]);
    act(() => root.unmount());
    document.body.replaceChildren();
  },
);
