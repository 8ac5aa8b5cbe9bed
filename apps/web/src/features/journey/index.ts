export { JourneyPage } from './journey-page.tsx';
export { VisitSummaryPage } from './visit-summary-page.tsx';
