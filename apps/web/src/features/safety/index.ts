export { UrgentCard } from './urgent-card.tsx';
export { useUrgentCheck } from './use-urgent-check.ts';
