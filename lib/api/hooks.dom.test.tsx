import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { SWRConfig } from "swr";
import { sampleAnswers } from "../contract/sample-answers";
import type { CallResult } from "../contract/result";
import { callFromBrowser } from "./browser";
import { useCall, type UseCallOptions } from "./hooks";

jest.mock("./browser");
const asked = jest.mocked(callFromBrowser as (...call: unknown[]) => Promise<CallResult<unknown>>);
const lives = sampleAnswers.readyLives;
const newer = { ...lives, total: 9 };
const good = (data: unknown) => ({ code: 0, message: "", data }) as CallResult<unknown>;

let root: Root;
let seen: ReturnType<typeof useCall<"readyLives">>;
function Lives(options: UseCallOptions<typeof lives>) {
  seen = useCall("readyLives", { page: 1 }, options);
  return null;
}

async function show(options: UseCallOptions<typeof lives>) {
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Lives {...options} />
      </SWRConfig>,
    ),
  );
  // SWR defers revalidation of displayed data to the next frame.
  await act(() => new Promise((done) => requestAnimationFrame(done)));
}

beforeEach(() => {
  root = createRoot(document.createElement("div"));
  asked.mockReset().mockResolvedValue(good(newer));
});
afterEach(() => act(async () => root.unmount()));

test("server-rendered data is shown without a request", async () => {
  await show({ fallback: lives });
  expect(seen.data).toBe(lives);
  expect(asked).not.toHaveBeenCalled();
});

test("stale data is fetched on mount", async () => {
  await show({ fallback: lives, refreshOnMount: true });
  expect(seen.data).toEqual(newer);
});

test("fetches without server data, but not while disabled", async () => {
  await show({ enabled: false });
  expect(asked).not.toHaveBeenCalled();
  await show({});
  expect(seen.data).toEqual(newer);
  expect(asked).toHaveBeenCalledWith("readyLives", { page: 1 });
});

test.each([{ code: 5000, message: "no" }, { message: "offline" }])(
  "after %j the last data stays",
  async (failure) => {
    asked.mockResolvedValue(failure);
    await show({ fallback: lives, refreshOnMount: true });
    expect(seen.data).toBe(lives);
    expect(seen.failure).toEqual(failure);
  },
);
