"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Pinyin } from "@/components/characters/pinyin";
import { toServerMessage } from "@/components/people/action-form";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useSound } from "@/components/ui/use-sound";
import { call } from "@/lib/app/bootstrap/client";
import { isSuccess } from "@/lib/base/contract/result";
import { isIntroduction, isOpen, toOwnTexts, type OwnText, type RecordingsView } from "./own-texts";
import { TextList } from "./text-list";
import { useRecorder } from "./use-recorder";

/** Records one text after the other: one press each, then the next one is shown. */
export function Recorder({ view, reload }: { view: RecordingsView; reload: () => Promise<unknown> }) {
  const t = useTranslations("teacherCentre.voice");
  const failedMessage = useTranslations("account")("failed");
  const texts = toOwnTexts(view);
  const [selected, setSelected] = useState(() => (texts.slice(1).find(isOpen) ?? texts[0])?.text);
  const [lastText, setLastText] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const index = texts.findIndex(({ text }) => text === selected);
  const current = texts[index] as OwnText;
  const last = texts.find(({ text }) => text === lastText);

  const recorder = useRecorder(async (text, file) => {
    const result = await call("account/record-pronunciation", { text }, { file });
    setRefused(toServerMessage(result, failedMessage));
    if (!isSuccess(result)) return;
    await reload();
    setLastText(text);
    const next = texts.find((one, position) => position > index && isOpen(one));
    if (next && !isIntroduction({ text })) setSelected(next.text);
  });
  const button = useRef<HTMLButtonElement>(null);
  const { step, problem, meter } = recorder;
  const isRecording = step === "recording";

  function select(text: string) {
    recorder.stop();
    recorder.clearProblem();
    setRefused(undefined);
    setSelected(text);
    button.current?.focus();
  }
  function press() {
    setRefused(undefined);
    if (isRecording) recorder.stop();
    else void recorder.record(current.text);
  }
  return (
    <>
      <div
        role="group"
        aria-label={nameOf(current, t)}
        className="sheet p-4 text-center"
        data-part="recorder"
      >
        <p className="grid min-h-24 place-content-center">
          {isIntroduction(current) ? (
            <span className="max-w-[34rem] text-lead">{t("aboutText")}</span>
          ) : (
            <>
              <span lang="zh-CN" className="text-[3.5rem] leading-tight">
                {current.text}
              </span>
              <Pinyin className="text-lead">{current.pinyin}</Pinyin>
            </>
          )}
        </p>
        <div className="mt-3 flex flex-wrap items-center justify-center gap-3">
          <button
            ref={button}
            type="button"
            aria-busy={step === "asking" || step === "working"}
            className={isRecording ? buttonClasses.secondary : buttonClasses.primary}
            onClick={press}
          >
            <Icon name={isRecording ? "pause" : "mic"} size={18} />
            {t(isRecording ? "stop" : current.recording ? "again" : "record")}
          </button>
          {current.recording && !isRecording && (
            <Playback key={current.recording.address} address={current.recording.address} />
          )}
        </div>
        <div
          ref={meter}
          aria-hidden
          className={`mx-auto mt-3 h-2 max-w-60 overflow-hidden rounded-pill bg-muted before:block before:h-full before:origin-left before:[scale:var(--level,0)_1] before:bg-accent ${isRecording ? "" : "invisible"}`}
        />
        <p role="status" className="min-h-7 text-soft">
          {isRecording && t(isIntroduction(current) ? "speakIntroduction" : "speak")}
        </p>
        <p role="alert" className="field-error empty:hidden">
          {problem ? t(`problems.${problem}`) : refused}
        </p>
      </div>
      {last && last.text !== current.text && last.recording && (
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <span>{t("last", { text: nameOf(last, t) })}</span>
          <Playback key={last.recording.address} address={last.recording.address} />
          <button type="button" className="link" onClick={() => select(last.text)}>
            {t("again")}
          </button>
        </p>
      )}
      <TextList texts={texts} selected={current.text} onSelect={select} />
    </>
  );
}

const nameOf = (one: OwnText, t: (key: "about") => string) => (isIntroduction(one) ? t("about") : one.text);

function Playback({ address }: { address: string }) {
  const t = useTranslations("teacherCentre.voice");
  const { isPlaying, hasFailed, toggle } = useSound(address);
  return (
    <>
      <button type="button" className={buttonClasses.secondary} onClick={toggle}>
        <Icon name={isPlaying ? "pause" : "headphones"} size={18} />
        {t(isPlaying ? "stop" : "listen")}
      </button>
      <span role="status" className="empty:absolute">
        {hasFailed && t("problems.playback")}
      </span>
    </>
  );
}
