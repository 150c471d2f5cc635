import fc from "fast-check";
import { toEmbeddedVideo, videoOrigins } from "./embedded-video";

const youtube = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3", youtube],
  ["https://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ", youtube],
  ["https://youtu.be/dQw4w9WgXcQ?si=abc", youtube],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ", youtube],
  ["https://www.youtube.com/live/dQw4w9WgXcQ", youtube],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
  [
    "https://vimeo.com/76979871/8272103f6e",
    "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e",
  ],
  ["https://player.vimeo.com/video/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
  [
    "https://www.bilibili.com/video/BV1xx411c7mD/",
    "https://player.bilibili.com/player.html?bvid=BV1xx411c7mD&autoplay=1",
  ],
])("%s plays in a frame", (address, src) => {
  expect(toEmbeddedVideo(address)?.src).toBe(src);
});

test.each([
  "",
  "/media/lesson.mp4",
  "http://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://user:word@www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/@yuqiao",
  "https://www.youtube.com/watch?v=short",
  'https://youtu.be/"onload="alert(1)',
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://evil.example/?https://youtu.be/dQw4w9WgXcQ",
  "https://vimeo.com/channels/staffpicks",
  "https://space.bilibili.com/1",
  "javascript:alert(1)",
])("%j is only linked to", (address) => {
  expect(toEmbeddedVideo(address)).toBeUndefined();
});

test("any address is linked to or plays in a frame that the policy allows", () => {
  const hosts = fc.constantFrom(
    "youtu.be",
    "www.youtube.com",
    "vimeo.com",
    "www.bilibili.com",
    "evil.example",
  );
  fc.assert(
    fc.property(hosts, fc.webPath(), fc.webQueryParameters(), (host, path, query) => {
      const video = toEmbeddedVideo(`https://${host}${path}?${query}`);
      if (video) expect(videoOrigins).toContain(new URL(video.src).origin);
    }),
  );
});
