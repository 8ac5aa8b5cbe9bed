import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

const speech: SpeechSynthesis | undefined = 'speechSynthesis' in window ? window.speechSynthesis : undefined;
/** What is being read, by any reply. */
let current: SpeechSynthesisUtterance | undefined;

/** A voice on this device: others would send what is read to a company's servers. */
function findOwnVoice(): SpeechSynthesisVoice | undefined {
  return speech?.getVoices().find(({ localService, lang }) => localService && /^en\b/.test(lang));
}

function onVoices(change: () => void): () => void {
  speech?.addEventListener('voiceschanged', change);
  return () => speech?.removeEventListener('voiceschanged', change);
}

/** Reading aloud where the browser can: `toggle` is undefined where it has no voice of its own. */
export function useReadAloud(words: () => string): { isReading: boolean; toggle: (() => void) | undefined } {
  const hasVoice = useSyncExternalStore(onVoices, () => findOwnVoice() !== undefined);
  const [isReading, setReading] = useState(false);
  const own = useRef<SpeechSynthesisUtterance>(undefined);
  const stop = () => {
    if (own.current === current) speech?.cancel();
    own.current = undefined;
  };
  useEffect(() => stop, []);
  if (!speech || !hasVoice) return { isReading: false, toggle: undefined };
  const start = () => {
    const voice = findOwnVoice();
    const utterance = new SpeechSynthesisUtterance(words());
    if (voice) {
      utterance.voice = voice;
      utterance.lang = voice.lang;
    }
    utterance.onend = () => setReading(false);
    utterance.onerror = () => setReading(false);
    // One reply at a time.
    speech.cancel();
    current = utterance;
    own.current = utterance;
    speech.speak(utterance);
  };
  const toggle = () => {
    if (isReading) stop();
    else start();
    setReading(!isReading);
  };
  return { isReading, toggle };
}
