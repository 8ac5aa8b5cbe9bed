export { JourneyPage } from './journey-page.tsx';
export { readJourneySearch } from './sections.ts';
export { VisitSummaryPage } from './visit-summary-page.tsx';
