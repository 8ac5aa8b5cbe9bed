export { CallBar } from './call-bar.tsx';
export { UrgentCard } from './urgent-card.tsx';
export { type CardCheck, useCardCheck } from './use-card-check.ts';
export { scrollLimit, showOpenCard, useCardOutOfView } from './use-card-in-view.ts';
