import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { SWRConfig } from "swr";
import { sampleResponses } from "@/lib/base/contract/sample-responses";
import type { CallResult } from "@/lib/base/contract/result";
import { call } from "@/lib/app/bootstrap/client";
import { readTokenMark, removeSession } from "@/lib/base/session/browser";
import { adoptToken } from "@/lib/base/session/page-account";
import { useCall, type UseCallOptions } from "./use-call";

jest.mock("@/lib/app/bootstrap/client");
const mockedCall = jest.mocked(call as (...call: unknown[]) => Promise<CallResult<unknown>>);
const lives = sampleResponses.readyLives;
const newer = { ...lives, total: 9 };
const good = (data: unknown) => ({ code: 0, message: "", data }) as CallResult<unknown>;

let root: Root;
let current: ReturnType<typeof useCall<"readyLives">>;
type LivesProps = UseCallOptions<typeof lives> & { isDisabled?: boolean };
function Lives({ isDisabled, ...options }: LivesProps) {
  current = useCall("readyLives", isDisabled ? undefined : { page: 1 }, options);
  return null;
}

async function show(options: LivesProps) {
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
  mockedCall.mockReset().mockResolvedValue(good(newer));
});
afterEach(() => act(async () => root.unmount()));

test("server-rendered data is shown without a request", async () => {
  await show({ fallback: lives });
  expect(current.data).toBe(lives);
  expect(mockedCall).not.toHaveBeenCalled();
});

test("stale data is fetched on mount", async () => {
  await show({ fallback: lives, refreshOnMount: true });
  expect(current.data).toEqual(newer);
});

test("fetches without server data, but not while disabled", async () => {
  await show({ isDisabled: true });
  expect(mockedCall).not.toHaveBeenCalled();
  await show({});
  expect(current.data).toEqual(newer);
  expect(mockedCall).toHaveBeenCalledWith("readyLives", { page: 1 });
});

test.each([{ code: 5000, message: "no" }, { message: "offline" }])(
  "after %j the last data stays",
  async (failure) => {
    mockedCall.mockResolvedValue(failure);
    await show({ fallback: lives, refreshOnMount: true });
    expect(current.data).toBe(lives);
    expect(current.failure).toEqual(failure);
  },
);

test("after the login of the page has ended, everything is fetched again", async () => {
  document.cookie = "token=a";
  document.documentElement.dataset["account"] = readTokenMark();
  await show({ fallback: lives });
  removeSession();
  await act(async () => adoptToken());
  await act(() => new Promise((done) => requestAnimationFrame(done)));
  expect(current.data).toEqual(newer);
  expect(mockedCall).toHaveBeenCalledTimes(1);
});
