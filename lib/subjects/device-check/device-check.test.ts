import fc from "fast-check";
import { judgeBrowser } from "./browser";
import { isAudible, loudness, toMediaFailure, meterLevel } from "./media";
import { parseKilobytes, judgeSpeed, toMbps, nextDownload, type Sample } from "./speed";
import { summarize } from "./summary";
import { parts, type Verdict } from "./types";

const agents = {
  chrome: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36",
  oldChrome: "Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 Chrome/87.0.4280.141 Safari/537.36",
  edge: "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0",
  firefox: "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0",
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1",
  wechat: "Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/116.0.0.0 Mobile MicroMessenger/8.0.44",
};
const features = { secure: true, calls: true, media: true };

describe("the browser", () => {
  test.each([
    ["chrome", "ready"],
    ["edge", "ready"],
    ["iphone", "ready"],
    ["oldChrome", "old-chrome"],
    ["firefox", "other-browser"],
    ["wechat", "inside-app"],
  ] as const)("%s is %s", (name, verdict) => {
    expect(judgeBrowser(features, { userAgent: agents[name], maxTouchPoints: 0 })).toBe(verdict);
  });

  test("no browser works without calls, media or a secure context", () => {
    const signs = { userAgent: agents.chrome, maxTouchPoints: 0 };
    expect(judgeBrowser({ ...features, calls: false }, signs)).toBe("cannot-call");
    expect(judgeBrowser({ ...features, media: false }, signs)).toBe("cannot-call");
    expect(judgeBrowser({ secure: false, calls: true, media: false }, signs)).toBe("not-secure");
  });
});

describe("camera and microphone", () => {
  test.each([
    ["NotAllowedError", "refused"],
    ["NotFoundError", "missing"],
    ["OverconstrainedError", "missing"],
    ["NotReadableError", "busy"],
    ["TypeError", "unknown"],
  ])("%s means %s", (name, failure) => {
    expect(toMediaFailure(name)).toBe(failure);
  });

  test("a voice is detected, silence is not", () => {
    expect(isAudible(loudness(new Float32Array(512)))).toBe(false);
    expect(isAudible(loudness(Float32Array.from({ length: 512 }, (_, i) => Math.sin(i / 5) * 0.05)))).toBe(
      true,
    );
    expect(loudness(new Float32Array(0))).toBe(0);
  });

  test("the meter rises monotonically from 0 to 1", () => {
    const volume = fc.double({ min: 0, max: 2, noNaN: true });
    fc.assert(
      fc.property(volume, volume, (a, b) => {
        const [quiet, loud] = [meterLevel(Math.min(a, b)), meterLevel(Math.max(a, b))];
        expect(quiet).toBeGreaterThanOrEqual(0);
        expect(loud).toBeLessThanOrEqual(1);
        expect(quiet).toBeLessThanOrEqual(loud);
      }),
    );
  });
});

describe("the connection", () => {
  test("a megabyte in two seconds is just above 4 Mbps", () => {
    expect(toMbps({ bytes: 1024 * 1024, durationMs: 2000 })).toBeCloseTo(4.19, 2);
  });

  test.each([
    [4, "slow"],
    [4.01, "enough"],
    [10, "enough"],
    [10.01, "pass"],
  ])("%d Mbps is %s: over 4 is enough, over 10 is recommended", (mbps, verdict) => {
    expect(judgeSpeed(mbps)).toBe(verdict);
  });

  test("a slow connection has one counted download, a fast one a larger second one", () => {
    const sample = (durationMs: number): Sample => ({ bytes: 1, durationMs });
    expect(nextDownload([])).toBe(64);
    expect(nextDownload([sample(900)])).toBe(1024);
    expect(nextDownload([sample(900), sample(2000)])).toBeUndefined();
    expect(nextDownload([sample(20), sample(80)])).toBe(4096);
    expect(nextDownload([sample(20), sample(80), sample(90)])).toBeUndefined();
  });

  test("a duration of zero does not give an infinite speed", () => {
    expect(toMbps({ bytes: 1000, durationMs: 0 })).toBeLessThan(Infinity);
  });

  test("only integers of kilobytes up to 4 MB are accepted", () => {
    for (const kb of [1, 64, 1024, 4096]) expect(parseKilobytes(String(kb))).toBe(kb);
    for (const kb of [null, "", "0", "-1", "4097", "99999", "1e3", "1.5", " 5", "NaN", "9".repeat(50)]) {
      expect(parseKilobytes(kb)).toBeUndefined();
    }
  });
});

describe("the summary", () => {
  const all = (verdict: Verdict) => Object.fromEntries(parts.map((part) => [part, verdict]));

  test("is ready if all parts pass, gives advice if some could be better, and lists failed parts", () => {
    expect(summarize(all("pass"))).toEqual({ state: "ready", failedParts: [] });
    expect(summarize({ ...all("pass"), browser: "advice" }).state).toBe("advice");
    expect(summarize({ ...all("advice"), connection: "fail", camera: "fail" })).toEqual({
      state: "fail",
      failedParts: ["camera", "connection"],
    });
  });

  test("is incomplete until every part has a result", () => {
    expect(summarize({}).state).toBe("going");
    for (const part of parts) expect(summarize({ ...all("pass"), [part]: undefined }).state).toBe("going");
  });
});
