import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';

type Place = { element: HTMLElement; ref: (parent: HTMLElement | null) => void };
type Places = ReturnType<typeof createPlaces>;

/** The places of the app's frame that a page may fill: tools beside the title, the rail, and a panel at the side. */
export const SlotContext = createContext<Partial<Places>>({});

/** The places are there before the frame is drawn, so that what fills them is drawn with it and not once more. */
export function usePlaces(): Places {
  return useState(createPlaces)[0];
}

function createPlaces() {
  return { tools: createPlace(), rail: createPlace(), aside: createPlace() };
}

function createPlace(): Place {
  const element = document.createElement('div');
  element.style.display = 'contents';
  return { element, ref: (parent) => parent?.append(element) };
}

/** Puts its children into a place of the frame; nothing where the frame has no such place. */
export function Slot({ name, children }: { name: keyof Places; children: ReactNode }) {
  const place = use(SlotContext)[name];
  return place ? createPortal(children, place.element) : null;
}
