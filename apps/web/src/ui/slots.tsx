import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';

export const SLOTS = ['tools', 'rail', 'aside'] as const;
export type SlotName = (typeof SLOTS)[number];

type Place = { element: HTMLElement; ref: (parent: HTMLElement | null) => void };
export type Places = Record<SlotName, Place>;

/** The places of the app's frame that a page may fill: tools beside the title, the rail, and a panel at the side. */
export const SlotContext = createContext<Partial<Places>>({});

/** The places are there before the frame is drawn, so that what fills them is drawn with it and not once more. */
export function usePlaces(): Places {
  return useState(() => ({ tools: createPlace(), rail: createPlace(), aside: createPlace() }))[0];
}

function createPlace(): Place {
  const element = document.createElement('div');
  element.style.display = 'contents';
  return { element, ref: (parent) => parent?.append(element) };
}

/** Puts its children into a place of the frame; nothing where the frame has no such place. */
export function Slot({ name, children }: { name: SlotName; children: ReactNode }) {
  const place = use(SlotContext)[name];
  return place ? createPortal(children, place.element) : null;
}
