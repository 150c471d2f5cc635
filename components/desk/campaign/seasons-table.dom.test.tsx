import { fireEvent, getByRole } from "@testing-library/dom";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { formatMessage } from "@/lib/base/i18n/format-message";
import { deskMessages } from "@/lib/base/desk/messages";
import { DeskMessagesProvider } from "../desk-messages";
import { SeasonsTable, type SeasonRow } from "./seasons-table";

const words = deskMessages["en-US"];
const { called, takeBack } = words.campaign;

const season: SeasonRow = {
  ...{ id: 1, region: "vn", key: "2021-01", name: "Winter", from: "2998-12-01", until: "2999-04-02" },
  ...{ version: 1, draft: false, published: true, file: true, shown: true },
};

test("the unpublish confirmation mentions a new draft even if the list reloads later", async () => {
  document.documentElement.lang = "en-US";
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const show = (listed: SeasonRow) =>
    act(async () =>
      root.render(
        <DeskMessagesProvider language="en-US" messages={words}>
          <SeasonsTable seasons={[listed]} onChanged={jest.fn()} onNext={jest.fn()} />
        </DeskMessagesProvider>,
      ),
    );
  await show(season);
  const name = formatMessage(
    takeBack.of,
    {
      name: formatMessage(called, { region: words.links.regions.vn, key: season.key }, "en-US"),
    },
    "en-US",
  );
  await act(async () => void fireEvent.click(getByRole(document.body, "button", { name })));
  const question = getByRole(document.body, "dialog", { name });
  expect(question.textContent).toContain(takeBack.sureNone);
  await show({ ...season, version: 2, draft: true });
  expect(question.textContent).toContain(takeBack.sureDraft);
  act(() => root.unmount());
});
