import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

export const SLOTS = ['tools', 'rail', 'aside'] as const;
export type SlotName = (typeof SLOTS)[number];

/** The places of the app's frame that a page may fill: tools beside the title, the rail, and a panel at the side. */
export const SlotContext = createContext<Partial<Record<SlotName, HTMLElement | null>>>({});

/** Puts its children into a place of the frame; nothing where the frame has no such place. */
export function Slot({ name, children }: { name: SlotName; children: ReactNode }) {
  const place = use(SlotContext)[name];
  return place ? createPortal(children, place) : null;
}
