export { UrgentCard } from './urgent-card.tsx';
