import { useEffect, useRef, useState } from 'react';
import { notifyError } from '../../ui/toaster.tsx';

const NOT_ALLOWED = 'This browser does not let Nestling listen. Allow the microphone, or type instead.';
const NOT_HEARD = 'Nothing could be understood. Please try again, or type instead.';

type Heard = { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> };

/** What is used of the browser's speech recognition, which TypeScript's own types leave out. */
type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally: boolean;
  onresult: (event: Heard) => void;
  onerror: (event: { error: string }) => void;
  onend: () => void;
  start: () => void;
  stop: () => void;
  abort: () => void;
};
type Asked = { langs: string[]; processLocally: true };
type RecognitionClass = { new (): Recognition; available?: (asked: Asked) => Promise<string> };

function recognitionClass(): RecognitionClass | undefined {
  return 'SpeechRecognition' in window ? (window.SpeechRecognition as RecognitionClass) : undefined;
}

/**
 * Writes what is said after what stands in the box. Only where the browser promises to understand it on the device:
 * others send what a parent says about a child to a company's servers.
 */
export function useDictation(text: string, onText: (text: string) => void) {
  const [isAble, setAble] = useState(false);
  const [isListening, setListening] = useState(false);
  const recognition = useRef<Recognition>(undefined);
  const written = useRef(text);
  const write = useRef(onText);
  write.current = onText;
  const lang = navigator.language;

  useEffect(() => {
    recognitionClass()
      ?.available?.({ langs: [lang], processLocally: true })
      .then(
        (answer) => setAble(answer === 'available'),
        () => setAble(false),
      );
    return () => recognition.current?.abort();
  }, [lang]);

  // Sent, or mended by hand: what is said would be written over it.
  useEffect(() => {
    if (isListening && text !== written.current) recognition.current?.abort();
  }, [text, isListening]);

  const start = () => {
    const Recognizer = recognitionClass();
    if (!Recognizer) return;
    const before = text.trim() === '' ? '' : `${text.trimEnd()} `;
    const listening = new Recognizer();
    Object.assign(listening, { lang, continuous: true, interimResults: true, processLocally: true });
    listening.onresult = ({ results }) => {
      const said = Array.from(results, (result) => result[0]?.transcript.trim() ?? '');
      written.current = `${before}${said.filter(Boolean).join(' ')}`;
      write.current(written.current);
    };
    listening.onerror = ({ error }) => {
      if (error === 'aborted') return;
      notifyError(error === 'not-allowed' || error === 'service-not-allowed' ? NOT_ALLOWED : NOT_HEARD);
    };
    listening.onend = () => setListening(false);
    recognition.current = listening;
    written.current = text;
    listening.start();
    setListening(true);
  };
  return { isAble, isListening, toggle: () => (isListening ? recognition.current?.stop() : start()) };
}
