import { fireEvent, getByRole } from "@testing-library/dom";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { deskWords } from "@/lib/base/desk/words";
import { WordsProvider } from "../words";
import { SeasonsTable, type SeasonRow } from "./seasons-table";

const words = deskWords["en-US"];
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
        <WordsProvider words={words}>
          <SeasonsTable seasons={[listed]} onChanged={jest.fn()} onNext={jest.fn()} />
        </WordsProvider>,
      ),
    );
  await show(season);
  const name = fillPlaceholders(takeBack.of, {
    name: fillPlaceholders(called, { region: words.links.regions.vn, key: season.key }),
  });
  await act(async () => void fireEvent.click(getByRole(document.body, "button", { name })));
  const question = getByRole(document.body, "dialog", { name });
  expect(question.textContent).toContain(takeBack.sureNone);
  await show({ ...season, version: 2, draft: true });
  expect(question.textContent).toContain(takeBack.sureDraft);
  act(() => root.unmount());
});
