import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { accountSites } from "@/lib/base/links/account-sites";
import { paths } from "@/lib/base/paths";
import english from "@/messages/en-US/site.json";
import { SiteMenu } from "./site-menu";

// They read the provider; what they show is beside the point here.
jest.mock("./app-modal", () => ({ AppModal: () => null }));
jest.mock("./app-codes", () => ({ WithApps: ({ children }: { children: ReactNode }) => children }));
jest.mock("./with-campaign", () => ({ WithCampaign: ({ children }: { children: ReactNode }) => children }));

/** The viewers that a link is for; undefined for everyone. Styles in app/globals.css hide it from the others. */
function viewersOf(href: string) {
  document.body.innerHTML = renderToStaticMarkup(
    <NextIntlClientProvider locale="en-US" messages={english}>
      <SiteMenu />
    </NextIntlClientProvider>,
  );
  return document.querySelector(`a[href="${href}"]`)!.closest<HTMLElement>("[data-for]")?.dataset.for;
}

test("live and hot courses are for all but teachers, home and class for everyone", () => {
  for (const href of [paths.live, paths.hotSell]) expect(viewersOf(href)).toBe("guest pending student");
  for (const href of [paths.home, paths.class]) expect(viewersOf(href)).toBeUndefined();
});

test("only a guest is offered a login", () => {
  expect(viewersOf(accountSites().login)).toBe("guest");
});
