/** A video that a page plays in a frame of a video service. */
export type EmbeddedVideo = {
  /** Address of the frame, which starts the video. */
  src: string;
  /** Name of the service, which is contacted only when the visitor presses play. */
  service: string;
};

type Service = EmbeddedVideo["service"];

/** Origins of the frames. The content security policy of pages allows them (lib/engines/routing/security-headers.ts). */
export const videoOrigins = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://player.bilibili.com",
] as const;

/**
 * Finds the frame for the address of a video, as people copy it from YouTube, Vimeo or Bilibili. The services' modes
 * without tracking cookies are used where there are any.
 * @returns undefined for any other address, which pages only link to
 */
export function toEmbeddedVideo(address: string): EmbeddedVideo | undefined {
  const url = parseAddress(address);
  if (!url) return undefined;
  const host = url.hostname.replace(/^(www|m)\./, "");
  const [first = "", second = "", third = ""] = url.pathname.split("/").slice(1);
  if (host === "youtu.be") return youtube(first);
  if (host === "youtube.com" || host === "youtube-nocookie.com")
    return youtube(["shorts", "embed", "live"].includes(first) ? second : (url.searchParams.get("v") ?? ""));
  if (host === "vimeo.com") return vimeo(first, second);
  if (host === "player.vimeo.com") return vimeo(second, url.searchParams.get("h") ?? third);
  if (host === "bilibili.com" && first === "video") return bilibili(second);
  return undefined;
}

function parseAddress(address: string): URL | undefined {
  try {
    const url = new URL(address);
    return url.protocol === "https:" && !url.username && !url.password && !url.port ? url : undefined;
  } catch {
    // A path of this site, or no address at all.
    return undefined;
  }
}

const frame = (service: Service, isValid: boolean, src: string) => (isValid ? { service, src } : undefined);

const youtube = (id: string) =>
  frame("YouTube", /^[\w-]{11}$/.test(id), `${videoOrigins[0]}/embed/${id}?autoplay=1&rel=0`);

function vimeo(id: string, hash: string) {
  const unlisted = /^[0-9a-f]{6,20}$/.test(hash) ? `&h=${hash}` : "";
  return frame("Vimeo", /^\d{1,12}$/.test(id), `${videoOrigins[1]}/video/${id}?autoplay=1&dnt=1${unlisted}`);
}

const bilibili = (id: string) =>
  frame("Bilibili", /^BV\w{10}$/.test(id), `${videoOrigins[2]}/player.html?bvid=${id}&autoplay=1`);
