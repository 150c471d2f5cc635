import { NextIntlClientProvider, useMessages, useTranslations } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import english from "@/messages/en-US/site.json";
import { ClientMessages } from "./client-messages";

let received: unknown;

function Leaf() {
  received = useMessages();
  return useTranslations("carousel")("slide", { n: 2, total: 3 });
}

test("client components below receive the chosen namespaces, and no others", () => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en-US" messages={english}>
      <ClientMessages namespaces={["home.teachers", "home.partners", "carousel"]}>
        <Leaf />
      </ClientMessages>
    </NextIntlClientProvider>,
  );
  const { teachers, partners } = english.home;
  expect(received).toEqual({ home: { teachers, partners }, carousel: english.carousel });
  expect(html).toBe("2 of 3");
});
