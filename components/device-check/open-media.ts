import { toMediaFailure, type MediaFailure } from "@/lib/subjects/device-check/media";

type Kind = "camera" | "microphone";

export type OpenedMedia = { stream: MediaStream; failures: Partial<Record<Kind, MediaFailure>> };

const constraints = { camera: { video: { facingMode: "user" } }, microphone: { audio: true } } as const;

/**
 * Opens camera and microphone together, so that the browser shows one prompt. If one of them fails, the other is
 * opened alone. Never throws: `failures` has the reason for each device that could not be opened.
 */
export async function openMedia(): Promise<OpenedMedia> {
  const both = await requestMedia({ ...constraints.camera, ...constraints.microphone });
  if (both instanceof MediaStream) return { stream: both, failures: {} };
  const [camera, microphone] = [await openAlone("camera", both), await openAlone("microphone", both)];
  const opened = [camera, microphone].filter((result) => result instanceof MediaStream);
  return {
    stream: new MediaStream(opened.flatMap((result) => result.getTracks())),
    failures: {
      camera: camera instanceof MediaStream ? undefined : camera,
      microphone: microphone instanceof MediaStream ? undefined : microphone,
    },
  };
}

/** Opens one device. After a refusal it only retries a device that was not denied itself, to avoid a second prompt. */
async function openAlone(kind: Kind, firstFailure: MediaFailure): Promise<MediaStream | MediaFailure> {
  const other = kind === "camera" ? "microphone" : "camera";
  const isOnlyOtherDenied = (await isDenied(other)) && !(await isDenied(kind));
  if (firstFailure === "refused" && !isOnlyOtherDenied) return "refused";
  return requestMedia(constraints[kind]);
}

async function requestMedia(requested: MediaStreamConstraints): Promise<MediaStream | MediaFailure> {
  try {
    return await navigator.mediaDevices.getUserMedia(requested);
  } catch (error) {
    return toMediaFailure(error instanceof Error ? error.name : "");
  }
}

/** False also in browsers that cannot query these two permissions. */
async function isDenied(kind: Kind): Promise<boolean> {
  try {
    const status = await navigator.permissions.query({ name: kind as PermissionName });
    return status.state === "denied";
  } catch {
    return false;
  }
}
