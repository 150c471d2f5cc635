"use client";

import { useEffect, useRef, useState } from "react";
import { openMedia, type OpenedMedia } from "./open-media";

/** `off`: was open before, and its results are still valid. */
type MediaState = { step: "idle" | "asking" | "off" } | { step: "open"; opened: OpenedMedia };

/** Camera and microphone, closed by `stop` and when the panel unmounts. */
export function useMedia() {
  const [state, setState] = useState<MediaState>({ step: "idle" });
  const stream = useRef<MediaStream>(null);
  const isUnmounted = useRef(false);

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      close(stream.current);
    };
  }, []);

  async function start() {
    close(stream.current);
    setState({ step: "asking" });
    const opened = await openMedia();
    // The panel may have unmounted meanwhile; then the stream must be closed here.
    if (isUnmounted.current) return close(opened.stream);
    stream.current = opened.stream;
    setState({ step: "open", opened });
  }

  function stop() {
    close(stream.current);
    setState({ step: "off" });
  }

  return { step: state.step, opened: state.step === "open" ? state.opened : undefined, start, stop };
}

function close(stream: MediaStream | null) {
  stream?.getTracks().forEach((track) => track.stop());
}
